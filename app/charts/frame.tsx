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
  | "bracket"
  | "joint"
  | "pad"
  | "hatch"
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
  paint(part: Part): SVGAttributes<SVGElement>;
  Text(props: TextProps): ReactNode;
}

/** The frame of a chart in a page, which fills its container and is colored by CSS. */
export function pageFrame(id: string): Frame {
  const across = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;
  const paint = (part: Part) => ({ className: `chart-${part}` });
  return {
    id,
    isWide: false,
    across,
    paint,
    Text: ({ part, at, y, anchor, whole, children }) => (
      <text {...paint(part)} x={at === 0 ? 0 : across(at)} y={y} textAnchor={anchor}>
        {whole && whole !== children && <title>{whole}</title>}
        {children}
      </text>
    ),
  };
}
