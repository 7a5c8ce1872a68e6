import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./rich-text";

test("a heading of two sentences wraps between them first, and one sentence is unchanged", () => {
  const render = (text: string) =>
    renderToStaticMarkup(<RichText as="h2" text={{ type: "resolved", nodes: [{ type: "text", text }] }} />);
  const unbroken =
    '<h2><span class="keep-together">It is full.</span> <span class="keep-together">Look up!</span></h2>';
  expect(render("It is full. Look up!")).toBe(unbroken);
  expect(render("Version 1.2 vs. others")).toBe("<h2>Version 1.2 vs. others</h2>");
});
