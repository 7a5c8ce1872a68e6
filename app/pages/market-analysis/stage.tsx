import { IsolatedText } from "../../parts/isolated-text";
import { useClassRule } from "../../parts/page-context";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { ProductDrawing, Shelf } from "../../parts/shelf";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import "../../styles/strip.css";
import "./stage.css";

type View = keyof Report["market"]["stage"]["views"];

interface Group {
  label: string;
  products: readonly Product[];
  /** Text after the number of products. */
  note?: string;
}

/**
 * Renders the same products in several views, each of which groups them differently. The checked radio button
 * selects the visible view; on paper, all views are visible.
 */
export function Stage({ report }: { report: Report }) {
  const { products, tiers } = report;
  const { stage } = report.market;
  const groupsByView = groupProducts(report);
  // The radio buttons have this order. `groupsByView` has no groups for the view "tier", which shows the shelf.
  const views = [...groupsByView.keys(), "tier"] satisfies View[];
  const maxGroupCount = Math.max(...[...groupsByView.values()].map((groups) => groups.length));
  // A shelf with three tiers is about as tall as the trays. With fewer or more tiers, the stage is as tall as the selected
  // view, because it would be mostly empty otherwise. CSS could count the tiers with `:has()`, but the browser would then
  // compute the styles of the stage again when it parses the last tier.
  const viewClass = tiers.length === 3 ? "stage-view" : "stage-view is-collapsible";
  useClassRule("stage-scale", `--stage-products:${products.length};--stage-gaps:${maxGroupCount - 1}`);
  return (
    <Section id="stage" opening={stage} className="stage" inner="container">
      <fieldset className="stage-choice flex-wrap no-print">
        <legend className="visually-hidden">{stage.legend}</legend>
        {views.map((view) => (
          <label key={view} className="pill pill-outlined">
            <input type="radio" name="view" id={`view-${view}`} defaultChecked={view === "share"} />
            {stage.views[view]?.title}
          </label>
        ))}
      </fieldset>
      <div className="stage-views stage-scale breakout">
        {views.map((view) => {
          const text = stage.views[view];
          const groups = groupsByView.get(view);
          if (!text) return null;
          return (
            <section key={view} className={`${viewClass} stage-view-${view}`} aria-label={text.title}>
              <h3 className="stage-view-title">{text.title}</h3>
              <RichText as="p" className="stage-view-answer" text={text.answer} plain />
              {groups ? (
                <Trays productCount={products.length} groups={groups} />
              ) : (
                <Shelf tiers={tiers} eager />
              )}
            </section>
          );
        })}
      </div>
      <p className="visually-hidden" aria-live="polite" />
    </Section>
  );
}

/** Returns the groups of each view with trays. Brands are a view only if some are counted with another one. */
function groupProducts({ market: { stage }, products, shares }: Report): Map<View, Group[]> {
  const { licensed, unnamed } = stage.labels;
  const groups = new Map<View, Group[]>();
  groups.set(
    "share",
    shares.map(({ group, joinedBrands, products }) => {
      return { label: group, products, ...(joinedBrands && { note: `, with ${joinedBrands}` }) };
    }),
  );
  if (stage.views.listed && shares.some(({ joinedBrands }) => joinedBrands))
    groups.set("listed", groupByBrand(shares));
  groups.set(
    "license",
    [
      { label: licensed, products: products.filter(({ license }) => license) },
      { label: unnamed, products: products.filter(({ license }) => !license) },
    ].filter((group) => group.products.length > 0),
  );
  return groups;
}

/** Groups products by the brand under which they are listed, the brands of a share next to each other. */
function groupByBrand(shares: Report["shares"]): Group[] {
  const products = shares.flatMap((share) => share.products);
  return [...new Set(products.map(({ brand }) => brand))].map((brand) => ({
    label: brand,
    products: products.filter((product) => product.brand === brand),
  }));
}

interface TraysProps {
  /** Number of all products. */
  productCount: number;
  groups: readonly Group[];
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
