import type { Part } from "../model";

/** How a pack is built: what lies behind the bandages that peek out, what stands before them, and where the label sits. */
export interface Form {
  /** Outline of the whole thing on the ground, for its shadow. */
  ground: string;
  back: readonly Part[];
  front: readonly Part[];
  /** Bandages that peek out, the last one in front. */
  peek: readonly { x: number; y: number; size: number; turn: number }[];
  label: { x: number; y: number; width: number; height: number; radius: number };
  /** Emblem beside the words, or above them where the pack is narrow. */
  layout: "beside" | "above";
}
