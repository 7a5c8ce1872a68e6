import { expect, test } from "vitest";
import { sourced } from "../../tests/small-content";
import type { Table } from "../report/table";
import type { Value } from "../value";
import { escapeFormula, formatCsv } from "./csv";

test("escapeFormula prepends an apostrophe to formulas, but not to numbers", () => {
  const formulas = ["=1+1", "+49 30", "-2+3", "@SUM(A1)", "\tx", "\rx", "\nx", "＝1", "-"];
  expect(formulas.map(escapeFormula)).toEqual(formulas.map((cell) => `'${cell}`));
  const harmless = ["-5", "-5.25", "-1e-7", "", "1-2", "a=b"];
  expect(harmless.map(escapeFormula)).toEqual(harmless);
});

test("formatCsv writes the kind and sources after a value, and ends lines with CR LF", () => {
  const price: Value = { ...sourced(-1.5), sources: ["one", "two"] };
  const table: Table<{ id: string; price?: Value }> = {
    name: "products",
    text: { title: "Products", description: "All of them." },
    columns: [
      { name: "id", title: "Id", format: "text", getCell: ({ id }) => id },
      { name: "price_usd", title: "Price", format: "money", hasEvidence: true, getCell: (row) => row.price },
    ],
    rows: [{ id: 'a "b", c\nd', price }, { id: "=cmd" }],
  };
  expect(formatCsv(table)).toBe(
    'id,price_usd,price_usd_kind,price_usd_sources\r\n"a ""b"", c\nd",-1.5,sourced,one;two\r\n\'=cmd,,,\r\n',
  );
});
