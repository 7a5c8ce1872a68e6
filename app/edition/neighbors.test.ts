import { afterEach, expect, test, vi } from "vitest";
import { editionIn } from "../../tests/trial-content";
import { provideBase } from "../urls";
import { loadEdition } from "./edition";
import { absoluteUrl } from "./neighbors";

const edition = editionIn();

afterEach(() => {
  vi.unstubAllEnvs();
  provideBase("/");
});

test.each([
  ["/", "", "/", "https://shaped-bandage-report.example/"],
  ["/products", "https://a.example/", "/", "https://a.example/products"],
  ["/products/a", "https://a.example//", "/report/", "https://a.example/report/products/a"],
])("the absolute address of %s on %j under %s is %s", (path, site, base, address) => {
  vi.stubEnv("SITE_URL", site);
  provideBase(base);
  expect(absoluteUrl(edition, path)).toBe(address);
});

test("an older edition is on the host of the newest one", () => {
  const { report } = edition;
  const imprint = { ...report.imprint, address: "https://newest.example" };
  const newest = { ...edition, report: { ...report, imprint } };
  expect(absoluteUrl({ ...edition, newest }, "/")).toBe("https://newest.example/");
});

test("loading an edition changes no setting", () => {
  const before = { ...process.env };
  loadEdition();
  expect(process.env).toEqual(before);
});
