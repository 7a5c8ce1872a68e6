import type { ReactNode, SVGAttributes } from "react";

/** The parts that a chart is made of; in a page, each is styled by its class `chart-…`. */
export type Part =
  | "label"
  | "value"
  | "track"
  | "strip"
  | "empty"
  | "hole"
  | "axis"
  | "tick"
  | "dot"
  | "place";

export interface TextProps {
  part: Part;
  /** Position along the chart, from 0 to 1. */
  at: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  children: string;
}

/** Where a chart is drawn: how positions from 0 to 1 become lengths, how parts are painted, how text is set. */
export interface Frame {
  /** A prefix for ids, so that several charts stand in one document. */
  id: string;
  across(fraction: number): string | number;
  paint(part: Part): SVGAttributes<SVGElement>;
  Text(props: TextProps): ReactNode;
}

/** In a page a chart is as wide as its place, and the site's CSS paints it: light, dark and forced colours. */
export function pageFrame(id: string): Frame {
  const across = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;
  const paint = (part: Part) => ({ className: `chart-${part}` });
  return {
    id,
    across,
    paint,
    Text: ({ part, at, y, anchor, children }) => (
      <text {...paint(part)} x={at === 0 ? 0 : across(at)} y={y} textAnchor={anchor}>
        {children}
      </text>
    ),
  };
}
