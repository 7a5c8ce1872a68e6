/** Leads to the sections of a page. */
export function PageContents({ sections }: { sections: readonly { id: string; label: string }[] }) {
  return (
    <nav className="contents no-print" aria-label="On this page">
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
