import { afterEach, expect, test, vi } from "vitest";
import { editionIn } from "../../tests/trial-content";
import { provideBase } from "../urls";
import { absoluteUrl, permanentUrl } from "./addresses";

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

const wrong = "x.example| |ftp://a.b|https://a@b.c|https://a.b?c|https://a.b/c|https://.|https://a.b:99999";
test.each(wrong.split("|"))("SITE_URL=%j is rejected", (site) => {
  vi.stubEnv("SITE_URL", site);
  expect(() => absoluteUrl(edition, "/")).toThrow(`SITE_URL is "${site}", but it is a scheme and host like`);
});

test("the permanent address has the year, once", () => {
  const stays = "https://shaped-bandage-report.example/2025/products";
  expect(permanentUrl(edition, "/products")).toBe(stays);
  provideBase("/2025/");
  expect(permanentUrl({ ...edition, newest: "/" }, "/products")).toBe(stays);
});
