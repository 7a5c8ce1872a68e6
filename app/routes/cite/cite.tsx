import { resolveAll } from "../../analysis/text";
import { CitationFiles, CiteThis } from "../../components/cite-this";
import { FileLinks } from "../../components/file-links";
import { LinkLine } from "../../components/link-line";
import { RichText } from "../../components/rich-text";
import { TitledSection } from "../../components/titled-section";
import { pageMeta } from "../../document/page-meta";
import { listCitations } from "../../downloads/citation/citation";
import { writeForms } from "../../downloads/citation/citation-files";
import { listQuotes } from "../../downloads/images/quote-files";
import { height, width } from "../../downloads/images/social-picture";
import { editionContext } from "../../edition/context";
import { href, pages, quoteFile } from "../../urls";
import type { Route } from "./+types/cite";
import "./cite.css";

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const { report, products, resolver } = edition;
  const nameOf = (key: string) => products.find(({ slug }) => slug === key)?.name;
  const figures: Record<string, { number: number } | undefined> = edition.figures();
  const [whole, ...parts] = listCitations(edition).map((citation) => ({
    ...writeForms(citation),
    type: citation.type,
    path: citation.path,
    number: figures[citation.key]?.number,
    label: nameOf(citation.key) ?? citation.title,
  }));
  if (!whole) throw new Error("the report itself cannot be cited");
  return {
    meta: pageMeta(edition, "cite"),
    words: resolveAll(report.cite, resolver),
    whole,
    groups: [
      { name: "Pages", parts: parts.filter(({ key, type }) => type === "page" && !nameOf(key)) },
      { name: pages.products.label, parts: parts.filter(({ key }) => nameOf(key)) },
      { name: pages.figures.label, parts: parts.filter(({ type }) => type === "figure") },
    ],
    quotes: listQuotes(edition).map(({ id, what, wording, base, caveat }) => ({
      id,
      what,
      alt: `${wording} ${base} ${caveat}`,
    })),
    size: { width, height },
  };
}

export default function Cite({ loaderData }: Route.ComponentProps) {
  const { meta, words, whole, groups } = loaderData;
  return (
    <div className="cite page wide">
      <h1>{meta.shortTitle}</h1>
      <RichText as="p" className="lead" text={words.lead} />
      <div className="cite-whole split beside apart">
        <CiteThis citation={whole} what="report" unfolds />
        <TitledSection
          className="cite-before measure"
          id="before"
          title={<RichText text={words.versions.heading} plain />}
        >
          <RichText as="p" text={words.versions.text} />
          <LinkLine to={pages.changes.path}>Changes and corrections</LinkLine>
        </TitledSection>
      </div>
      <section className="cite-part" aria-labelledby="parts-heading">
        <RichText as="h2" id="parts-heading" text={words.parts.heading} plain />
        <RichText as="p" className="measure" text={words.parts.text} />
        <div className="columns">
          {groups.map(({ name, parts }) => (
            <section key={name}>
              <h3>{name}</h3>
              {parts.map((part) => (
                <Part key={part.key} part={part} />
              ))}
            </section>
          ))}
        </div>
      </section>
      <Quotes data={loaderData} />
    </div>
  );
}

type Data = Route.ComponentProps["loaderData"];

/** A page or a figure; unfolds to its citation. */
function Part({ part }: { part: Data["groups"][number]["parts"][number] }) {
  return (
    <details className="cite-entry fold print-open" id={part.key}>
      <summary>
        {part.number && `Figure ${part.number}. `}
        {part.label}
      </summary>
      <p className="caption">{part.text}</p>
      <CitationFiles citation={part} of={part.title} cited={[part.number ? "Figure" : "Page", part.path]} />
    </details>
  );
}

/** The numbers that may be quoted as facts, as pictures. */
function Quotes({ data: { words, quotes, size } }: { data: Data }) {
  return (
    <section className="cite-part" aria-labelledby="quotes-heading">
      <RichText as="h2" id="quotes-heading" text={words.quotes.heading} plain />
      <RichText as="p" className="measure" text={words.quotes.text} />
      <ul className="columns">
        {quotes.map(({ id, what, alt }) => (
          <li key={id}>
            <img {...size} src={href(quoteFile(id, "png"))} alt={alt} loading="lazy" />
            <FileLinks
              links={(["png", "svg"] as const).map((type) => [type.toUpperCase(), quoteFile(id, type)])}
              of={what}
              download
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
