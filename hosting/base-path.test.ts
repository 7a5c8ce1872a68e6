import { expect, test } from "vitest";
import { parseBasePath } from "./base-path";

test.each([
  [undefined, "/"],
  ["", "/"],
  ["/", "/"],
  ["/some/where/", "/some/where/"],
  ["some/where", "/some/where/"],
  ["/my.site-2/", "/my.site-2/"],
])("%j is %s", (text, path) => {
  expect(parseBasePath(text)).toBe(path);
});

test.each(["/a b/", "/../x/", "https://x.example/a/", "/a?b/", "/ä/", '/"/', "/.git/"])(
  "%j is rejected",
  (text) => {
    expect(() => parseBasePath(text)).toThrow(/^BASE_PATH is ".*", but it is a path like/);
  },
);
