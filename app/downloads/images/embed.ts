import { escapeAttribute, escapeText } from "entities";
import { type Figure, figureWords } from "../../analysis/figures/figure-model";
import { permanentUrl } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import { figureFile, figurePath } from "../../urls";
import { end } from "../citation/forms";
import { width } from "./figure-picture";

/** Snippets for other sites: a figure's picture, with alternative text and caption; CC BY asks for the links. */
export function writeEmbed(edition: Edition, figure: Figure): Record<"HTML" | "Markdown", string> {
  const { title, year, license } = edition.report.publication;
  const words = figureWords(figure);
  const page = permanentUrl(edition, figurePath(figure.id));
  const picture = permanentUrl(edition, figureFile(figure.id, "png"));
  const caption = `${end(words.title)} Base: ${end(words.base)} Source: `;
  const source = `${title} ${year}`;
  return {
    HTML: `<figure>
  <a href="${escapeAttribute(page)}">
    <img src="${escapeAttribute(picture)}" alt="${escapeAttribute(words.alt)}" width="${width}" style="max-width: 100%">
  </a>
  <figcaption>${escapeText(caption)}<a href="${escapeAttribute(page)}">${escapeText(source)}</a>, <a href="${escapeAttribute(license.address)}" rel="license">${escapeText(license.short)}</a>.</figcaption>
</figure>`,
    Markdown: `[![${escapeMarkdown(words.alt)}](${picture})](${page})

${escapeMarkdown(caption)}[${escapeMarkdown(source)}](${page}), [${escapeMarkdown(license.short)}](${license.address}).`,
  };
}

const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_[\]<>&]/gu, "\\$&");
