import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { beforeEach, expect, test } from "vitest";
import { readHeaders, readRedirects } from "../preview/host-files";
import { writeInto } from "../scripts/build/site-files";
import { temporaryFolder } from "../tests/temporary-folder";
import { delivery } from "./delivery";
import { writeHostFiles } from "./host-files";
import { takeInventory } from "./inventory";
import { filePolicy } from "./policy";

const folder = temporaryFolder();
const editions = ["/a/2024/", "/a/"];
beforeEach(() => {
  const pages = ["index.html", "p.html", "404.html", "products/404.html"];
  for (const name of [...pages, "f.svg", "data/x.csv", "assets/d-1.js", "art/c.svg", "charts/e.svg"])
    for (const year of ["2024/", ""]) writeInto(folder(), year + name, "");
  const gone = { from: "/gone", to: "/2024/p#lost", status: 308 } as const;
  writeHostFiles(folder(), takeInventory(folder()), "/a/", [gone]);
});

const hashed = { "Cache-Control": "public, max-age=31536000, immutable" };
const alone = { ...delivery.fileHeaders, "Content-Security-Policy": filePolicy };
test.each([
  ["p products/heart none/none", {}],
  ["data/x.csv", delivery.fileHeaders],
  ["assets/d-1.js", { ...hashed, ...delivery.fileHeaders }],
  ["art/c.svg", { ...hashed, ...alone }],
  ["charts/e.svg f.svg", alone],
])("%s have their headers", (names, own) => {
  for (const path of names.split(" ").flatMap((name) => editions.map((edition) => edition + name))) {
    const sent = readHeaders(folder()).flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : []));
    expect(Object.fromEntries(sent)).toEqual({ ...delivery.headers, "X-Frame-Options": "DENY", ...own });
  }
});

test("redirects name pages, because a placeholder could lead to another host", () => {
  const spelled = "@index @ 308\n@index.html @ 308\n@p/index @p 308\n@p/index.html @p 308\n";
  const ofBoth = (lines: string) => editions.map((edition) => lines.replaceAll("@", edition)).join("");
  const rules = `${ofBoth(spelled)}/a/gone /a/2024/p#lost 308\n`;
  expect(readFileSync(join(folder(), "_redirects"), "utf8").replace(/^#.*\n/, "")).toBe(rules);
});

test("Netlify reads every rule", async () => {
  const [headersFiles, redirectsFiles] = [[join(folder(), "_headers")], [join(folder(), "_redirects")]];
  const one = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: true });
  expect(one).toMatchObject({ errors: [], headers: { length: readHeaders(folder()).length } });
  const other = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  expect(other).toMatchObject({ errors: [], redirects: { length: readRedirects(folder()).length } });
});
