import type { Pad, Palette, Part, Tone } from "./model";

/** Warm brown, dark enough not to glow on the dark theme's near-black. */
export const shadow = "#2a1208";

function findPaint(palette: Palette, tone: Tone = "none"): string {
  return palette[tone as keyof Palette] ?? tone;
}

/** Draws parts in the colors of a palette. */
export function Parts({ parts, palette }: { parts: readonly Part[]; palette: Palette }) {
  return parts.map(({ d, fill, stroke, width, opacity, twin }) => {
    const line = { strokeWidth: width, strokeLinecap: "round", strokeLinejoin: "round" } as const;
    const paint = {
      d,
      fill: findPaint(palette, fill),
      opacity,
      ...(stroke && { stroke: findPaint(palette, stroke), ...line }),
    };
    return [
      <path key={d} {...paint} />,
      twin && <path key={`${d} twin`} {...paint} transform="matrix(-1 0 0 1 480 0)" />,
    ];
  });
}

/** The attributes of a pad's rectangle. */
export function placePad({ x, y, width, height, radius, turn }: Pad) {
  const transform = turn ? `rotate(${turn} ${x} ${y})` : undefined;
  return { rect: { x: x - width / 2, y: y - height / 2, width, height, rx: radius }, transform };
}

/** The pad with its shadow. */
export function RaisedPad({ pad, isSmall }: { pad: Pad; isSmall: boolean }) {
  const { rect, transform } = placePad(pad);
  const { x, y, width, height, rx } = rect;
  const inset = { x: x + 9, y: y + 9, width: width - 18, height: height - 18, rx: Math.max(rx - 9, 4) };
  return (
    <g transform={transform}>
      <rect {...rect} fill={shadow} opacity=".5" transform="translate(4 6)" filter="url(#rim)" />
      <rect {...rect} fill="url(#cream)" />
      {!isSmall && (
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
