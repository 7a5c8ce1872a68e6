import { afterEach, expect, test, vi } from "vitest";
import { editionIn } from "../../tests/trial-content";
import { provideBase } from "../urls";
import { absoluteUrl, earlierAddress, permanentUrl } from "./addresses";

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

test("the permanent address has the year, once", () => {
  const stays = "https://shaped-bandage-report.example/2025/products";
  expect(permanentUrl(edition, "/products")).toBe(stays);
  provideBase("/2025/");
  expect(permanentUrl({ ...edition, newest: "/" }, "/products")).toBe(stays);
});

test("an earlier edition is in a folder of the site, for an archived edition too", () => {
  provideBase("/report/");
  expect(earlierAddress(edition, 2024, "/products")).toBe("/report/2024/products");
  provideBase("/report/2025/");
  expect(earlierAddress({ ...edition, newest: "/report/" }, 2024, "/products")).toBe("/report/2024/products");
});
