import type { ComparedRow, ComparedValue } from "../../../analysis/comparison";
import { BrandName } from "../../../components/brand-name";
import { KindMark, NoteMarks } from "../../../components/kind-mark";
import { TierBadge } from "../../../components/tier-badge";
import type { ComparedProduct } from "./compared-product";

interface Props {
  field: string;
  cell: ComparedRow["cells"][number];
  product: ComparedProduct;
  /** No mark: the row heading shows it. */
  plain: boolean;
}

/** A value with its source numbers or the mark of illustrative values, and a label if it is the best of its row. */
export function ComparedCell({ field, cell: { value, best }, product, plain }: Props) {
  if (!value) {
    return (
      <td data-product={product.name}>
        <span className="none">None given</span>
      </td>
    );
  }
  if (value.sentences) {
    return (
      <td data-product={product.name}>
        <ul className="sentences dots">
          {value.sentences.map((sentence) => (
            <li key={sentence.text}>
              {sentence.text}
              <Evidence {...sentence} />
            </li>
          ))}
        </ul>
      </td>
    );
  }
  return (
    <td data-product={product.name}>
      <span>
        <Value field={field} text={value.text} product={product} />
        {!plain && <Evidence {...value} />}
        {best && <span className="best-words">{best}</span>}
      </span>
    </td>
  );
}

function Evidence({ kind, notes }: Pick<ComparedValue, "kind" | "notes">) {
  return notes.length > 0 ? <NoteMarks notes={notes} /> : <KindMark kind={kind} />;
}

function Value({ field, text, product }: { field: string; text: string; product: ComparedProduct }) {
  if (field === "brand") return <BrandName brand={text} />;
  if (field === "marketTier") return <TierBadge tier={text} color={product.tierColor} />;
  return text;
}
