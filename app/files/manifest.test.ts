import { expect, test } from "vitest";
import { readReport } from "../read-report";
import { manifestFile } from "./manifest";

test("the manifest has the title of the report", () => {
  const report = readReport();
  const { body } = manifestFile({ ...report, edition: { ...report.edition, title: "Another Title" } });
  expect(JSON.parse(String(body)).name).toBe("Another Title");
});
