import { findRecord } from "../../analysis/find-record";
import { deriveShelf } from "../../analysis/shelf";
import { plainText, resolveProse } from "../../analysis/text";
import { drawBandage, drawShelf } from "../../art/pictures";
import { shelfFormats } from "../../art/shelf/place-shelf";
import type { Edition } from "../../edition/edition";
import { embedOwnPicture } from "../../edition/own-picture";
import type { SiteFile } from "../../edition/site-file";
import { ogPath } from "../../urls";
import { drawSocialPicture } from "./social-picture";

/** A social picture for each product, and one for all other pages. */
export function socialFiles(edition: Edition): SiteFile[] {
  const { report, resolver, products, root } = edition;
  const foot = `${report.publication.title} ${report.publication.year}`;
  const title = plainText(resolveProse(report.home.hero.title, resolver));
  const shelf = drawShelf(deriveShelf(edition), shelfFormats.square);
  const ofProducts = products.map(({ slug, brand, name }) => {
    const { shape, file } = findRecord(report.products, "slug", slug).picture;
    const draw = async () => (file ? embedOwnPicture(root, file) : drawBandage(shape, true));
    const body = async () => drawSocialPicture({ kicker: brand, title: name, foot, picture: await draw() });
    return { path: ogPath(slug), body };
  });
  const body = () => drawSocialPicture({ kicker: "Report", title, foot, picture: shelf });
  return [{ path: ogPath("home"), body }, ...ofProducts];
}
