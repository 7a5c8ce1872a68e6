import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./rich-text";

test("keeps each sentence of a heading and the part before a colon together, and leaves one sentence unchanged", () => {
  const render = (text: string) =>
    renderToStaticMarkup(<RichText as="h2" text={{ type: "resolved", nodes: [{ type: "text", text }] }} />);
  const sentences =
    '<h2><span class="keep-together">It is full.</span> <span class="keep-together">Look up!</span></h2>';
  expect(render("It is full. Look up!")).toBe(sentences);
  expect(render("For all: a pack")).toBe(
    '<h2><span class="keep-together">For all:</span> <span class="keep-together">a pack</span></h2>',
  );
  expect(render("Version 1.2 vs. others")).toBe("<h2>Version 1.2 vs. others</h2>");
});

test("keeps each phrase of a heading together if all are short, including one with a value", () => {
  const renderHeading = (start: string, end: string) =>
    renderToStaticMarkup(
      <RichText
        as="h1"
        text={{
          type: "resolved",
          nodes: [
            { type: "text", text: start },
            { type: "value", text: "two", kind: "reported", sources: [] },
            { type: "text", text: end },
          ],
        }}
      />,
    );
  const phrases = ["One shop,", "one pen,", "two packs"].map(
    (phrase) => `<span class="keep-together">${phrase}</span>`,
  );
  expect(renderHeading("One shop, one pen, ", " packs")).toBe(`<h1>${phrases.join(" ")}</h1>`);
  expect(renderHeading("One shop for everybody, ", " packs")).toBe(
    "<h1>One shop for everybody, two packs</h1>",
  );
});
