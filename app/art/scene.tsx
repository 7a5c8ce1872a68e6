import type { ReactNode } from "react";
import { SharedLight } from "./light";
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

const wide = { width: 480, height: 320 } as const;
const small = { width: 240, height: 200 } as const;

/** Every scene with the size it is composed for. */
export const scenes: Record<SceneKey, { Draw: Draw; width: number; height: number }> = {
  hero: { Draw: Hero, width: 640, height: 600 },
  "kids-knee": { Draw: KidsKnee, ...wide },
  "kids-choosing": { Draw: KidsChoosing, ...wide },
  "kids-kit": { Draw: KidsKit, ...wide },
  "insight-shelf": { Draw: InsightShelf, ...wide },
  "insight-ladder": { Draw: InsightLadder, ...wide },
  "insight-calendar": { Draw: InsightCalendar, ...wide },
  "insight-gap": { Draw: InsightGap, ...wide },
  empty: { Draw: Empty, ...small },
  lost: { Draw: Lost, ...small },
};

/** A scene with the light that all its parts share. */
export function Scene({ scene, data }: { scene: SceneKey; data: SceneData }): ReactNode {
  const { Draw } = scenes[scene];
  return (
    <>
      <SharedLight />
      <Draw data={data} />
    </>
  );
}
