import type { ReactNode } from "react";
import { hasIllustrativeValues } from "../../../analysis/figures/figure-model";
import type { Text } from "../../../analysis/text";
import { FigureFrame } from "../../../components/figure-frame";
import { RichText } from "../../../components/rich-text";
import { Section } from "../../../components/section";
import type { FigureChapter, WholeReport } from "../compose-report";
import "../../../components/strip.css";
import "./part.css";

/** The anchor of the table of contents. */
export const contentsId = "contents";

interface PartProps {
  id: string;
  title: ReactNode;
  lead?: Text;
  children: ReactNode;
}

/** A part of the report, which starts a page in print. */
export function Part({ id, title, lead, children }: PartProps) {
  return (
    <section className="part" id={id} aria-labelledby={`${id}-heading`}>
      <div className="part-head">
        <h2 id={`${id}-heading`}>{title}</h2>
        {lead && <RichText as="p" className="lead" text={lead} />}
        <p className="part-back no-print">
          <a className="target" href={`#${contentsId}`}>
            Contents
          </a>
        </p>
      </div>
      {children}
    </section>
  );
}

/** A section of a part, with its kicker in the margin. */
export function Chapter(props: Parameters<typeof Section>[0]) {
  return <Section className="chapter" level="h3" {...props} />;
}

/** The figures of a chapter: in print beside each other, if there are two. */
export function Figures({ of, figures }: { of: FigureChapter; figures: WholeReport["figures"] }) {
  const firstOpen = figures.find(({ figure }) => hasIllustrativeValues(figure))?.figure;
  const shown = figures.filter(({ chapter }) => chapter === of);
  return (
    <div className="figures stack">
      {shown.map(({ figure }) => (
        <FigureFrame key={figure.id} figure={figure} heading="h4" legend={figure === firstOpen} />
      ))}
    </div>
  );
}
