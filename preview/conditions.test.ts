import { describe, expect, test } from "vitest";
import { isFresh, parseRange } from "./conditions";

const validators = { etag: '"abc"', modified: new Date("2025-06-01T12:00:00.750Z") };

describe("isFresh", () => {
  test.each(['"abc"', 'W/"abc"', '"x", "abc"', "*"])("If-None-Match: %s is fresh", (tags) => {
    expect(isFresh({ "if-none-match": tags }, validators)).toBe(true);
  });

  test.each(['"x"', "abc", ""])("If-None-Match: %s is stale", (tags) => {
    expect(isFresh({ "if-none-match": tags }, validators)).toBe(false);
  });

  test("a date counts to the second", () => {
    expect(isFresh({ "if-modified-since": "Sun, 01 Jun 2025 12:00:00 GMT" }, validators)).toBe(true);
    expect(isFresh({ "if-modified-since": "Sun, 01 Jun 2025 11:59:59 GMT" }, validators)).toBe(false);
    expect(isFresh({ "if-modified-since": "yesterday" }, validators)).toBe(false);
  });

  test("a tag outranks a date", () => {
    const headers = { "if-none-match": '"x"', "if-modified-since": "Sun, 01 Jun 2025 12:00:00 GMT" };
    expect(isFresh(headers, validators)).toBe(false);
  });
});

describe("parseRange", () => {
  test.each([
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=2-5", { start: 2, end: 5 }],
    ["bytes=90-", { start: 90, end: 99 }],
    ["bytes=90-500", { start: 90, end: 99 }],
    ["bytes=-5", { start: 95, end: 99 }],
    ["bytes=-500", { start: 0, end: 99 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-2", "unsatisfiable"],
    ["bytes=0-1,5-6", "whole"],
    ["bytes=-", "unsatisfiable"],
    ["lines=0-1", "whole"],
    ["bytes=a-b", "unsatisfiable"],
  ])("%s", (range, expected) => {
    expect(parseRange({ range }, 100, '"abc"')).toEqual(expected);
  });

  test("no header asks for all", () => {
    expect(parseRange({}, 100, '"abc"')).toBe("whole");
  });

  test("If-Range for another version asks for all of this one", () => {
    expect(parseRange({ range: "bytes=0-1", "if-range": '"old"' }, 100, '"abc"')).toBe("whole");
    expect(parseRange({ range: "bytes=0-1", "if-range": '"abc"' }, 100, '"abc"')).toEqual({
      start: 0,
      end: 1,
    });
  });
});
