import { brandAddress, furtherPages, href } from "../urls";
import "./site-footer.css";

interface Props {
  /** Of the report. */
  title: string;
  year: number;
  publisher: { name: string; address?: string | undefined; contact?: string | undefined };
  scope: readonly string[];
  brands: readonly string[];
  /** "© 2025 …", and whose the names of brands are. */
  copyright: string;
}

export function SiteFooter({ title, year, publisher, scope, brands, copyright }: Props) {
  const { name, address, contact } = publisher;
  return (
    <footer className="site-footer">
      <div className="wide">
        <p>
          {title} {year}
          {name !== title && ", "}
          {name !== title && (address ? <a href={address}>{name}</a> : name)}
          {contact && `, ${contact}`}
        </p>
        <div className="site-footer-list wrap">
          <h2 className="label flush">Scope</h2>
          <ul className="wrap">
            {scope.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <FooterLinks
          heading="Key brands"
          links={brands.map((label) => ({ path: brandAddress(label), label }))}
        />
        <FooterLinks heading="More" links={furtherPages} />
        <p className="site-footer-copyright caption">{copyright}</p>
      </div>
    </footer>
  );
}

function FooterLinks({
  heading,
  links,
}: {
  heading: string;
  links: readonly { path: string; label: string }[];
}) {
  return (
    <nav className="site-footer-list wrap" aria-label={heading}>
      <h2 className="label flush">{heading}</h2>
      <ul className="wrap">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a className="target" href={href(path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
