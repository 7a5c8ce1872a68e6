import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder";
import { writeSchemas } from "./schemas";
import { writeInto } from "./site-files";

const folder = temporaryFolder();
test("a folder that cannot be written is a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  writeInto(folder(), "schema", "");
  writeSchemas(join(folder(), "schema"));
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Editors get no schemas of the content: E\w+: /));
  warn.mockRestore();
});
