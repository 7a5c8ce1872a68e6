import type { ReactNode } from "react";
import type { Detail, Pad, Palette, Part, Tone } from "./model";

/** Warm on paper and hardly seen on near-black, where a lighter brown would glow. */
export const shadow = "#2a1208";

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

/** The pad, standing off the film. */
export function RaisedPad({ pad, detail }: { pad: Pad; detail: Detail }): ReactNode {
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
        <rect {...rect} fill={shadow} opacity=".5" transform="translate(4 6)" filter="url(#rim)" />
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
