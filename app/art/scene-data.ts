/** Every scene there is. */
export type SceneKey =
  | "hero"
  | "kids-knee"
  | "kids-choosing"
  | "kids-kit"
  | "insight-shelf"
  | "insight-ladder"
  | "insight-calendar"
  | "insight-gap"
  | "empty"
  | "lost";

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
