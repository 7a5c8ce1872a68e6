import { brandClass } from "../brand-class";

/** A brand's colour as a dot, and its name beside it: colour alone never says which brand it is. */
export function BrandName({ brand }: { brand: string }) {
  return (
    <span className={`brand-name ${brandClass(brand)}`}>
      <span className="brand-dot" />
      {brand}
    </span>
  );
}
