import { Bandage } from "../bandage";
import { moveTo, type Position } from "../position";
import { findShape } from "../shapes";
import { Silhouette } from "../silhouette";

/** The colors that scenes share. */
export const colors = {
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

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
}

/** A bandage in a scene. */
export function Placed(props: Position & { shape: string; id: string; isSmall?: boolean }) {
  const { shape, id, isSmall = true, ...position } = props;
  return (
    <g transform={moveTo(position)}>
      <Bandage shape={findShape(shape)} id={id} isSmall={isSmall} />
    </g>
  );
}

/** A bandage printed small, as a silhouette. */
export function Emblem({ shape, fill, ...position }: Position & { shape: string; fill: string }) {
  return (
    <g transform={moveTo(position)}>
      <Silhouette shape={shape} size={position.size} fill={fill} padPaint={{ fill: "#fdf3e2" }} />
    </g>
  );
}

/** The shadow of a box, moved by `shift`. */
export function Shadow(props: Box & { opacity: string; shift?: string; blur?: "soft" | "edge" }) {
  const { opacity, shift, blur, ...box } = props;
  const effects = { transform: shift && `translate(${shift})`, filter: blur && `url(#${blur})` };
  return <rect {...box} fill={colors.shadow} opacity={opacity} {...effects} />;
}

/** The dashed outline of something that is missing. */
export function Dashed(box: Box) {
  return <rect {...box} fill="none" stroke={colors.stripDeep} strokeWidth="3" strokeDasharray="7 7" />;
}

/** Vent holes along a path, `gap` apart. */
export function Holes(props: { d: string; size: number; gap: number; opacity?: string }) {
  const { d, size, gap, opacity } = props;
  return (
    <path
      d={d}
      stroke={colors.stripDeep}
      strokeWidth={size}
      strokeLinecap="round"
      strokeDasharray={`0 ${gap}`}
      opacity={opacity}
    />
  );
}

interface LineProps {
  d: string;
  stroke: string;
  width: number;
  dash?: string;
  opacity?: string;
  shift?: string;
}

/** A line with round ends, or dashed like a seam; moved by `shift`. */
export function Line({ d, stroke, width, dash, opacity, shift }: LineProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeLinecap={dash ? undefined : "round"}
      strokeDasharray={dash}
      opacity={opacity}
      transform={shift && `translate(${shift})`}
    />
  );
}

/** A plank seen a little from above. */
export function Plank({ x, y, width }: { x: number; y: number; width: number }) {
  const grain = `h${Math.round(width * 0.3)}M${x + width * 0.55} ${y + 10}h${Math.round(width * 0.25)}`;
  return (
    <>
      <Shadow x={x + 6} y={y + 8} width={width} height={26} rx={8} opacity=".35" blur="soft" />
      <path d={`M${x + 12} ${y - 10}h${width - 24}l12 12h${-width}z`} fill={colors.woodLight} />
      <rect x={x} y={y} width={width} height="20" rx="5" fill={colors.wood} />
      <path d={`M${x + 5} ${y + 2}h${width - 10}`} stroke="#fff" strokeWidth="2" opacity=".5" />
      <path d={`M${x + 30} ${y + 12}${grain}`} stroke={colors.woodDeep} strokeWidth="2" opacity=".35" />
    </>
  );
}
