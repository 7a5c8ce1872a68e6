import { Logo } from "../art/logo";
import { href, navigation, pages } from "../urls";
import "./site-header.css";

interface Props {
  title: string;
  path: string;
}

/** For the head of every page: a page from the back/forward cache would have an open menu. */
export const closeMenu =
  'addEventListener("pagehide",()=>document.querySelector(":popover-open")?.hidePopover())';

/** Phones show the menu as a popover, which needs no script; wide screens show it in the header. */
export function SiteHeader({ title, path }: Props) {
  return (
    <header className="site-header">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className="site-header-row row wide">
        <a className="site-name" href={href(pages.home.path)}>
          <Logo size={30} />
          {title}
        </a>
        <button className="menu-button pill" type="button" popoverTarget="menu">
          <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true">
            <path d="M1 2h14M1 7h14M1 12h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          Menu
        </button>
        <nav className="site-nav" id="menu" popover="auto" aria-label="Main">
          <ul>
            {navigation.map((page) => (
              <li key={page.path}>
                <a className="pill" href={href(page.path)} aria-current={current(page.path, path)}>
                  {page.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** On a product page, "Products" is highlighted but not the current page. */
function current(entry: string, path: string): "page" | "true" | undefined {
  if (entry === path) return "page";
  return entry !== pages.home.path && path.startsWith(`${entry}/`) ? "true" : undefined;
}
