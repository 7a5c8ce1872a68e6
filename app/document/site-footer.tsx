import type { Text } from "../analysis/text";
import { RichText } from "../components/rich-text";
import { furtherPages, href } from "../urls";
import "./site-footer.css";

interface Props {
  scope: string[];
  brands: string[];
  about: Text;
  copyright: Text;
}

export function SiteFooter({ scope, brands, about, copyright }: Props) {
  return (
    <footer className="site-footer">
      <div className="site-footer-row wrap wide">
        <RichText as="p" className="site-footer-about" text={about} plain />
        {[
          { heading: "Scope", items: scope },
          { heading: "Key brands", items: brands },
        ].map(({ heading, items }) => (
          <div key={heading}>
            <h2 className="label">{heading}</h2>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <nav aria-label="More">
          <h2 className="label">More</h2>
          <ul>
            {furtherPages.map(({ path, label }) => (
              <li key={path}>
                <a className="target" href={href(path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <RichText as="p" className="site-footer-copyright" text={copyright} plain />
      </div>
    </footer>
  );
}
