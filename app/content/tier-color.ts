/** Each color contrasts with white text by 7:1 or more. */
export const tierHex = {
  purple: "#5b34a8",
  blue: "#1d4f8f",
  green: "#1e5e3a",
  grey: "#54504c",
  teal: "#0f5a63",
  red: "#93203a",
  brown: "#74420d",
  pink: "#8a2368",
} as const;

export type TierColor = keyof typeof tierHex;
export const tierColors = Object.keys(tierHex) as TierColor[];
