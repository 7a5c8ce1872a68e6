import { expect, test } from "vitest";
import { parseBasePath } from "./settings";

test("the base path begins and ends with a slash", () => {
  expect([undefined, "", "/"].map(parseBasePath)).toEqual(["/", "/", "/"]);
  expect(["/some/where/", "some/where"].map(parseBasePath)).toEqual(["/some/where/", "/some/where/"]);
  expect(parseBasePath("/my.site-2/")).toBe("/my.site-2/");
});

const wrong = ["/a b/", "/../x/", "https://x.example/a/", "/a?b/", "/ä/", '/"/', "/.git/"];
test.each(wrong)("%j is rejected", (text) => {
  expect(() => parseBasePath(text)).toThrow(/^BASE_PATH is ".*", but it is a path like/);
});
