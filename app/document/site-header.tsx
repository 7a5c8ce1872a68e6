import { Logo } from "../art/logo";
import { href, navigation, pages } from "../urls";
import "./site-header.css";

interface Props {
  title: string;
  /** Of this page. */
  path: string;
}

/** For the head of every page: the back/forward cache would keep the phone's menu open. */
export const closeMenu =
  'addEventListener("pagehide",()=>document.querySelector(":popover-open")?.hidePopover())';

/** The phone menu is a popover, which needs no script. Wide screens show the same list in the header. */
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

/** On a product page, "Products" is highlighted without being the current page. */
function current(entry: string, path: string): "page" | "true" | undefined {
  if (entry === path) return "page";
  return entry !== pages.home.path && path.startsWith(`${entry}/`) ? "true" : undefined;
}
