import type { ReactNode } from "react";
import { href } from "../urls";

interface Props {
  links: readonly (readonly [label: string, path: string])[];
  /** What screen readers announce with each link. */
  of?: ReactNode;
  download?: boolean;
}

/** Links to files of one thing in several forms, and to what else there is of it. */
export function FileLinks({ links, of, download }: Props) {
  return (
    <p className="links no-print">
      {links.map(([label, path]) => (
        <a key={label} href={path.startsWith("#") ? path : href(path)} download={download}>
          {label}
          {of && <span className="visually-hidden"> of {of}</span>}
        </a>
      ))}
    </p>
  );
}
