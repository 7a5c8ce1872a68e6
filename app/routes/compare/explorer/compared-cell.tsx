import type { ComparedRow } from "../../../analysis/comparison";
import { BrandName } from "../../../components/brand-name";
import { KindWord, NoteMarks, Penciled } from "../../../components/kind-mark";
import { TierBadge } from "../../../components/tier-badge";
import type { ComparedProduct } from "./compared-product";

interface Props {
  field: string;
  cell: ComparedRow["cells"][number];
  product: ComparedProduct;
  /** Without the word “illustrative”: the row heading has it. */
  plain: boolean;
}

/** A value with its source numbers, penciled in if it is illustrative, and with a label if it is the best of its row. */
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
              <NoteMarks notes={sentence.notes} />
              <KindWord kind={sentence.kind} />
            </li>
          ))}
        </ul>
      </td>
    );
  }
  return (
    <td data-product={product.name}>
      <span>
        <Penciled kind={value.kind}>
          <Value field={field} text={value.text} product={product} />
        </Penciled>
        <NoteMarks notes={value.notes} />
        {!plain && <KindWord kind={value.kind} />}
        {best && <span className="best-words">{best}</span>}
      </span>
    </td>
  );
}

function Value({ field, text, product }: { field: string; text: string; product: ComparedProduct }) {
  if (field === "brand") return <BrandName brand={text} />;
  if (field === "marketTier") return <TierBadge tier={text} color={product.tierColor} />;
  return text;
}
