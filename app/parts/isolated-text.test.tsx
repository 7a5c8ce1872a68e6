import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IsolatedText } from "./isolated-text";

test.each(["Heart", "Boîte & Cœur (No. 7)", ""])("renders %j without an element", (text) => {
  expect(renderToStaticMarkup(<IsolatedText text={text} />)).toBe(text.replace("&", "&amp;"));
});

test.each(["לב", "Heart לב", "قلب 7", "٧", "Heart\u200f"])("isolates %j", (text) => {
  expect(renderToStaticMarkup(<IsolatedText text={text} />)).toBe(`<bdi>${text}</bdi>`);
});

test("isolates text with markup by the text, not by the markup", () => {
  const markup = <b>לב</b>;
  expect(renderToStaticMarkup(<IsolatedText text="לב">{markup}</IsolatedText>)).toBe("<bdi><b>לב</b></bdi>");
});
