import type { ReactNode } from "react";
import { Bandage } from "../bandage";
import type { Detail } from "../model";
import { type Place, toPlace } from "../place";
import { findShape } from "../shapes";
import { Silhouette } from "../silhouette";

/** Wood, paper and ink of the scenes. */
export const stage = {
  ink: "#2a211c",
  muted: "#6b5d53",
  card: "#fffaf1",
  line: "#e2cfb8",
  wood: "#d79f6b",
  woodLight: "#edbf8f",
  woodDeep: "#9c6638",
  shadow: "#2a1208",
  strip: "#eebf98",
  stripDeep: "#b9783f",
};

/** A bandage named by the data, set down in a scene. */
export function Placed(props: Place & { shape: string; id: string; detail?: Detail }): ReactNode {
  const { shape, id, detail = "small", ...place } = props;
  return (
    <g transform={toPlace(place)}>
      <Bandage shape={findShape(shape)} id={id} detail={detail} />
    </g>
  );
}

/** A bandage printed flat, as an emblem. */
export function Printed(props: Place & { shape: string; fill: string; padFill: string }): ReactNode {
  const { shape, fill, padFill, ...place } = props;
  return (
    <g transform={toPlace(place)}>
      <Silhouette shape={findShape(shape)} fill={fill} padFill={padFill} />
    </g>
  );
}

/** A plank seen a little from above: top, front edge and the shadow below. */
export function Plank({ x, y, width }: { x: number; y: number; width: number }): ReactNode {
  return (
    <>
      <rect
        x={x + 6}
        y={y + 8}
        width={width}
        height="26"
        rx="8"
        fill={stage.shadow}
        opacity=".35"
        filter="url(#soft)"
      />
      <path d={`M${x + 12} ${y - 10}h${width - 24}l12 12h${-width}z`} fill={stage.woodLight} />
      <rect x={x} y={y} width={width} height="20" rx="5" fill={stage.wood} />
      <path d={`M${x + 5} ${y + 2}h${width - 10}`} stroke="#fff" strokeWidth="2" opacity=".5" />
      <path
        d={`M${x + 30} ${y + 12}h${Math.round(width * 0.3)}M${x + width * 0.55} ${y + 10}h${Math.round(width * 0.25)}`}
        stroke={stage.woodDeep}
        strokeWidth="2"
        opacity=".35"
      />
    </>
  );
}
