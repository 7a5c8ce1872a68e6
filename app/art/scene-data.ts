/** Every scene there is. */
export const sceneKeys = [
  "hero",
  "kids-knee",
  "kids-choosing",
  "kids-kit",
  "insight-shelf",
  "insight-ladder",
  "insight-calendar",
  "insight-gap",
  "empty",
  "lost",
] as const;
export type SceneKey = (typeof sceneKeys)[number];

/** What scenes may show; words and figures come from here and never from the drawing. */
export interface SceneData {
  /** In list order. */
  products: { shape: string; group: string; color: string; tier: string; price: number }[];
  /** Largest first. */
  groups: { name: string; color: string; shapes: string[] }[];
  /** Top tier first; a tier may be empty. */
  tiers: { label: string; range: string; shapes: string[] }[];
  dates: { year: string; label: string }[];
}
