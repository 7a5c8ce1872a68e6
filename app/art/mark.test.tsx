import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Mark } from "./mark";

it("is small and hidden from screen readers", () => {
  const markup = renderToStaticMarkup(<Mark size={24} className="mark" />);
  expect(markup.length).toBeLessThan(500);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toContain("style");
});
