/** The colors that tiers can have. Each has a contrast ratio of at least 7:1 with white text. */
export const tierColorValues = {
  purple: "#5b34a8",
  blue: "#1d4f8f",
  green: "#1e5e3a",
  grey: "#54504c",
  teal: "#0f5a63",
  red: "#93203a",
  brown: "#74420d",
  pink: "#8a2368",
} as const;

export type TierColor = keyof typeof tierColorValues;
export const tierColors = Object.keys(tierColorValues) as TierColor[];
