import type { Text } from "../../analysis/text";
import type { Kind } from "../../analysis/value";
import { BrandName } from "../brand-name";
import { StatementList } from "../statement-list";

interface Props {
  brands: readonly { brand: string; points: { text: Text; kind: Kind }[] }[];
  heading?: "h3" | "h4";
}

/** What each brand has for itself. */
export function Advantages({ brands, heading: Heading = "h3" }: Props) {
  return (
    <div className="advantages">
      {brands.map(({ brand, points }) => (
        <section key={brand}>
          <Heading>
            <BrandName brand={brand} />
          </Heading>
          <StatementList items={points} />
        </section>
      ))}
    </div>
  );
}
