import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Report } from "../report/report";
import { SiteFooter } from "./site-footer";

test.each([
  ["jane@report.test", "mailto:jane@report.test"],
  ["https://social.test/@jane", "https://social.test/@jane"],
])("the contact %s is a link", (contact, address) => {
  const edition = {
    title: "Report",
    year: 2025,
    published: "2026-11-25",
    publisher: { name: "Jane", contact },
  };
  const site = { footer: { scope: [], trademarks: { nodes: [] } } };
  const report = { edition, site, products: [], brands: [] } as unknown as Report;
  const html = renderToStaticMarkup(<SiteFooter report={report} />);
  expect(html).toContain(`<a href="${address}">${contact}</a>`);
  expect(html).toContain("© 2025 Jane, published November 25, 2026. ");
});
