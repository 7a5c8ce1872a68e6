/** The colour behind every page, where CSS cannot say it: for browsers and systems. The same as --paper in styles/tokens.css. */
export const paper = { light: "#fdf8f1", dark: "#1b1613" } as const;
