import { StatementList } from "../../components/statement-list";
import type { ComposedProduct } from "./compose-product";

// In the specification's order, which is also the order on narrow screens.
const lists = [
  ["Product Features", "features"],
  ["Unique Selling Points", "uniqueSellingPoints"],
  ["Additional Information", "additionalInfo"],
  ["Target Audience", "targetAudience"],
] as const;

interface Props extends Pick<ComposedProduct, "words"> {
  heading: "h2" | "h4";
}

export function ProductLists({ words, heading: Heading }: Props) {
  return (
    <div className="columns product-lists">
      {lists.map(([title, field]) => (
        <section key={field}>
          <Heading className="minor">{title}</Heading>
          <StatementList items={words[field]} />
        </section>
      ))}
    </div>
  );
}
