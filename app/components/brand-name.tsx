import type { PropsWithChildren } from "react";
import { brandClass } from "../document/brand";

/** A brand's color as a dot, always with its name (`children` replace the plain one): color alone carries no information. */
export function BrandName({ brand, children = brand }: PropsWithChildren<{ brand: string }>) {
  return (
    <span className={`brand-name ${brandClass(brand)}`}>
      <span className="brand-dot" />
      {children}
    </span>
  );
}
