import { join } from "node:path";
import { expect, test } from "vitest";
import { digest } from "../../app/downloads/data/bundle";
import { temporaryFolder } from "../../tests/temporary-folder";
import { writeInto } from "../build/site-files";
import { archiveData, isDifferent } from "./archive-data";

const folder = temporaryFolder();

test("a version's folder holds files that fit their checksums", () => {
  const sums = { name: "SHA256SUMS", body: `${digest("a")}  a\n` };
  const keep = (body: string) => archiveData(join(folder(), "1.0.0"), [{ name: "a", body }, sums]);
  expect(() => keep("half")).toThrow("1.0.0.tmp/a does not fit SHA256SUMS");
  keep("a");
  writeInto(folder(), "1.0.0/a", "half");
  expect(() => keep("a")).toThrow("1.0.0/a");
});

test("a built site has the files of the archived one, with the same words", () => {
  writeInto(folder(), "archived/a.html", '<main><p id="lost">New</p><p>At <b>/2025/a</b></p></main>');
  writeInto(folder(), "same/a.html", "<nav>b</nav><main><p>At /a</p></main>");
  writeInto(folder(), "other/a.html", "<main><p>In /a</p></main>");
  const [archived = "", ...built] = ["archived", "same", "other", "none"].map((name) => join(folder(), name));
  expect(built.map((site) => isDifferent("a.html", archived, site))).toEqual([false, true, true]);
});
