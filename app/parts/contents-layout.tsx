import type { PropsWithChildren } from "react";
import "./contents-layout.css";

type Props = PropsWithChildren<{ sections: readonly { id: string; label: string }[] }>;

/** A page's text with the list of its sections: beside it where there is room, else above. The page's script marks the one in view. */
export function ContentsLayout({ sections, children }: Props) {
  return (
    <div className="with-contents stack-large container">
      <nav className="contents sticky no-print" aria-label="On this page">
        <ul className="flex-wrap">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a className="pill outlined" href={`#${id}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  );
}
