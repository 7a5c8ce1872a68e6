import { expect, test } from "vitest";
import { editionIn } from "../../../tests/trial-content";
import type { Figure } from "../../analysis/figures/figure-model";
import { writeEmbed } from "./embed";

const edition = editionIn();
const figures = Object.values(edition.figures());

test("characters of HTML and Markdown are escaped", () => {
  const alt = { type: "resolved" as const, nodes: [{ type: "text" as const, text: 'a "b" <c> [d] & e_f' }] };
  const { publication } = edition.report;
  const licensed = { ...publication, license: { ...publication.license, short: "A_B" } };
  const report = { ...edition.report, publication: licensed };
  const { HTML, Markdown } = writeEmbed({ ...edition, report }, { ...(figures[0] as Figure), alt });
  expect(HTML).toContain('alt="a &quot;b&quot; &lt;c&gt; [d] &amp; e_f"');
  expect(Markdown).toContain('[![a "b" \\<c\\> \\[d\\] \\& e\\_f](https://');
  expect(Markdown).toContain(", [A\\_B](");
});
