import { expect, test } from "vitest";
import { type DataTable, plainCell, valueCell } from "../../analysis/tables/table-model";
import { disarm, formatCsv } from "./csv";

test("a cell that a spreadsheet would run gets an apostrophe, a number does not", () => {
  const armed = ["=1+1", "+49 30", "-2+3", "@SUM(A1)", "\tx", "\rx", "\nx", "＝1", "-"];
  expect(armed.map(disarm)).toEqual(armed.map((cell) => `'${cell}`));
  const harmless = ["-5", "-5.25", "-1e-7", "", "1-2", "a=b"];
  expect(harmless.map(disarm)).toEqual(harmless);
});

const table: DataTable = {
  name: "trial",
  title: "Trial",
  description: "For this test.",
  columns: [
    { name: "id", title: "Id", datatype: "string", description: "Id.", evidence: false },
    {
      name: "price_usd",
      title: "Price",
      datatype: "decimal",
      unit: "US dollars",
      description: "Price.",
      evidence: true,
    },
  ],
  rows: [
    [plainCell('a "b", c\nd'), valueCell(-1.5, { kind: "public", sources: ["one", "two"] })],
    [plainCell("=cmd"), valueCell(undefined)],
  ],
};

test("each value is followed by its kind and sources; lines end in CR LF", () => {
  expect(formatCsv(table)).toBe(
    'id,price_usd,price_usd_kind,price_usd_sources\r\n"a ""b"", c\nd",-1.5,public,one;two\r\n\'=cmd,,,\r\n',
  );
});
