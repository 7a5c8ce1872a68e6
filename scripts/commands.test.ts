import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { runScript, startScript } from "../tests/run-script";
import { root } from "./command";

// Runs `npm run check` and `npm run dev` on copies of a small report.

function copyContent() {
  const content = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("tests/content", content, { recursive: true });
  const file = join(content, "products/first.yaml");
  const original = readFileSync(file, "utf8");
  const theme = original.split("\n").findIndex((line) => line.startsWith("theme:")) + 1;
  return {
    settings: { CONTENT_DIR: content, NODE_ENV: "development", NO_COLOR: "1" },
    makeMistake: () => writeFileSync(file, original.replace(/^theme:.*$/m, "theme: []")),
    fixMistake: () => writeFileSync(file, original),
    problem: `products/first.yaml:${theme}:8  theme: found fields or a list; expected a text`,
  };
}

test("check says where to run it when it is started in another folder", async () => {
  const args = ["--import", "tsx", "../scripts/check.ts"];
  const run = promisify(execFile)(process.execPath, args, { cwd: "app" });
  await expect(run).rejects.toMatchObject({ code: 1, stdout: "", stderr: `Run this in ${root}\n` });
});

test("check lists warnings and illustrative values, and fails with the file and line of a problem", async () => {
  const { settings, makeMistake, problem } = copyContent();
  const passed = await runScript("scripts/check.ts", settings);
  expect(passed.code, passed.output).toBe(0);
  expect(passed.output).toMatch(/^warning: \S+report\.yaml:\d+:\d+ {2}address: found /m);
  expect(passed.output).toMatch(/^The content has no problems\.$/m);
  expect(passed.output).toMatch(/^\S+products\/first\.yaml:\d+:\d+ {2}price: 8\.49$/m);
  makeMistake();
  const failed = await runScript("scripts/check.ts", settings);
  expect([failed.code, failed.output]).toEqual([1, expect.stringContaining(problem)]);
  expect(failed.output).toContain("The content has 1 problem:");
});

test("check lists the passages that depend on changed facts until --reviewed accepts the facts", async () => {
  const { settings } = copyContent();
  const file = join(settings.CONTENT_DIR, "written-for.yaml");
  const write = (was: string, name: string) => `- value: products.count
  was: ${was}
  passages: [home.hero.title] # kept
- { value: report.title, was: ${name}, passages: [home.tiles] }
- { value: brand.Old.products, was: 1, passages: [home.tiles] }
- { value: report.year, was: 2025, passages: [home.hero.lead] }
`;
  writeFileSync(file, write(">-\n    ten", '"An, Old"'));
  const check = async (option: string) => (await runScript(`scripts/check.ts ${option}`, settings)).output;
  const listed = await check("");
  expect(listed).toMatch(/^products\.count was ten, is 2$.*home\.yaml:2:10 {2}hero\.title: Title of 2025/ms);
  expect(listed).toMatch(
    /^\S+home\.yaml:\d+:\d+ {2}tiles\.0\.value: .+ \(report\.title, brand\.Old\.products\)$/m,
  );
  expect(listed).toMatch(/^2 passages need a review.*npm run reviewed\s*$/m);
  expect(await check("--reviewed products.ten")).toContain("found no changed fact products.ten");
  expect(await check("--reviewed products.count")).toMatch(/^1 passage needs a review/m);
  expect(readFileSync(file, "utf8")).toBe(write("2", '"An, Old"'));
  expect(await check("--reviewed")).toContain("brand.Old.products is gone");
  expect(readFileSync(file, "utf8")).toBe(write("2", '"The Report"'));
  writeFileSync(file, "- { value: products.count, was: 2, passages: [home.gone] }");
  expect(await check("")).toContain(
    "written-for.yaml:1:47  0.passages.0: found no home.gone; delete it here",
  );
});

test("--reviewed writes the texts of passages, and their references after they have moved", async () => {
  const { settings } = copyContent();
  const file = join(settings.CONTENT_DIR, "written-for.yaml");
  const write = (was: number, tile: string, card: string) => `- value: products.count
  was: ${was}
  passages: [home.hero.lead, ${tile}] # kept
- value: report.year
  was: 2025
  passages:
    - ${card}
    - at: home.gone
      text: Gone
`;
  writeFileSync(file, write(1, "home.tiles.0", "{ at: home.tiles.7.label, text: Label }"));
  const { output } = await runScript("scripts/check.ts --reviewed", settings);
  expect(readFileSync(file, "utf8")).toBe(
    write(2, '{ at: home.tiles.0, text: "Value" }', '{ at: home.tiles.0.label, text: "Label" }'),
  );
  expect(output).toContain('found "Gone" neither at home.gone nor elsewhere');
});

test("--reviewed shows the problems of the content, and writes nothing", async () => {
  const { settings, makeMistake, problem } = copyContent();
  const file = join(settings.CONTENT_DIR, "written-for.yaml");
  const text = "- { value: products.count, was: 1, passages: [home.hero.title] }\n";
  writeFileSync(file, text);
  makeMistake();
  const { code, output } = await runScript("scripts/check.ts --reviewed products.count", settings);
  expect([code, output]).toEqual([1, expect.stringContaining(problem)]);
  expect(readFileSync(file, "utf8")).toBe(text);
});

test.each([
  [
    "scripts/check.ts reviewed",
    "Unexpected argument 'reviewed'; expected npm run check, or npm run reviewed",
  ],
  ["scripts/build.ts --pfd", "Unknown option '--pfd'; expected --pdf"],
])("%s fails before it does anything", async (script, message) => {
  const { code, output } = await runScript(script, {});
  expect([code, output]).toEqual([1, expect.stringContaining(message)]);
});

test("dev renders a page on request, shows a mistake with file and line, and recovers", async () => {
  const { settings, makeMistake, fixMistake, problem } = copyContent();
  const server = startScript("node_modules/vite/bin/vite.js --port 0", settings);
  onTestFinished(() => void server.child.kill());
  const findAddress = () => /http:\S+\d/.exec(server.output)?.[0];
  await expect.poll(findAddress, { timeout: 50_000 }).toBeDefined();
  const request = async (path: string) => {
    const response = await fetch(findAddress() + path);
    return `${response.status} ${await response.text()}`;
  };
  const expectHome = (words: RegExp) => expect.poll(() => request("/"), { timeout: 50_000 }).toMatch(words);
  await expectHome(/^200 .*<h1[^>]*>Title of 2025</s);
  expect(await request("/products/first-product")).toMatch(/^200 .*First Product/s);
  expect(await request("/products/none")).toMatch(/^404 /);
  expect(await request("/print-edition")).toMatch(/^200 .*First Product/s);
  makeMistake();
  await expectHome(/^500 /);
  expect(await request("/")).toContain(problem);
  fixMistake();
  await expectHome(/^200 /);
});
