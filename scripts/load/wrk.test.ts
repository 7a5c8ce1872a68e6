import { expect, test } from "vitest";
import { parseWrk } from "./wrk";

const report = `Running 5s test @ http://127.0.0.1:4190/
  2 threads and 200 connections
  Latency Distribution
     50%    8.35ms
     75%   10.12ms
     90%   14.02ms
     99%   30.51ms
  110000 requests in 5.01s, 1.02GB read
Requests/sec:  21956.08
Transfer/sec:    208.90MB
`;

test("reads what wrk says", () => {
  const { megabytes, ...figures } = parseWrk(report);
  expect(figures).toEqual({
    requests: 110000,
    perSecond: 21956.08,
    median: "8.35ms",
    slowest: "30.51ms",
    errors: 0,
  });
  expect(megabytes).toBeCloseTo(219, 0);
});

test("counts every kind of error", () => {
  const bad = `${report}  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\n`;
  expect(parseWrk(bad).errors).toBe(15);
});

test("says so when wrk said something else", () => {
  expect(() => parseWrk("unable to connect")).toThrow("wrk did not say");
});
