import { expect, test } from "vitest";
import { parseServeOptions } from "./options";

test("the default is port 4173 on this machine only", () => {
  expect(parseServeOptions([], {})).toEqual({ port: 4173, base: "/", build: false });
});

test("the command line overrides PORT", () => {
  expect(parseServeOptions([], { PORT: "5000" })).toEqual({ port: 5000, base: "/", build: false });
  expect(parseServeOptions(["--port", "6000"], { PORT: "5000" })).toEqual({
    port: 6000,
    base: "/",
    build: false,
  });
  const options = parseServeOptions(["--port=0", "--host", "0.0.0.0"], {});
  expect(options).toEqual({ port: 0, host: "0.0.0.0", base: "/", build: false });
});

test.each(["abc", "", "-1", "65536", "80.5", "0x50", "1e3"])("port %j is rejected with a message", (port) => {
  const parse = () => parseServeOptions([`--port=${port}`], {});
  expect(parse).toThrow(/^--port is ".*", but a port is a whole number/);
  if (port) expect(() => parseServeOptions([], { PORT: port })).toThrow(/^PORT is /);
});

test("the path comes from BASE_PATH, as for the build", () => {
  expect(parseServeOptions([], { BASE_PATH: "/some/where/" }).base).toBe("/some/where/");
});
