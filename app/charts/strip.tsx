import type { Frame } from "./frame";

interface Props {
  frame: Frame;
  /** Start and width along the chart, from 0 to 1. */
  start?: number;
  width: number;
  y: number;
  height: number;
  /** Hex; the colour of a plain strip if left out. */
  color?: string | undefined;
}

/** A bar in the strip look: rounded ends, vent holes, soft light from above. Needs `StripDefs` in the same drawing. */
export function Strip({ frame, start = 0, width, y, height, color }: Props) {
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

/** What stands above a strip: its name at the left, its value at the right. */
export function StripLabels({ frame, y, label, readout }: LabelProps) {
  return (
    <>
      <frame.Text part="label" at={0} y={y}>
        {label}
      </frame.Text>
      <frame.Text part="value" at={1} y={y} anchor="end">
        {readout}
      </frame.Text>
    </>
  );
}

interface LabelProps {
  frame: Frame;
  y: number;
  label: string;
  readout: string;
}

/** The vent holes and the light that the strips of one drawing share. */
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
