import type { FieldEvidence } from "../analysis/evidence";
import type { ValueField } from "../analysis/product";
import type { Kind } from "../analysis/value";

const fieldNames: Record<ValueField, string> = {
  name: "Name",
  brand: "Brand",
  count: "Count",
  price: "Price",
  priceRange: "Price range",
  packaging: "Packaging",
  marketTier: "Market tier",
  rating: "Rating",
  reviews: "Reviews",
  theme: "Theme",
  licence: "Licence",
  brandColor: "Brand color",
};

interface Props {
  fields: FieldEvidence[];
  total: Record<Kind, number>;
  /** The kinds in the order of the columns, with the words of the content. */
  labels: { kind: Kind; label: string }[];
}

/** How many values of the products are of which kind, field by field. */
export function EvidenceTable({ fields, total, labels }: Props) {
  return (
    <table className="evidence">
      <caption>Values of the products by field and kind</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {labels.map(({ kind, label }) => (
            <th key={kind} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, counts }) => (
          <Row key={field} name={fieldNames[field]} counts={counts} labels={labels} />
        ))}
      </tbody>
      <tfoot>
        <Row name="All fields" counts={total} labels={labels} />
      </tfoot>
    </table>
  );
}

function Row({
  name,
  counts,
  labels,
}: {
  name: string;
  counts: Record<Kind, number>;
  labels: Props["labels"];
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {labels.map(({ kind }) => (
        <td key={kind}>{counts[kind]}</td>
      ))}
    </tr>
  );
}
