/** The package has no types. */
declare module "@citation-js/core" {
  export class Cite {
    constructor(data: string);
    readonly data: Record<string, unknown>[];
  }
}
declare module "@citation-js/plugin-bibtex";
declare module "@citation-js/plugin-ris";
declare module "@citation-js/plugin-csl";
