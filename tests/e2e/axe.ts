import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rules of axe that the page breaks, with the elements. `rules`: only these. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const result = await checker.run(document, {
      resultTypes: ["violations"],
      ...(runOnly && { runOnly: [...runOnly] }),
    });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  }, rules);
}
