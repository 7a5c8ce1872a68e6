import type { ReactNode } from "react";
import { href } from "../urls";

/** A link that looks like a button; one on a screen is primary. */
export function ButtonLink({
  to,
  primary = false,
  children,
}: {
  to: string;
  primary?: boolean;
  children: ReactNode;
}) {
  return (
    <a className={primary ? "button button-primary" : "button"} href={href(to)}>
      {children}
    </a>
  );
}
