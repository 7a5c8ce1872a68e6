import type { PropsWithChildren, ReactNode } from "react";

interface Props {
  id: string;
  title: ReactNode;
  look?: "minor" | "kicker";
  className?: string;
}

/** A section that its heading names. */
export function TitledSection({ id, title, look = "minor", className, children }: PropsWithChildren<Props>) {
  return (
    <section className={className} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={look} id={`${id}-heading`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
