import type { ReactNode } from "react";
import { coarsenOutline } from "./coarsen";
import { placeHoles, traceHoles } from "./contour";
import type { Detail, Part, Shape } from "./model";
import { Parts, RaisedPad, shadow } from "./parts";

/** Beyond the outline, as far as its blurred rim comes from. */
const wholeBox = "M-36-36h552v552h-552z";

const finishes = { fabric: "url(#weave)", film: "url(#jelly)", glitter: "url(#grains)" } as const;

/** Small bandages have one row of holes, counted in units of four to save bytes. */
const smallUnit = 4;

// Placing holes is most of the work of a drawing, and a shape is drawn many times.
const traced = { full: new WeakMap<Shape, string>(), small: new WeakMap<Shape, string>() };

function holesOf(shape: Shape, detail: "full" | "small"): string {
  const known = traced[detail].get(shape);
  if (known !== undefined) return known;
  const { outline, pad, clear = [], rows = 2 } = shape;
  const fit =
    detail === "full" ? { rows, gap: 25, pad, clear } : { rows: Math.min(rows, 1), gap: 34, pad, clear };
  const holes = traceHoles(placeHoles(outline, fit), detail === "full" ? 1 : smallUnit);
  traced[detail].set(shape, holes);
  return holes;
}

function VentHoles({ shape, detail }: { shape: Shape; detail: "full" | "small" }): ReactNode {
  const { palette } = shape;
  const holes = holesOf(shape, detail);
  return detail === "full" ? (
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
      transform={`scale(${smallUnit})`}
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
      <path d={outline} fill={shadow} opacity=".36" transform="translate(6 13)" filter="url(#drop)" />
      <g clipPath={`url(#${id})`}>
        <path d={outline} fill={palette.base} />
        <Parts parts={detail === "full" ? under : under.filter(({ fine }) => !fine)} palette={palette} />
        {isPlain ? null : <path d={outline} fill={finishes[finish]} />}
        <path d={outline} fill="url(#light)" />
        <g fillRule="evenodd" filter="url(#brim)">
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
