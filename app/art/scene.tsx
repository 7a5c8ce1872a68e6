import type { ReactNode } from "react";
import { SharedLight } from "./light";
import type { Detail } from "./model";
import type { SceneData, SceneKey } from "./scene-data";
import { InsightCalendar } from "./scenes/calendar";
import { KidsChoosing } from "./scenes/choosing";
import { Hero } from "./scenes/hero";
import { KidsKit } from "./scenes/kit";
import { KidsKnee } from "./scenes/knee";
import { InsightLadder } from "./scenes/ladder";
import { InsightGap, InsightShelf } from "./scenes/shelf";
import { Empty, Lost } from "./scenes/small";

type Draw = (props: { data: SceneData }) => ReactNode;

const wide = { width: 480, height: 320, detail: "small" } as const;
const small = { width: 240, height: 200, detail: "small" } as const;

/** Every scene with the size it is composed for. */
export const scenes: Record<SceneKey, { Draw: Draw; width: number; height: number; detail: Detail }> = {
  hero: { Draw: Hero, width: 640, height: 600, detail: "small" },
  "kids-knee": { Draw: KidsKnee, ...wide, detail: "full" },
  "kids-choosing": { Draw: KidsChoosing, ...wide },
  "kids-kit": { Draw: KidsKit, ...wide },
  "insight-shelf": { Draw: InsightShelf, ...wide, detail: "tiny" },
  "insight-ladder": { Draw: InsightLadder, ...wide, detail: "tiny" },
  "insight-calendar": { Draw: InsightCalendar, ...wide, detail: "tiny" },
  "insight-gap": { Draw: InsightGap, ...wide },
  empty: { Draw: Empty, ...small, detail: "tiny" },
  lost: { Draw: Lost, ...small },
};

/** A scene with the light that all its parts share. */
export function Scene({ scene, data }: { scene: SceneKey; data: SceneData }): ReactNode {
  const { Draw, detail } = scenes[scene];
  return (
    <>
      <SharedLight detail={detail} />
      <Draw data={data} />
    </>
  );
}
