import { expect, test } from "vitest";
import { writeTable } from "./table";

test("aligns words to the left and numbers to the right", () => {
  expect(
    writeTable(
      ["page", "ms", "note"],
      [
        ["/products", "12", "x"],
        ["/", "–", ""],
      ],
    ),
  ).toBe(
    [
      "| page      |  ms | note |",
      "| --------- | --: | ---- |",
      "| /products |  12 | x    |",
      "| /         |   – |      |",
    ].join("\n"),
  );
});
