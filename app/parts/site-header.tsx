import type { Report } from "../report/report";
import { href, navigation, pages, secondaryPages } from "../urls";
import { HeartLogo } from "./heart-logo";
import { Picture } from "./picture";
import "./site-header.css";

/** The stroke of the icons in the menu button. */
const stroke = { stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round" } as const;

/** Renders the header. On narrow screens its menu is a popover, which needs no script. */
export function SiteHeader({ edition, path }: Pick<Report, "edition"> & { path: string }) {
  const { logo, title } = edition;
  return (
    <header className="site-header">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className="site-header-row cluster justify-between container">
        <a className="site-header-name pill" href={href(pages.home.path)}>
          {logo ? <Picture picture={logo} className="site-header-logo" eager /> : <HeartLogo size={30} />}
          <span className="site-header-title">{title}</span>
        </a>
        <button className="site-header-menu-button pill pill-outlined" type="button" popoverTarget="menu">
          <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true">
            <path className="site-header-menu-bars" d="M1 2h14M1 7h14M1 12h14" {...stroke} />
            <path className="site-header-menu-cross" d="M3 2l10 10M13 2L3 12" {...stroke} />
          </svg>
          Menu
        </button>
        <div className="site-header-menu" id="menu" popover="auto">
          <nav className="site-header-nav" aria-label="Main">
            <ul>
              {navigation.map((page) => (
                <li key={page.path}>
                  <a className="pill" href={href(page.path)} aria-current={currentState(page.path, path)}>
                    {page.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav className="site-header-further link-list" aria-label="Further pages">
            {secondaryPages.map((page) => (
              <a key={page.path} href={href(page.path)}>
                {page.label}
              </a>
            ))}
          </nav>
        </div>
      </div>
    </header>
  );
}

/**
 * Returns the `aria-current` of a link in the navigation: `page` for a link to the current page, `true` for a link to
 * its section, such as "Products" on the page of a product.
 */
function currentState(linkPath: string, currentPath: string): "page" | "true" | undefined {
  if (linkPath === currentPath) return "page";
  return linkPath !== pages.home.path && currentPath.startsWith(`${linkPath}/`) ? "true" : undefined;
}
