import type { PropsWithChildren } from "react";
import "./contents-layout.css";

type Props = PropsWithChildren<{ sections: readonly { id: string; label: string }[] }>;

/**
 * Renders a page's content with links to its sections: beside the content on wide screens, above it on narrow
 * ones. The inline script (app/client/inline-script.ts) highlights the link to the section in view.
 */
export function ContentsLayout({ sections, children }: Props) {
  return (
    <div className="contents-layout stack-large container">
      <nav className="contents-layout-nav sticky-top no-print" aria-label="On this page">
        <ul className="flex-wrap">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a className="pill pill-outlined" href={`#${id}`}>
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
