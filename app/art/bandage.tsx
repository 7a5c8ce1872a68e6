import type { ReactNode } from "react";
import { coarsenOutline } from "./coarsen";
import { placeHoles, traceHoles } from "./contour";
import { boxSize, type Detail, type Pad, type Palette, type Part, type Shape, type Tone } from "./model";

/** Warm on paper and hardly seen on near-black, where a lighter brown would glow. */
const shadow = "#2a1208";
const wholeBox = "M-60-60h600v600h-600z";

function mix(palette: Palette, tone: Tone | undefined): string {
  if (!tone) return "none";
  return palette[tone as keyof Palette] ?? tone;
}

/** Paints parts with the colours of a palette. */
export function Parts({ parts, palette }: { parts: readonly Part[]; palette: Palette }): ReactNode {
  return parts.map(({ d, fill, stroke, width, opacity, twin }) => {
    const line = stroke
      ? {
          stroke: mix(palette, stroke),
          strokeWidth: width,
          strokeLinecap: "round" as const,
          strokeLinejoin: "round" as const,
        }
      : {};
    const paint = { d, fill: mix(palette, fill), opacity, ...line };
    return [
      <path key={d} {...paint} />,
      twin ? <path key={`${d} twin`} {...paint} transform="matrix(-1 0 0 1 480 0)" /> : null,
    ];
  });
}

function RaisedPad({ pad, detail }: { pad: Pad; detail: Detail }): ReactNode {
  const { x, y, width, height, radius, turn } = pad;
  const rect = { x: x - width / 2, y: y - height / 2, width, height, rx: radius };
  const inset = {
    x: rect.x + 9,
    y: rect.y + 9,
    width: width - 18,
    height: height - 18,
    rx: Math.max(radius - 9, 4),
  };
  return (
    <g transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}>
      {detail === "tiny" ? null : (
        <rect {...rect} fill={shadow} opacity=".5" transform="translate(4 6)" filter="url(#edge)" />
      )}
      <rect {...rect} fill="url(#cream)" />
      {detail !== "full" ? null : (
        <>
          <rect {...inset} fill="url(#gauze)" />
          <rect
            {...inset}
            fill="none"
            stroke="#cfae84"
            strokeWidth="2.5"
            strokeDasharray="7 6"
            opacity=".75"
          />
          <rect {...rect} fill="none" stroke="#fff" strokeWidth="2.5" opacity=".85" />
        </>
      )}
    </g>
  );
}

const finishes = { fabric: "url(#weave)", film: "url(#jelly)", glitter: "url(#grains)" } as const;

function VentHoles({ shape, detail }: { shape: Shape; detail: Detail }): ReactNode {
  const { outline, palette, pad, clear = [], rows = 2 } = shape;
  const isFull = detail === "full";
  const unit = isFull ? 1 : 4;
  const fit = isFull ? { rows, gap: 25, pad, clear } : { rows: Math.min(rows, 1), gap: 34, pad, clear };
  const holes = traceHoles(placeHoles(outline, fit), unit);
  return isFull ? (
    <g strokeLinecap="round" strokeWidth="8">
      <path d={holes} stroke="#fff" opacity=".5" transform="translate(1.5 2)" />
      <path d={holes} stroke={palette.deep} opacity=".7" />
    </g>
  ) : (
    <path
      d={holes}
      stroke={palette.deep}
      opacity=".7"
      strokeLinecap="round"
      strokeWidth="2.5"
      transform={`scale(${unit})`}
    />
  );
}

/** Outline, colours and pad: what is left of a bandage at the size of a thumbnail. */
function TinyBandage({ shape, id }: { shape: Shape; id: string }): ReactNode {
  const { palette, pad, under = [], over = [] } = shape;
  const { d, scale } = coarsenOutline(shape.outline, 3);
  const outline = { d, transform: `scale(${scale})` };
  const isSeen = ({ fill, opacity = 1, fine }: Part) => fill && !fine && opacity > 0.6 && fill !== "#fff";
  return (
    <>
      <clipPath id={id}>
        <path {...outline} />
      </clipPath>
      <path {...outline} fill={shadow} opacity=".36" transform={`translate(6 20)scale(${scale})`} />
      <g clipPath={`url(#${id})`}>
        <path {...outline} fill={palette.base} />
        <Parts parts={under.filter(isSeen)} palette={palette} />
        <path {...outline} fill="url(#light)" stroke={palette.deep} strokeWidth="3" />
      </g>
      {pad ? <RaisedPad pad={pad} detail="tiny" /> : null}
      <Parts parts={over.filter(isSeen)} palette={palette} />
    </>
  );
}

/** One bandage, lit and raised, in a box of 480 by 480. `id` keeps several bandages in one document apart. */
export function Bandage(props: { shape: Shape; id: string; detail?: Detail }): ReactNode {
  const { shape, id, detail = "full" } = props;
  const { outline, palette, pad, under = [], over = [], finish = "fabric" } = shape;
  if (detail === "tiny") return <TinyBandage shape={shape} id={id} />;
  const isPlain = finish === "fabric" && detail !== "full";
  return (
    <>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={shadow} opacity=".36" transform="translate(6 13)" filter="url(#soft)" />
      <g clipPath={`url(#${id})`}>
        <path d={outline} fill={palette.base} />
        <Parts parts={detail === "full" ? under : under.filter(({ fine }) => !fine)} palette={palette} />
        {isPlain ? null : <path d={outline} fill={finishes[finish]} />}
        <path d={outline} fill="url(#light)" />
        <g fillRule="evenodd" filter="url(#edge)">
          <path d={wholeBox + outline} fill={palette.deep} opacity=".62" transform="translate(-7 -9)" />
          <path d={wholeBox + outline} fill="#fff" opacity=".5" transform="translate(5 6)" />
        </g>
        <path d={outline} fill="none" stroke={palette.deep} strokeWidth="4" opacity=".45" />
        <VentHoles shape={shape} detail={detail} />
      </g>
      {pad ? <RaisedPad pad={pad} detail={detail} /> : null}
      <Parts parts={detail === "full" ? over : over.filter(({ fine }) => !fine)} palette={palette} />
    </>
  );
}

/** The cut-out alone: outline and pad, for a printed emblem or a bandage that is missing. */
export function Silhouette({
  shape,
  fill,
  padFill,
}: {
  shape: Shape;
  fill: string;
  padFill: string;
}): ReactNode {
  const { pad } = shape;
  const { d, scale } = coarsenOutline(shape.outline, 3);
  return (
    <>
      <path d={d} fill={fill} transform={`scale(${scale})`} />
      {pad ? (
        <rect
          x={pad.x - pad.width / 2}
          y={pad.y - pad.height / 2}
          width={pad.width}
          height={pad.height}
          rx={pad.radius}
          fill={padFill}
          transform={pad.turn ? `rotate(${pad.turn} ${pad.x} ${pad.y})` : undefined}
        />
      ) : null}
    </>
  );
}

/** Where a bandage lies: its centre, the edge length of its box, its turn in degrees. */
export interface Place {
  x: number;
  y: number;
  size: number;
  turn?: number | undefined;
}

/** The transform that brings the box of 480 by 480 to its place. */
export function toPlace({ x, y, size, turn = 0 }: Place): string {
  const scale = Math.round((size / boxSize) * 1000) / 1000;
  const half = boxSize / 2;
  return `translate(${x} ${y})${turn ? `rotate(${turn})` : ""}scale(${scale})translate(-${half} -${half})`;
}
