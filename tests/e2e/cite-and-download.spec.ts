import { expect, type Page } from "@playwright/test";
import { csvFormatRows, csvParseRows } from "d3-dsv";
import { strFromU8, unzipSync } from "fflate";
import { test } from "../page-test";
import { read, tables } from "../site";

interface Field {
  name: string;
  type: string;
  format?: string;
  title: string;
  description: string;
  kindField?: string;
  sourcesField?: string;
  constraints?: { enum?: string[] };
}
interface DataPackage {
  name: string;
  version: string;
  resources: { name: string; path: string; rowCount: number; schema: { fields: Field[] } }[];
}
const { resources, version, name } = JSON.parse(read("data/datapackage.json")) as DataPackage;

test("the data package describes every column of every CSV file, and its types hold", () => {
  expect(resources.map((resource) => resource.name).sort()).toEqual([...tables].sort());
  const sourceIds = new Set(csvParseRows(read("data/sources.csv")).map(([id]) => id));
  const forms: Record<string, RegExp> = {
    integer: /^-?\d+$/,
    number: /^-?\d+(\.\d+)?$/,
    uri: /^https?:\/\/\S+$/,
  };
  for (const { path, rowCount, schema } of resources) {
    const text = read(`data/${path}`);
    const [header = [], ...rows] = csvParseRows(text);
    expect(header, path).toEqual(schema.fields.map((column) => column.name));
    expect(rows.length, path).toBe(rowCount);
    // RFC 4180: lines end with CR LF.
    expect(`${csvFormatRows([header, ...rows]).replaceAll("\n", "\r\n")}\r\n`, path).toBe(text);
    for (const [
      index,
      { name, type, format, description, kindField, sourcesField, constraints },
    ] of schema.fields.entries()) {
      expect(description, `${path}, ${name}`).toMatch(/\S{3}/);
      for (const companion of [kindField, sourcesField]) if (companion) expect(header).toContain(companion);
      for (const row of rows) {
        const cell = row[index] ?? "";
        if (cell !== "") expect(cell, `${path}, ${name}`).toMatch(forms[format ?? type] ?? /./);
        if (cell !== "" && constraints?.enum) expect(constraints.enum, `${path}, ${name}`).toContain(cell);
        // Every value has a kind, and a sourced one has its source.
        if (cell !== "" && kindField) expect(row[header.indexOf(kindField)], `${path}, ${name}`).not.toBe("");
        if (name.endsWith("_sources"))
          for (const id of cell.split(";").filter(Boolean)) expect(sourceIds).toContain(id);
        if (name.endsWith("_kind") && cell === "sourced")
          expect(row[index + 1], `${path}, ${name}`).not.toBe("");
      }
    }
  }
});

test("the zip holds the same files, in a folder with the version", async ({ page }) => {
  await page.goto("/data");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download zip/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${name}-${version}.zip`);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const entries = Object.entries(unzipSync(new Uint8Array(Buffer.concat(chunks))));
  const inside = new Map(
    entries.map(([path, bytes]) => [path.replace(`${name}-${version}/`, ""), strFromU8(bytes)]),
  );
  const files = [...tables.map((table) => `${table}.csv`), "datapackage.json"];
  for (const each of files) expect(inside.get(each), each).toBe(read(`data/${each}`));
  expect([...inside.keys()].sort()).toEqual([...files, "license.txt"].sort());
});

test("a researcher sees each table's columns and takes its file", async ({ page, request }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Data", exact: true }).click();
  for (const { path, rowCount, schema } of resources) {
    const item = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: path, exact: true }) });
    await item.getByText(`${schema.fields.length} columns, ${rowCount} rows`).click();
    const own = schema.fields.filter((column) => !/_(kind|sources)$/.test(column.name));
    await expect(item.getByRole("rowheader")).toHaveText(
      own.map((column) => new RegExp(`^${column.name}\\b`)),
    );
    const answer = await request.get((await item.getByRole("link").getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toMatch(/^text\/csv/);
    expect(answer.headers()["access-control-allow-origin"]).toBe("*");
  }
});

/** Opens a page whose messages stay until the test lets time pass: they are shown for seconds, which a busy machine may miss. */
async function openPaused(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
}

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the citation is copied as text and in each form, and each form is a file", async ({
    page,
    request,
  }) => {
    await openPaused(page, "/data#cite");
    const cite = page.locator("section#cite");
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await cite
      .getByRole("button", { name: /^Copy text/ })
      .first()
      .click();
    await expect(cite.getByRole("status").first()).toHaveText("Copied");
    expect(await clipboard()).toMatch(
      new RegExp(`Version ${version.replaceAll(".", "\\.")}\\. https?://\\S+$`),
    );
    await page.clock.runFor(5000);
    await expect(cite.getByRole("status").first()).toBeEmpty();
    const beginnings = { BibTeX: "@techreport{", RIS: "TY  - RPRT", "CSL-JSON": "[" };
    for (const [form, beginning] of Object.entries(beginnings)) {
      const fold = cite.locator("details").filter({ has: page.getByText(form, { exact: true }) });
      await fold.getByText(form, { exact: true }).click();
      await fold
        .getByRole("button", { name: `Copy text : ${form}` })
        .or(fold.getByRole("button"))
        .first()
        .click();
      const text = (await clipboard()).trim();
      expect(text.startsWith(beginning), form).toBe(true);
      const address = await fold.getByRole("link").getAttribute("href");
      const body = await (await request.get(address ?? "")).text();
      expect(body.replaceAll("\r\n", "\n").trim(), form).toBe(text);
    }
  });

  test("a number that may be quoted is copied with its base and source", async ({ page }) => {
    await openPaused(page, "/methodology");
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("button", { name: /^Copy text/ }) })
      .first();
    await row.getByRole("button").press("Enter");
    await expect(row.getByRole("status")).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/Base: .+version \d+\.\d+\.\d+, https?:\S+$/s);
  });
});

test("without a clipboard the button selects the text", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await openPaused(page, "/data");
  const cite = page.locator("section#cite");
  await cite
    .getByRole("button", { name: /^Copy text/ })
    .first()
    .press("Space");
  await expect(cite.getByRole("status").first()).toHaveText("Selected, ready to copy");
  expect(await page.evaluate(() => String(getSelection()))).toContain(`Version ${version}`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("one click selects the text, and there is no button", async ({ page }) => {
    await page.goto("/data");
    await expect(page.getByRole("button", { name: /^(Copy|Print)/ })).toHaveCount(0);
    await page.locator("section#cite").getByText(`Version ${version}`).first().click();
    expect(await page.evaluate(() => String(getSelection()))).toContain(`Version ${version}`);
  });
});
