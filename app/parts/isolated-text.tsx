import type { ReactNode } from "react";

/** Matches Latin letters, ASCII digits and ASCII punctuation, which never reorder the text around them. */
const leftToRightText = /^[\p{Script=Latin}\u0020-\u007e]*$/u;

interface IsolatedTextProps {
  text: string;
  /** The text with markup, if it has any. */
  children?: ReactNode;
}

/**
 * Renders text of the content that may be in any script, for example a name. A `<bdi>` keeps right-to-left text from
 * reordering the text around it. Left-to-right text gets no `<bdi>`, because each one slows down layout.
 */
export function IsolatedText({ text, children = text }: IsolatedTextProps) {
  return leftToRightText.test(text) ? children : <bdi>{children}</bdi>;
}
