import type { PropsWithChildren } from "react";
import { href } from "../urls";

/** A link on a line of its own: to a path of the site, or to an anchor of the page. */
export function LinkLine({ to, children }: PropsWithChildren<{ to: string }>) {
  return (
    <p className="no-print">
      <a className="target" href={to.startsWith("#") ? to : href(to)}>
        {children}
      </a>
    </p>
  );
}
