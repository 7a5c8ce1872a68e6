import { Fragment } from "react";
import { RichText } from "../../parts/rich-text";
import type { Report } from "../../report/report";
import "../../parts/statement-list.css";
import "./additional-page.css";

interface Props {
  page: Report["additionalPages"][number];
}

/** Renders a page that the owner has added in content/pages/, for example an imprint. */
export function AdditionalPage({ page: { title, text } }: Props) {
  return (
    <article className="additional-page flow padding-block-7 container">
      <h1 className="heading-small">{title}</h1>
      {text.map(({ heading, paragraph, list }, index) => (
        <Fragment key={`block-${index}`}>
          {heading && <RichText as="h2" className="heading-small" text={heading} plain />}
          {paragraph && <RichText as="p" text={paragraph} />}
          {list && (
            <ul className="statement-list stack-small measure">
              {list.map((item, itemIndex) => (
                <RichText key={`item-${itemIndex}`} as="li" text={item} />
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </article>
  );
}
