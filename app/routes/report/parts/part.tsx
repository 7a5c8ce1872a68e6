import type { PropsWithChildren } from "react";
import type { Text } from "../../../analysis/text";
import { RichText } from "../../../components/rich-text";
import "../../../components/strip.css";
import "./part.css";

/** The anchor of the table of contents. */
export const contentsId = "contents";

/** A part of the report, which starts a page in print. */
export function Part({
  id,
  title,
  lead,
  children,
}: PropsWithChildren<{ id: string; title: Text; lead?: Text }>) {
  return (
    <section className="part" id={id} aria-labelledby={`${id}-heading`}>
      <div className="part-head wide">
        <RichText as="h2" id={`${id}-heading`} text={title} plain />
        {lead && <RichText as="p" className="lead" text={lead} />}
        <p className="no-print">
          <a className="target" href={`#${contentsId}`}>
            Contents
          </a>
        </p>
      </div>
      {children}
    </section>
  );
}
