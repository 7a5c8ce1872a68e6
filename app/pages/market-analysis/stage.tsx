import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { ProductDrawing, Shelf } from "../../parts/shelf";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import "../../styles/strip.css";
import "./stage.css";

/** In the order of the choice: it ends on the shelf with its empty board. */
const views = ["share", "license", "tier"] as const;

/** The products counted in three ways. Of the arrangements, the one of the checked radio button shows; on paper, all do. */
export function Stage({ report: { market, products, shares, tiers } }: { report: Report }) {
  const { stage } = market;
  const { licensed, unnamed } = stage.labels;
  const groups = {
    share: shares.map(({ group, joining, products }) => {
      return { label: group, products, note: joining && `, with ${joining}` };
    }),
    license: [
      { label: licensed, products: products.filter(({ license }) => license) },
      { label: unnamed, products: products.filter(({ license }) => !license) },
    ].filter((group) => group.products.length > 0),
  };
  return (
    <Section id="stage" text={stage} className="stage" inner="container">
      <fieldset className="stage-choice flex-wrap no-print">
        <legend className="visually-hidden">{stage.legend}</legend>
        {views.map((way) => (
          <label key={way} className="pill outlined">
            <input type="radio" name="way" id={`way-${way}`} defaultChecked={way === "share"} />
            {stage.ways[way].title}
          </label>
        ))}
      </fieldset>
      <div className="stage-ways breakout">
        {views.map((way) => (
          <section key={way} className={`way way-${way}`} aria-label={stage.ways[way].title}>
            <h3 className="way-title">{stage.ways[way].title}</h3>
            <RichText as="p" className="way-answer" text={stage.ways[way].answer} plain />
            {way === "tier" ? (
              <Shelf tiers={tiers} eager />
            ) : (
              <Trays all={products.length} groups={groups[way]} />
            )}
          </section>
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite" />
    </Section>
  );
}

interface TraysProps {
  /** How many products there are. */
  all: number;
  groups: readonly { label: string; products: readonly Product[]; note?: string }[];
}

function Trays({ all, groups }: TraysProps) {
  return (
    <ul className="trays flex-wrap">
      {groups.map(({ label, products, note }) => (
        <li key={label} className="tray">
          <p className="flex-wrap spread">
            <b>
              <bdi>{label}</bdi>
            </b>{" "}
            {`${products.length} of ${all}`}
            {note}
          </p>
          <ul className="flex-wrap">
            {products.map((product) => (
              <li key={product.id}>
                <ProductDrawing product={product} eager />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
