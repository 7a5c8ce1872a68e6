import type { ReactNode } from "react";
import { href } from "../urls";

interface Props {
  to: string;
  primary?: boolean;
  children: ReactNode;
}

export function ButtonLink({ to, primary = false, children }: Props) {
  return (
    <a className={primary ? "button button-primary" : "button"} href={href(to)}>
      {children}
    </a>
  );
}
