// Imports that the plugins in scripts/vite-plugins.ts resolve.

declare module "*?script" {
  /** The bundled code of a browser script. */
  const code: string;
  export default code;
}

declare module "*?sheets" {
  /** The text of every style sheet that the module imports, directly or indirectly. */
  const sheets: readonly string[];
  export default sheets;
}
