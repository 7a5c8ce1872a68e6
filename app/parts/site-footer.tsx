import { Fragment } from "react";
import { formatDate } from "../format";
import { editionName, type Report } from "../report/report";
import { toPlainText } from "../report/text";
import { additionalPagePath, anchors, brandFilterPath, href, secondaryPages } from "../urls";
import { IsolatedText } from "./isolated-text";
import "./site-footer.css";

export function SiteFooter({ report }: { report: Report }) {
  const { additionalPages, edition, products, site } = report;
  const { title, year, publisher, copyright = publisher.name, published } = edition;
  const { name, address, contact } = publisher;
  const brands = report.brands.filter((brand) => products.some((product) => product.brand === brand.name));
  return (
    <footer className="site-footer">
      <div className="container flex-wrap">
        <p>
          {editionName(edition)}
          {name !== title && ", "}
          {name !== title && (address ? <a href={address}>{name}</a> : name)}
          {contact && ", "}
          {contact && <a href={/^https?:/u.test(contact) ? contact : `mailto:${contact}`}>{contact}</a>}
        </p>
        <EarlierEditions report={report} />
        <div className="site-footer-list flex-wrap">
          <h2 className="label margin-0">Scope</h2>
          <ul className="flex-wrap">
            {site.footer.scope.map(toPlainText).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <FooterLinks
          heading="Key brands"
          links={brands.map((brand) => ({ path: brandFilterPath(brand.name), label: brand.name }))}
        />
        <FooterLinks
          heading="More"
          links={[
            ...secondaryPages,
            { path: anchors.cite, label: "Cite" },
            ...additionalPages.map(({ slug, title }) => ({ path: additionalPagePath(slug), label: title })),
          ]}
        />
        <p className="site-footer-copyright caption">
          {`© ${year} ${copyright}, published ${formatDate(published)}. ${toPlainText(site.footer.trademarks)}`}
        </p>
      </div>
    </footer>
  );
}

/** Renders links to earlier editions, for example "Earlier editions: 2025", if there are any. */
export function EarlierEditions({ report: { edition, site } }: { report: Report }) {
  if (!edition.earlier) return null;
  return (
    <p>
      {`${site.footer.earlier}: `}
      {edition.earlier.map(({ year, address }, index) => (
        <Fragment key={address}>
          {index > 0 && ", "}
          <a href={address.startsWith("/") ? href(address) : address}>{year}</a>
        </Fragment>
      ))}
    </p>
  );
}

interface FooterLinksProps {
  heading: string;
  links: readonly { path: string; label: string }[];
}

function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <nav className="site-footer-list flex-wrap" aria-label={heading}>
      <h2 className="label margin-0">{heading}</h2>
      <ul className="flex-wrap">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a className="tap-target" href={href(path)}>
              <IsolatedText text={label} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
