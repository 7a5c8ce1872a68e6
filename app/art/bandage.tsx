import { placeHoles, traceHoles } from "./contour";
import type { Part, Shape } from "./model";
import { Parts, RaisedPad, shadow } from "./parts";

interface BandageProps {
  shape: Shape;
  /** Id of the clip path: unique within a document. */
  id: string;
  /** To be shown about 150 pixels wide, where texture would be noise. */
  isSmall?: boolean;
}

/** Covers the box and the reach of the blurred rim around it. */
const wholeBox = "M-36-36h552v552h-552z";

const finishes = { fabric: "url(#weave)", film: "url(#jelly)", glitter: "url(#grains)" } as const;

/** Saves bytes: coordinates of a small bandage's holes are multiples of four. */
const smallUnit = 4;

/** A cache, because placing holes takes most of the time of a drawing. */
const tracedHoles = new Map<string, string>();

function VentHoles({ shape, isSmall }: { shape: Shape; isSmall: boolean }) {
  const { outline, rows, palette } = shape;
  const key = `${isSmall} ${outline}`;
  const fit = isSmall ? { rows: 1, gap: 34 } : { rows, gap: 25 };
  const holes = tracedHoles.get(key) ?? traceHoles(placeHoles(shape, fit), isSmall ? smallUnit : 1);
  tracedHoles.set(key, holes);
  return isSmall ? (
    <path
      d={holes}
      stroke={palette.deep}
      opacity=".7"
      strokeLinecap="round"
      strokeWidth="2.5"
      transform={`scale(${smallUnit})`}
    />
  ) : (
    <g strokeLinecap="round" strokeWidth="8">
      <path d={holes} stroke="#fff" opacity=".5" transform="translate(1.5 2)" />
      <path d={holes} stroke={palette.deep} opacity=".7" />
    </g>
  );
}

/** One bandage, lit and raised, in a box of 480 by 480. Needs `SharedLight` in the same document. */
export function Bandage({ shape, id, isSmall = false }: BandageProps) {
  const { outline, palette, pad, under = [], over = [], finish = "fabric" } = shape;
  const isSeen = ({ fine }: Part) => !(fine && isSmall);
  return (
    <>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={shadow} opacity=".36" transform="translate(6 13)" filter="url(#drop)" />
      <g clipPath={`url(#${id})`}>
        <path d={outline} fill={palette.base} />
        <Parts parts={under.filter(isSeen)} palette={palette} />
        {isSmall && finish === "fabric" ? null : <path d={outline} fill={finishes[finish]} />}
        <path d={outline} fill="url(#light)" />
        <g fillRule="evenodd" filter="url(#brim)">
          <path d={wholeBox + outline} fill={palette.deep} opacity=".62" transform="translate(-7 -9)" />
          <path d={wholeBox + outline} fill="#fff" opacity=".5" transform="translate(5 6)" />
        </g>
        <path d={outline} fill="none" stroke={palette.deep} strokeWidth="4" opacity=".45" />
        <VentHoles shape={shape} isSmall={isSmall} />
      </g>
      <RaisedPad pad={pad} isSmall={isSmall} />
      <Parts parts={over.filter(isSeen)} palette={palette} />
    </>
  );
}
