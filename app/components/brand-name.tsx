import type { ReactNode } from "react";
import { brandClass } from "../document/brand";

interface Props {
  brand: string;
  /** Replaces the plain name. */
  children?: ReactNode;
}

/** A brand's color as a dot, always with its name: color alone carries no information. */
export function BrandName({ brand, children = brand }: Props) {
  return (
    <span className={`brand-name ${brandClass(brand)}`}>
      <span className="brand-dot" />
      {children}
    </span>
  );
}
