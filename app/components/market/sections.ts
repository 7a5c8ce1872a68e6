/** The sections of the market analysis, in the order of its page and of the whole report. */
export const marketSections = [
  "share",
  "tiers",
  "trends",
  "gallery",
  "advantages",
  "opportunities",
  "conclusion",
] as const;
