import type { ReactNode } from "react";
import { RichText } from "../../parts/rich-text";
import { Opening } from "../../parts/section";
import { ProductDrawing, Shelf } from "../../parts/shelf";
import { type CountedGroup, countByBrand, countByLicense, countByShare } from "../../report/counted-ways";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import "../../parts/button.css";
import "./stage.css";

type WayWords = Report["market"]["stage"]["ways"][number];

/** The products counted in five ways. Of the five arrangements, the one of the checked radio button shows; on paper, all do. */
export function Stage({ report }: { report: Report }) {
  const { stage } = report.market;
  const sold = stage.ways.at(-1);
  const arrangements = [
    <Trays key="share" groups={countByShare(report)} />,
    <Trays key="brand" groups={countByBrand(report)} />,
    <Shelf key="tier" tiers={report.tiers} names={false} />,
    <Trays key="license" groups={countByLicense(report)} />,
    <Outlines key="sold" label={stage.labels.sold} products={report.products}>
      {sold && <Answer way={sold} />}
    </Outlines>,
  ];
  return (
    <section className="stage" id="stage" aria-labelledby="stage-heading">
      <div className="wide">
        <Opening id="stage" words={stage} />
        <fieldset className="stage-choice wrap no-print">
          <legend className="visually-hidden">{stage.legend}</legend>
          {stage.ways.map(({ title }, index) => (
            <label key={title} className="pill outlined">
              <input type="radio" name="way" id={`way-${index + 1}`} defaultChecked={index === 0} />
              {title}
            </label>
          ))}
          <button type="button" className="button stage-next needs-script">
            {stage.next}
          </button>
        </fieldset>
        <div className="stage-ways beyond">
          {stage.ways.map((way, index) => (
            <section key={way.title} className={`way way-${index + 1}`} aria-label={way.title}>
              <h3 className="way-title">{way.title}</h3>
              {way !== sold && <Answer way={way} />}
              {arrangements[index]}
            </section>
          ))}
        </div>
        <p className="visually-hidden" aria-live="polite" />
      </div>
    </section>
  );
}

function Answer({ way: { answer, text } }: { way: WayWords }) {
  return (
    <p className="way-answer">
      <RichText text={answer} plain /> <RichText text={text} plain />
    </p>
  );
}

function Trays({ groups }: { groups: readonly CountedGroup[] }) {
  return (
    <ul className="trays wrap">
      {groups.map(({ label, note, products }) => (
        <li key={label} className="tray">
          <p>
            <b>{label}</b> {note}
          </p>
          <Drawings products={products} />
        </li>
      ))}
    </ul>
  );
}

interface OutlinesProps {
  label: string;
  products: readonly Product[];
  children: ReactNode;
}

/** What was sold is not known: the products are outlines, and the answer is large. */
function Outlines({ label, products, children }: OutlinesProps) {
  return (
    <div className="tray outlines">
      <OutlineFilter />
      <p>
        <b>{label}</b>
      </p>
      <Drawings products={products} />
      {children}
    </div>
  );
}

function Drawings({ products }: { products: readonly Product[] }) {
  return (
    <ul className="wrap">
      {products.map((product) => (
        <li key={product.id}>
          <ProductDrawing product={product} />
        </li>
      ))}
    </ul>
  );
}

/** Leaves the contour of a drawing: where it is neither opaque nor as faint as its shadow. */
function OutlineFilter() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <filter id="outline">
        <feGaussianBlur in="SourceAlpha" stdDeviation="1" />
        <feComponentTransfer result="contour">
          <feFuncA type="table" tableValues="0 0 0 .7 1 1 .7 0" />
        </feComponentTransfer>
        <feFlood floodColor="currentColor" floodOpacity=".6" />
        <feComposite in2="contour" operator="in" />
      </filter>
    </svg>
  );
}
