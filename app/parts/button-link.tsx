import type { PropsWithChildren } from "react";
import { href } from "../urls";
import "./button.css";

export function ButtonLink({ to, primary, children }: PropsWithChildren<{ to: string; primary?: boolean }>) {
  return (
    <a className={primary ? "button button-primary" : "button"} href={href(to)}>
      {children}
    </a>
  );
}
