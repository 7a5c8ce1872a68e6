import { afterEach, expect, test, vi } from "vitest";
import { describeValues } from "../../app/edition/mentions";
import { temporaryFolder } from "../../tests/temporary-folder";
import { editionIn } from "../../tests/trial-content";
import { writeInto } from "../build/site-files";

const archive = temporaryFolder();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = 0;
});

async function check(...args: string[]): Promise<string> {
  vi.resetModules();
  const print = ["log", "warn", "error"] as const;
  const spies = print.map((name) => vi.spyOn(console, name).mockReturnValue());
  vi.spyOn(process, "argv", "get").mockReturnValue(["node", "check.ts", ...args]);
  await import("../check");
  return spies.flatMap(({ mock }) => mock.calls.flat()).join("\n");
}

test("the check refuses a base path that the build would refuse", async () => {
  vi.stubEnv("BASE_PATH", "/a b/");
  expect(await check()).toContain('BASE_PATH is "/a b/"');
});

test("with a name, it lists what to read again", async () => {
  vi.stubEnv("CONTENT_DIR", "tests/edition");
  const printed = await check("--names", "welly");
  expect(printed).toMatch(/^tests\/edition\/products\/03-welly-zoo-animals.yaml:\d+:\d+ {2}name: Welly/mu);
  expect(printed).not.toContain("slug");
  expect(printed, "it is of another version").toMatch(/^CITATION\.cff does not fit/mu);
});

test("it lists the sentences whose values were others in the newest archived version", async () => {
  vi.stubEnv("CONTENT_DIR", "tests/edition");
  vi.stubEnv("ARCHIVE_DIR", archive());
  const values = describeValues(editionIn());
  const keep = (version: string, kept: Record<string, string>) => {
    writeInto(archive(), `${version}/README.md`, "");
    writeInto(archive(), `${version}.values.json`, JSON.stringify(kept));
  };
  keep("0.1.0", values);
  expect(await check()).not.toContain("to read again");
  const slug = "product.bioswiss-heart-shaped";
  keep("0.2.0", {
    ...values,
    [`${slug}.rating`]: "4.1/5",
    "licensed.count": "7",
    "brand.Gone.products": "1",
  });
  const printed = await check();
  expect(printed).toMatch(/^Sentences whose values were others in version 0\.2\.0, to read again: \d+$/mu);
  // Named by its value, and by its product.
  expect(printed).toMatch(/^tests\/edition\/[\w/.-]+:\d+:\d+ {2}[^\n]*BioSwiss Heart/mu);
  expect(printed).not.toMatch(/Hot Wheels Shaped/u);
});
