import type { Text } from "../analysis/text";
import { RichText } from "../components/rich-text";
import { furtherPages, href } from "../urls";

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
        <section aria-labelledby="footer-scope">
          <h2 id="footer-scope">Scope</h2>
          <ul>
            {scope.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-brands">
          <h2 id="footer-brands">Key brands</h2>
          <ul>
            {brands.map((brand) => (
              <li key={brand}>{brand}</li>
            ))}
          </ul>
        </section>
        <nav aria-label="More">
          <h2>More</h2>
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
