import type { ComponentProps, SVGAttributes } from "react";
import type { Face } from "../../art/face";
import { Lettering } from "../../art/lettering";
import { type Frame, type Part, type TextProps, textSize } from "../../charts/frame";

/** Colors of the light theme: downloaded files have no CSS. */
export const ink = "#2a211c";
export const muted = "#5c5047";
export const paper = "#fdf8f1";
export const berry = "#93203a";
export const pad = "#fbeedd";

const line = { stroke: "#8a7868", strokeWidth: 1.5 };
const dotted = { ...line, strokeWidth: 2.5, strokeDasharray: "0 5", strokeLinecap: "round" as const };

const parts: Record<Part, SVGAttributes<SVGElement>> = {
  label: { fill: ink, fontWeight: 700 },
  head: { fill: ink, fontWeight: 700 },
  value: { fill: ink, fontWeight: 500 },
  tick: { fill: ink, fontWeight: 500 },
  track: { fill: pad },
  ground: { fill: pad, stroke: "#a8703f", strokeOpacity: 0.5 },
  empty: { fill: "none", stroke: "#8a7868", strokeWidth: 2, strokeDasharray: "6 6" },
  band: { fillOpacity: 0.22 },
  axis: { stroke: "#8a7868" },
  stem: line,
  joint: { ...line, strokeWidth: 3, strokeDasharray: "2 4" },
  pad: { fill: "#fdf3e2", stroke: "none" },
  hole: { fill: "none", stroke: "#0003", strokeWidth: 3, strokeLinecap: "round" },
  maybe: { fillOpacity: 0.35 },
  weak: { fill: paper, stroke: "#8a7868", strokeWidth: 2, strokeDasharray: "5 4" },
  "head-high": { fill: ink, fontWeight: 700 },
  "head-low": { fill: ink, fontWeight: 700 },
  sheet: { fill: pad, stroke: "#eadfd2" },
  perforation: { ...dotted, stroke: "#cdbba6" },
  torn: { ...dotted, fill: paper },
  blank: { fill: "none" },
  print: { fill: ink, fontWeight: 500 },
  "print-pad": { fill: "#fdf3e2" },
  "print-number": {},
};

/** Text can be searched and edited; outlines look the same without the font. */
export type Lettered = "text" | "outlines";

interface TextStyle extends Omit<ComponentProps<typeof Lettering>, "text"> {
  as: Lettered;
  face: Face;
}

const families: Record<Face, { fontFamily: string; fontWeight: number }> = {
  serif: { fontFamily: "Young Serif, Georgia, serif", fontWeight: 400 },
  sans: { fontFamily: "Figtree, Arial, sans-serif", fontWeight: 500 },
  "sans-bold": { fontFamily: "Figtree, Arial, sans-serif", fontWeight: 700 },
};

/** A line of text in a file. */
export function FileText({ as, face, anchor = "start", children, ...at }: TextStyle & { children: string }) {
  if (as === "outlines") return <Lettering text={children} {...at} face={face} anchor={anchor} />;
  const { x, y, size, fill } = at;
  return (
    <text x={x} y={y} fontSize={size} fill={fill} textAnchor={anchor} {...families[face]}>
      {children}
    </text>
  );
}

/** Lines of text in a file, `leading` pixels apart. */
export function FileLines({ lines, leading, y, ...style }: TextStyle & { lines: string[]; leading: number }) {
  return lines.map((line, index) => (
    <FileText key={`${index}${line}`} {...style} y={y + index * leading}>
      {line}
    </FileText>
  ));
}

/** The frame of a chart in a file, `width` pixels wide. */
export function fileFrame(id: string, width: number, as: Lettered): Frame {
  const across = (fraction: number) => Math.round(fraction * width * 100) / 100;
  return {
    id,
    isWide: true,
    across,
    size: (pixels) => pixels,
    paint: (part) => parts[part],
    Text: ({ part, at, shift = 0, y, anchor, children }: TextProps) => {
      const { fill = ink, fontWeight } = parts[part];
      return (
        <FileText
          as={as}
          x={Number(across(at)) + shift}
          y={y}
          size={textSize}
          fill={fill}
          face={fontWeight === 700 ? "sans-bold" : "sans"}
          {...(anchor && { anchor })}
        >
          {children}
        </FileText>
      );
    },
  };
}

/** An adhesive strip with vent holes; at most one in a file. */
export function Tape(rect: Pick<SVGAttributes<SVGElement>, "x" | "y" | "width" | "height" | "rx">) {
  return (
    <>
      <defs>
        <pattern id="tape-holes" width="24" height="24" patternUnits="userSpaceOnUse">
          <circle cx="6" cy="6" r="2.4" fill="#b9794a" />
          <circle cx="18" cy="18" r="2.4" fill="#b9794a" />
        </pattern>
        <linearGradient id="tape" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#eebf98" />
          <stop offset="1" stopColor="#e3a878" />
        </linearGradient>
      </defs>
      <rect {...rect} fill="url(#tape)" />
      <rect {...rect} fill="url(#tape-holes)" />
    </>
  );
}
