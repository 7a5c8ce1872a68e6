/**
 * The floor page of a page: what no page with the same text can be faster than. It is the built page itself without its
 * script: every script element goes (also speculation rules and blocks of data) and every preload of a module, and so does
 * what lets the first paint wait for its fold. Text, markup, CSS, pictures, fonts and their preloads stay.
 */
export function floorOf(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="(?:modulepreload|expect)"[^>]*>/g, "");
}
