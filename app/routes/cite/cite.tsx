import { Fragment } from "react";
import { resolveAll } from "../../analysis/text";
import { CitationFiles, CiteThis } from "../../components/cite-this";
import { RichText } from "../../components/rich-text";
import { pageHead } from "../../document/meta";
import { pageMeta } from "../../document/page-meta";
import { listCitations } from "../../downloads/citation/citation";
import { writeForms } from "../../downloads/citation/citation-files";
import { editionContext } from "../../edition/context";
import { href, pages } from "../../urls";
import type { Route } from "./+types/cite";
import "../../styles/rows.css";
import "./cite.css";

export const meta = pageHead;

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const { report, products, resolver } = edition;
  const [whole, ...parts] = listCitations(edition).map((citation) => ({
    ...writeForms(citation),
    type: citation.type,
  }));
  if (!whole) throw new Error("the report itself cannot be cited");
  const isProduct = (key: string) => products.some(({ slug }) => slug === key);
  return {
    meta: pageMeta(edition, "cite"),
    words: resolveAll(report.cite, resolver),
    whole,
    groups: [
      { name: "Pages", parts: parts.filter(({ key, type }) => type === "page" && !isProduct(key)) },
      { name: pages.products.label, parts: parts.filter(({ key }) => isProduct(key)) },
      { name: pages.figures.label, parts: parts.filter(({ type }) => type === "figure") },
    ],
  };
}

export default function Cite({ loaderData: { meta, words, whole, groups } }: Route.ComponentProps) {
  return (
    <div className="cite page wide">
      <h1>{meta.shortTitle}</h1>
      <RichText as="p" className="lead" text={words.lead} />
      <div className="cite-whole split beside apart">
        <CiteThis citation={whole} what="report" />
        <section className="cite-before measure" aria-labelledby="before-heading">
          <RichText as="h2" className="minor" id="before-heading" text={words.versions.heading} plain />
          <RichText as="p" text={words.versions.text} />
          <p>
            <a className="target" href={href(pages.changes.path)}>
              Changes and corrections
            </a>
          </p>
        </section>
      </div>
      <section className="cite-part" aria-labelledby="parts-heading">
        <RichText as="h2" id="parts-heading" text={words.parts.heading} plain />
        <RichText as="p" className="measure" text={words.parts.text} />
        {groups.map(({ name, parts }) => (
          <Fragment key={name}>
            <h3>{name}</h3>
            <ul className="rows cite-list">
              {parts.map((part) => (
                <li key={part.key} id={part.key}>
                  <h4 className="label">
                    <a className="target" href={href(part.path)}>
                      {part.title}
                    </a>
                  </h4>
                  <p className="caption">{part.text}</p>
                  <CitationFiles citation={part} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </section>
    </div>
  );
}
