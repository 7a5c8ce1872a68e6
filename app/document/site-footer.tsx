import { plainText, type Text } from "../analysis/text";
import { RichText } from "../components/rich-text";
import { brandAddress, furtherPages, href } from "../urls";
import "./site-footer.css";

interface Props {
  scope: Text[];
  brands: string[];
  about: Text;
  copyright: Text;
}

export function SiteFooter({ scope, brands, about, copyright }: Props) {
  const further = furtherPages.map(({ path, label }) => ({ address: href(path), label }));
  const ofBrands = brands.map((label) => ({ address: href(brandAddress(label)), label }));
  return (
    <footer className="site-footer">
      <div className="site-footer-rows wide">
        <RichText as="p" className="measure" text={about} plain />
        <div className="site-footer-list">
          <h2 className="label">Scope</h2>
          <ul>
            {scope.map(plainText).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <FooterLinks heading="Key brands" links={ofBrands} />
        <FooterLinks heading="More" links={further} />
        <RichText as="p" className="site-footer-copyright caption" text={copyright} plain />
      </div>
    </footer>
  );
}

function FooterLinks({ heading, links }: { heading: string; links: { address: string; label: string }[] }) {
  return (
    <nav className="site-footer-list" aria-label={heading}>
      <h2 className="label">{heading}</h2>
      <ul>
        {links.map(({ address, label }) => (
          <li key={address}>
            <a className="target" href={address}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
