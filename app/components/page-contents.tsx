import "./page-contents.css";

export function PageContents({ sections }: { sections: readonly { id: string; label: string }[] }) {
  return (
    <nav className="contents stays no-print" aria-label="On this page">
      <ul className="wrap">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a className="pill" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
