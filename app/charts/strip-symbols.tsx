import type { Frame } from "./frame";

/** In pixels of the usual text size. */
export const [stripWidth, stripHeight] = [44, 20];

/** Strips whose middle is at the origin: with a star if decorated, with a pad if not, dashed on weak evidence. */
export function StripSymbols({ frame }: { frame: Frame }) {
  const box = { x: -stripWidth / 2, y: -stripHeight / 2, width: stripWidth, height: stripHeight, rx: 10 };
  const holes = <path d="M-16-4h0m0 8h0m4-4h0M16-4h0m0 8h0m-4-4h0" {...frame.paint("hole")} />;
  const symbol = { viewBox: `0 0 ${stripWidth} ${stripHeight}`, overflow: "visible" };
  return (
    <defs>
      <symbol id={`${frame.id}-plain`} {...symbol}>
        <rect {...box} />
        {holes}
        <rect x="-7" y="-7" width="14" height="14" rx="3" {...frame.paint("pad")} />
      </symbol>
      <symbol id={`${frame.id}-decorated`} {...symbol}>
        <rect {...box} />
        {holes}
        <path d="M0-9 2.5-3 9-2.6 4 1.6 5.6 8 0 4.5-5.6 8-4 1.6-9-2.6-2.5-3z" {...frame.paint("pad")} />
      </symbol>
      <symbol id={`${frame.id}-weak`} {...symbol}>
        <rect {...box} {...frame.paint("weak")} />
      </symbol>
    </defs>
  );
}
