import type { ReactNode } from "react";
import type { Text } from "../../../analysis/text";
import { LinkLine } from "../../../components/link-line";
import { RichText } from "../../../components/rich-text";
import "../../../components/strip.css";
import "./part.css";

/** The anchor of the table of contents. */
export const contentsId = "contents";

interface Props {
  id: string;
  title: Text;
  lead?: Text;
  /** A paragraph below the lead. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the report. */
export function Part({ id, title, lead, note, children }: Props) {
  return (
    <section className="part" id={id} aria-labelledby={`${id}-heading`}>
      <div className="part-head wide">
        <RichText as="h2" id={`${id}-heading`} text={title} plain />
        {lead && <RichText as="p" className="lead" text={lead} />}
        {note}
        <LinkLine to={`#${contentsId}`}>Contents</LinkLine>
      </div>
      {children}
    </section>
  );
}
