import type { Frame } from "./frame";

interface StripProps {
  frame: Frame;
  /** Start and width as fractions of the chart's width. */
  start?: number;
  width: number;
  y: number;
  height: number;
  /** Hex; the plain strip's color if left out. */
  color?: string | undefined;
}

/** A bar in the look of a bandage: round ends, vent holes, light from above. Needs `StripDefs` in the same drawing. */
export function Strip({ frame, start = 0, width, y, height, color }: StripProps) {
  const box = {
    x: start === 0 ? 0 : frame.across(start),
    width: frame.across(width),
    y,
    height,
    rx: Math.min(height / 2, 20),
  };
  return (
    <>
      <rect {...box} {...frame.paint("strip")} {...(color && { fill: color, className: undefined })} />
      <rect {...box} fill={`url(#${frame.id}-holes)`} />
      <rect {...box} fill={`url(#${frame.id}-light)`} />
    </>
  );
}

interface LabelProps {
  frame: Frame;
  /** Top of the row. */
  top: number;
  label: string;
  readout: string;
}

/** So many letters of the site's text face fit above a strip on the narrowest screen. */
const mostLetters = 38;

/** A label that leaves room for the readout; the whole label is its title, and stands in the table below the chart. */
function cut(label: string, readout: string): string {
  const most = Math.max(12, mostLetters - readout.length);
  return label.length > most ? `${label.slice(0, most - 1).trimEnd()}…` : label;
}

/** The labels above a strip: its name at the left, its value at the right. */
export function StripLabels({ frame, top, label, readout }: LabelProps) {
  return (
    <>
      <frame.Text part="label" at={0} y={top + 18} whole={label}>
        {cut(label, readout)}
      </frame.Text>
      <frame.Text part="value" at={1} y={top + 18} anchor="end">
        {readout}
      </frame.Text>
    </>
  );
}

/** The vent holes and the light that all strips of a drawing share. */
export function StripDefs({ frame }: { frame: Frame }) {
  return (
    <defs>
      <pattern id={`${frame.id}-holes`} width="12" height="12" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.3" {...frame.paint("hole")} />
        <circle cx="9" cy="9" r="1.3" {...frame.paint("hole")} />
      </pattern>
      <linearGradient id={`${frame.id}-light`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.32" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopOpacity="0.1" />
      </linearGradient>
    </defs>
  );
}
