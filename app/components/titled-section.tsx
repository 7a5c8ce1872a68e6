import type { PropsWithChildren, ReactNode } from "react";

interface Props {
  id: string;
  /** Others link to the section. */
  isAnchor?: boolean;
  title: ReactNode;
  look?: "minor" | "kicker";
  className?: string;
}

/** A section that its heading names. */
export function TitledSection(props: PropsWithChildren<Props>) {
  const { id, isAnchor, title, look = "minor", className, children } = props;
  return (
    <section className={className} id={isAnchor ? id : undefined} aria-labelledby={`${id}-heading`}>
      <h2 className={look} id={`${id}-heading`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
