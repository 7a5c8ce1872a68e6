import type { ReactNode } from "react";
import { brandClass } from "../document/brand";

interface Props {
  brand: string;
  /** The name itself, if a part of it is marked. */
  children?: ReactNode;
}

/** A brand's colour as a dot, and its name beside it: colour alone never says which brand it is. */
export function BrandName({ brand, children = brand }: Props) {
  return (
    <span className={`brand-name ${brandClass(brand)}`}>
      <span className="brand-dot" />
      {children}
    </span>
  );
}
