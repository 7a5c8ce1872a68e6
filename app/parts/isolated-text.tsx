import type { ReactNode } from "react";

/** Latin letters, ASCII digits and ASCII punctuation, which never reorder the text around them. */
const leftToRightText = /^[\p{Script=Latin}\u0020-\u007e]*$/u;

interface IsolatedTextProps {
  text: string;
  /** The text with markup, if it has any. */
  children?: ReactNode;
}

/**
 * Renders text that content can write in any script, for example a name. `<bdi>` keeps right-to-left text from reordering
 * the text around it. Other text has none, because each `<bdi>` slows down the layout.
 */
export function IsolatedText({ text, children = text }: IsolatedTextProps) {
  return leftToRightText.test(text) ? children : <bdi>{children}</bdi>;
}
