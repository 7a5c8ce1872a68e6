// What the plugins in scripts/vite-plugins.ts make of an import.

declare module "*?script" {
  /** The code of a script for browsers. */
  const code: string;
  export default code;
}

declare module "*?sheets" {
  /** The texts of the style sheets that a module reaches. */
  const sheets: readonly string[];
  export default sheets;
}
