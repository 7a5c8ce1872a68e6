import type { PropsWithChildren, ReactNode } from "react";

interface Props {
  id: string;
  title: ReactNode;
  className?: string;
}

/** A section that its heading names. */
export function TitledSection({ id, title, className, children }: PropsWithChildren<Props>) {
  return (
    <section className={className} aria-labelledby={`${id}-heading`}>
      <h2 className="minor" id={`${id}-heading`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
