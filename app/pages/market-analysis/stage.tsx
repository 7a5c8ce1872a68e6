import { IsolatedText } from "../../parts/isolated-text";
import { useClassRule } from "../../parts/page-context";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { ProductDrawing, Shelf } from "../../parts/shelf";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import "../../styles/strip.css";
import "./stage.css";

/** The views in the order of their radio buttons. */
const views = ["share", "license", "tier"] as const;

/**
 * Renders the same products in three views, each of which groups them in another way. The checked radio button
 * selects the visible view; on paper, all views are visible.
 */
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
  const maxGroupCount = Math.max(groups.share.length, groups.license.length);
  useClassRule("stage-scale", `--stage-products:${products.length};--stage-gaps:${maxGroupCount - 1}`);
  return (
    <Section id="stage" text={stage} className="stage" inner="container">
      <fieldset className="stage-choice flex-wrap no-print">
        <legend className="visually-hidden">{stage.legend}</legend>
        {views.map((view) => (
          <label key={view} className="pill pill-outlined">
            <input type="radio" name="view" id={`view-${view}`} defaultChecked={view === "share"} />
            {stage.ways[view].title}
          </label>
        ))}
      </fieldset>
      <div className="stage-views stage-scale breakout">
        {views.map((view) => (
          <section key={view} className={`stage-view stage-view-${view}`} aria-label={stage.ways[view].title}>
            <h3 className="stage-view-title">{stage.ways[view].title}</h3>
            <RichText as="p" className="stage-view-answer" text={stage.ways[view].answer} plain />
            {view === "tier" ? (
              <Shelf tiers={tiers} eager />
            ) : (
              <Trays productCount={products.length} groups={groups[view]} />
            )}
          </section>
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite" />
    </Section>
  );
}

interface TraysProps {
  /** Number of all products. */
  productCount: number;
  groups: readonly { label: string; products: readonly Product[]; note?: string }[];
}

/** Renders each group of products as a tray. */
function Trays({ productCount, groups }: TraysProps) {
  return (
    <ul className="stage-trays flex-wrap">
      {groups.map(({ label, products, note }) => (
        <li key={label} className="stage-tray">
          <p>
            <b>
              <IsolatedText text={label} />
            </b>{" "}
            <span>
              {`${products.length} of ${productCount}`}
              {note}
            </span>
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
