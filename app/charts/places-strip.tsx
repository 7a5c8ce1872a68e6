import type { BrandShare } from "../analysis/share";
import { brandClass } from "../brand-class";

const size = 40;

/** The places of the list as one strip of pads, coloured by brand group, largest group first. Its words stand beside it. */
export function PlacesStrip({ shares }: { shares: readonly BrandShare[] }) {
  const places = shares.flatMap((share) => share.members.map(({ slug }) => ({ slug, brand: share.brand })));
  return (
    <svg className="places-strip" viewBox={`0 0 ${places.length * size} ${size}`} aria-hidden="true">
      <rect width={places.length * size} height={size} rx={size / 2} className="places-strip-tape" />
      {places.map(({ slug, brand }, index) => (
        <circle
          key={slug}
          className={brandClass(brand)}
          cx={(index + 0.5) * size}
          cy={size / 2}
          r={size * 0.34}
          fill="var(--brand)"
        />
      ))}
    </svg>
  );
}
