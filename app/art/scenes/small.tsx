import { colors, Dashed, Placed } from "./scenery";

/** Nothing found: a magnifying glass over the dashed outline of a bandage. */
export function Empty() {
  const strip = { x: 14, y: 62, width: 196, height: 68, rx: 34 };
  return (
    <>
      <g transform="rotate(-12 112 96)">
        <rect {...strip} fill={colors.strip} opacity=".22" />
        <rect
          {...strip}
          fill="none"
          stroke={colors.stripDeep}
          strokeWidth="4"
          strokeDasharray="10 8"
          strokeLinecap="round"
        />
        <Dashed x={84} y={70} width={56} height={52} rx={12} />
      </g>
      <path d="M166 132l42 46" stroke={colors.woodDeep} strokeWidth="17" strokeLinecap="round" />
      <path d="M168 132l38 42" stroke={colors.woodLight} strokeWidth="5" strokeLinecap="round" opacity=".7" />
      <circle cx="138" cy="100" r="42" fill={colors.card} opacity=".55" />
      <circle cx="138" cy="100" r="42" fill="none" stroke="#b8304a" strokeWidth="10" />
      <path d="M112 92c4-14 14-22 26-24" stroke="#fff" strokeWidth="6" strokeLinecap="round" fill="none" />
    </>
  );
}

/** Page not found: a star fighter that looped off its course. */
export function Lost() {
  return (
    <>
      <path
        d="M14 178c40 2 84-10 104-44 16-30-4-58-32-52-28 8-26 46 4 54 26 6 48-10 62-32"
        fill="none"
        stroke={colors.stripDeep}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 13"
      />
      <Placed shape="star-fighter" id="b0" x={178} y={66} size={122} turn={40} />
    </>
  );
}
