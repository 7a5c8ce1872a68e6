import { expect, test } from "vitest";
import { readSettings } from "./settings";

const basePathOf = (text?: string) => readSettings({ BASE_PATH: text }).basePath;

test("the base path begins and ends with a slash", () => {
  expect([undefined, "", "/"].map(basePathOf)).toEqual(["/", "/", "/"]);
  expect(["/some/where/", "some/where"].map(basePathOf)).toEqual(["/some/where/", "/some/where/"]);
  expect(basePathOf("/my.site-2/")).toBe("/my.site-2/");
});

const invalidBasePaths = ["/a b/", "/../x/", "https://x.example/a/", "/a?b/", "/ä/", '/"/', "/.git/"];
test.each(invalidBasePaths)("readSettings rejects the base path %j", (text) => {
  expect(() => basePathOf(text)).toThrow(/^BASE_PATH: found ".*"; expected a path of letters/);
});

test("the site's URL is an origin, with or without a slash at its end", () => {
  expect(readSettings({ SITE_URL: "https://x.example/" }).siteUrl).toBe("https://x.example");
  expect(() => readSettings({ SITE_URL: "https://x.example/a" })).toThrow(
    'SITE_URL: found "https://x.example/a"; expected https:// and the domain',
  );
});
