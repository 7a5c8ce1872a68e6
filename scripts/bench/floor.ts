/**
 * The floor page of a page: what no page with the same text can be faster than. It is the built page itself without its
 * script: every script element goes (also speculation rules and blocks of data) and every preload of a module. Text,
 * markup, CSS, pictures, fonts and their preloads stay.
 */
export function floorOf(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}
