import { RichText } from "../../parts/rich-text";
import { Opening } from "../../parts/section";
import { ProductDrawing, Shelf } from "../../parts/shelf";
import { type CountedGroup, countByLicense, countByShare } from "../../report/counted-ways";
import type { Report } from "../../report/report";
import "../../parts/button.css";
import "./stage.css";

/** In the order of the choice: it ends on the shelf with its empty board. */
const ways = ["share", "license", "tier"] as const;

/** The products counted in three ways. Of the arrangements, the one of the checked radio button shows; on paper, all do. */
export function Stage({ report }: { report: Report }) {
  const { stage } = report.market;
  const arrangements = {
    share: <Trays groups={countByShare(report)} />,
    license: <Trays groups={countByLicense(report)} />,
    tier: <Shelf tiers={report.tiers} names={false} />,
  };
  return (
    <section className="stage" id="stage" aria-labelledby="stage-heading">
      <div className="wide">
        <Opening id="stage" words={stage} />
        <fieldset className="stage-choice wrap no-print">
          <legend className="visually-hidden">{stage.legend}</legend>
          {ways.map((way) => (
            <label key={way} className="pill outlined">
              <input type="radio" name="way" id={`way-${way}`} defaultChecked={way === "share"} />
              {stage.ways[way].title}
            </label>
          ))}
          <button type="button" className="button stage-next needs-script">
            {stage.next}
          </button>
        </fieldset>
        <div className="stage-ways beyond">
          {ways.map((way) => (
            <section key={way} className={`way way-${way}`} aria-label={stage.ways[way].title}>
              <h3 className="way-title">{stage.ways[way].title}</h3>
              <RichText as="p" className="way-answer" text={stage.ways[way].answer} plain />
              {arrangements[way]}
            </section>
          ))}
        </div>
        <p className="visually-hidden" aria-live="polite" />
      </div>
    </section>
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
          <ul className="wrap">
            {products.map((product) => (
              <li key={product.id}>
                <ProductDrawing product={product} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
