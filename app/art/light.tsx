/** Glitter: diamonds scattered so that no rows or columns show. */
const grains = {
  bright:
    "M9 6l3 4-3 4-3-4zM41 17l2 3-2 3-2-3zM26 33l3 4-3 4-3-4zM56 44l2 3-2 3-2-3zM13 51l2 3-2 3-2-3zM66 8l2 3-2 3-2-3zM68 66l3 4-3 4-3-4zM38 62l2 3-2 3-2-3z",
  dark: "M21 14l2 3-2 3-2-3zM54 27l3 4-3 4-3-4zM7 33l2 3-2 3-2-3zM40 45l2 3-2 3-2-3zM26 66l3 4-3 4-3-4zM55 62l2 3-2 3-2-3z",
};

/** Light, blur and textures, once in a document. */
export function SharedLight() {
  // Fits wide and flat parts, such as planks: a larger filter region takes longer to blur.
  const flat = { x: -0.25, y: -5, width: 1.5, height: 11 };
  return (
    <defs>
      <linearGradient id="light" x1=".1" y1="0" x2=".85" y2="1">
        <stop stopColor="#fff" stopOpacity=".36" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset=".6" stopColor="#3a0d1c" stopOpacity="0" />
        <stop offset="1" stopColor="#3a0d1c" stopOpacity=".24" />
      </linearGradient>
      <linearGradient id="cream" x1="0" y1="0" x2=".7" y2="1">
        <stop stopColor="#fffaf0" />
        <stop offset="1" stopColor="#f3e2c8" />
      </linearGradient>
      <filter id="soft" {...flat}>
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <filter id="edge" {...flat}>
        <feGaussianBlur stdDeviation="3.5" />
      </filter>
      <filter id="rim" x="-.2" y="-.2" width="1.4" height="1.4">
        <feGaussianBlur stdDeviation="3.5" />
      </filter>
      <filter id="brim" x="0" y="0" width="1" height="1">
        <feGaussianBlur stdDeviation="3.5" />
      </filter>
      <filter id="drop" x="-48" y="-40" width="590" height="590" filterUnits="userSpaceOnUse">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <radialGradient id="jelly" cx=".62" cy=".68" r=".55">
        <stop stopColor="#f4ffb0" stopOpacity=".85" />
        <stop offset="1" stopColor="#f4ffb0" stopOpacity="0" />
      </radialGradient>
      <pattern id="grains" width="75" height="77" patternUnits="userSpaceOnUse" patternTransform="rotate(17)">
        <path d={grains.bright} fill="#fff" opacity=".8" />
        <path d={grains.dark} fill="#ffe08a" opacity=".85" />
      </pattern>
      <pattern id="weave" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 2h9M2 0v9" stroke="#fff" strokeWidth="2" opacity=".09" />
        <path d="M0 6h9M6 0v9" stroke="#3a0d1c" strokeWidth="2" opacity=".05" />
      </pattern>
      <pattern id="gauze" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 5h10M5 0v10" stroke="#d9bd94" strokeWidth="1.5" opacity=".35" />
      </pattern>
    </defs>
  );
}
