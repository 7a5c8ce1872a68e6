import { listPossibleIds } from "../../analysis/figures";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import { pageKeys } from "../../urls";
import type { EditionDraft } from "../draft";

/** Names that the site uses itself: the report itself, the page for unknown addresses, and anchors of the whole report. */
const ownNames = "report 404 content menu contents main-points summary findings kids market sources".split(
  " ",
);

/** A product's slug names its page, its citation, its picture and its place in the whole report: nothing else has that name. */
export function checkSlugs({ sound, measures, contents }: EditionDraft): Problem[] {
  const figures = measures ? listPossibleIds({ publication: measures, list: contents.report.list }) : [];
  const taken = [...ownNames, ...pageKeys, ...figures];
  return sound.products.flatMap(({ data: { slug }, at }) => {
    if (slug === undefined || !taken.includes(slug)) return [];
    const owner = figures.includes(slug) ? "a figure" : "a part of the site";
    return [
      at(["slug"], `found "${slug}", the name of ${owner}; expected another, for example ${slug}-product`),
    ];
  });
}

/** Checks the citation keys in content/methodology.yaml. */
export function checkCited({ sound, measures, contents, isComplete }: EditionDraft): Problem[] {
  const read = sound.parts.methodology;
  if (!read || !measures || !isComplete) return [];
  const slugs = sound.products.flatMap(({ data }) => data.slug ?? []);
  const figures = Object.keys(sound.parts.figures?.data ?? {});
  const keys = ["report", ...pageKeys, ...figures, ...slugs];
  const possible = listPossibleIds({ publication: measures, list: contents.report.list });
  const describeCite = (cite: string) =>
    possible.includes(cite)
      ? `found "${cite}", a figure that this edition leaves out; expected another, or no "cite"`
      : describeUnknown("page, figure or product", cite, keys);
  return (read.data.use?.rows ?? []).flatMap((row, index) =>
    row?.cite === undefined || keys.includes(row.cite)
      ? []
      : [read.at(["use", "rows", index, "cite"], describeCite(row.cite))],
  );
}
