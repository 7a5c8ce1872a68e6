import { expect, test } from "vitest";
import { parseServeOptions } from "./options";

test("the default is port 4173 on this machine only", () => {
  expect(parseServeOptions([], {})).toEqual({ port: 4173 });
});

test("the command line outranks PORT", () => {
  expect(parseServeOptions([], { PORT: "5000" })).toEqual({ port: 5000 });
  expect(parseServeOptions(["--port", "6000"], { PORT: "5000" })).toEqual({ port: 6000 });
  expect(parseServeOptions(["--port=0", "--host", "0.0.0.0"], {})).toEqual({ port: 0, host: "0.0.0.0" });
});

test.each(["abc", "", "-1", "65536", "80.5", "0x50", "1e3"])("port %j is refused in words", (port) => {
  expect(() => parseServeOptions([`--port=${port}`], {})).toThrow(
    /^--port is ".*", but a port is a whole number/,
  );
});

test("a wrong PORT is named as such", () => {
  expect(() => parseServeOptions([], { PORT: "web" })).toThrow('PORT is "web"');
});
