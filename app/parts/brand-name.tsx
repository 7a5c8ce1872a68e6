import { brandClass } from "../styles/brand-colors";
import "./brand-name.css";

/** A brand's color as a dot, always with its name: color alone carries no information. */
export function BrandName({ brand }: { brand: string }) {
  return (
    <span className={`brand-name ${brandClass(brand)}`}>
      <span className="brand-dot" />
      {brand}
    </span>
  );
}
