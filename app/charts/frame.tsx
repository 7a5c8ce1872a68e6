import type { ReactNode, SVGAttributes } from "react";

/** The narrowest chart in pixels. */
export const narrowest = 246;

/** In a page, the class `chart-…` styles a part. */
export type Part =
  | "label"
  | "head"
  | "value"
  | "tick"
  | "track"
  | "ground"
  | "empty"
  | "band"
  | "axis"
  | "stem"
  | "joint"
  | "pad"
  | "hole"
  | "weak"
  | "maybe"
  | "head-high"
  | "head-low"
  | "sheet"
  | "perforation"
  | "torn"
  | "blank"
  | "print"
  | "print-pad"
  | "print-number";

export interface TextProps {
  part: Part;
  /** Fraction of the chart's width. */
  at: number;
  /** To the right of `at`, in pixels of the usual text size. */
  shift?: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  /** The whole text, where `children` may be cut. */
  whole?: string;
  children: string;
}

/** How a page or a file draws a chart. */
export interface Frame {
  /** The prefix of its ids, unique within a document. */
  id: string;
  /** A file is known to be wide; a page shows or hides by its CSS what depends on the width. */
  isWide: boolean;
  /** Turns a fraction of the chart's width into a length. */
  across(fraction: number): string | number;
  /** A length that grows with the text, from pixels at the usual text size. */
  size(pixels: number): string | number;
  paint(part: Part): SVGAttributes<SVGElement>;
  Text(props: TextProps): ReactNode;
}

/** `at` and `width` are fractions of the chart's width, the others pixels at the usual text size. */
interface Box {
  at?: number;
  width: number;
  y: number;
  height: number;
  round?: number;
}

/** The attributes of a box in a chart. */
export function boxIn({ across, size }: Frame, { at = 0, width, y, height, round }: Box) {
  const corner = round === undefined ? {} : { rx: size(round) };
  return { x: across(at), width: across(width), y: size(y), height: size(height), ...corner };
}

/** A vertical line. */
export function Upright({
  frame,
  part,
  at,
  from,
  to,
}: {
  frame: Frame;
  part: Part;
  at: number;
  from: number;
  to: number;
}) {
  const { across, size, paint } = frame;
  return <line {...paint(part)} x1={across(at)} x2={across(at)} y1={size(from)} y2={size(to)} />;
}

/** Texts with a size of their own have it inside, because `y` is in em. */
const ownSize: ReadonlySet<Part> = new Set(["head-high", "head-low", "print", "print-number"]);

/** Of a text in a file. In a page, one em. */
export const textSize = 16;

/** The frame of a chart in a page, which fills its container and is colored by CSS. */
export function pageFrame(id: string): Frame {
  const across = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;
  const size = (pixels: number) => (pixels === 0 ? 0 : `${Math.round((pixels / textSize) * 100) / 100}em`);
  const paint = (part: Part) => ({ className: `chart-${part}` });
  return {
    id,
    isWide: false,
    across,
    size,
    paint,
    Text: ({ part, at, shift = 0, y, anchor, whole, children }) => (
      <text
        {...paint(part)}
        x={at === 0 ? 0 : across(at)}
        {...(shift && { dx: size(shift) })}
        y={size(y)}
        textAnchor={anchor}
      >
        {whole && whole !== children && <title>{whole}</title>}
        {ownSize.has(part) ? <tspan>{children}</tspan> : children}
      </text>
    ),
  };
}
