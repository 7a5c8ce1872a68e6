import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IsolatedText } from "./isolated-text";

test.each(["Heart", "Boîte & Cœur (No. 7)", ""])(
  "renders the left-to-right text %j without an element",
  (text) => {
    expect(renderToStaticMarkup(<IsolatedText text={text} />)).toBe(text.replace("&", "&amp;"));
  },
);

test.each(["לב", "Heart לב", "قلب 7", "٧", "Heart\u200f"])("wraps %j in a <bdi>", (text) => {
  expect(renderToStaticMarkup(<IsolatedText text={text} />)).toBe(`<bdi>${text}</bdi>`);
});

test("decides by the text, not by its markup, whether to add a <bdi>", () => {
  const markup = <b>לב</b>;
  expect(renderToStaticMarkup(<IsolatedText text="לב">{markup}</IsolatedText>)).toBe("<bdi><b>לב</b></bdi>");
});
