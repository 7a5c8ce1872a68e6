/** The vent holes and the soft top light that every strip in a chart has. One page may hold several charts: the ids are alike and so is what they name. */
export function StripDefs() {
  return (
    <defs>
      <pattern id="holes" width="12" height="12" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.3" className="chart-hole" />
        <circle cx="9" cy="9" r="1.3" className="chart-hole" />
      </pattern>
      <linearGradient id="light" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.32" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.1" />
      </linearGradient>
    </defs>
  );
}
