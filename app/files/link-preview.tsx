import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import type { PictureFile, PictureRef } from "../report/pictures";
import { editionName, type Report } from "../report/report";
import { plainText } from "../report/text";
import { themeColor } from "../styles/theme-colors";
import type { PageKey } from "../urls";
import type { SiteFile } from "./site-file";

/** What a link preview shows. `name`: of its file. */
export interface LinkPreview {
  name: string;
  title: string;
  picture: PictureRef;
}

/** The link preview of a page; those without a picture of their own have that of the home page. */
export function pagePreview(
  { home, market, methodology, site }: Report,
  name: Exclude<PageKey, "notFound" | "productNotFound">,
): LinkPreview {
  const [insight] = market.insights.pictures;
  const own: Partial<Record<PageKey, PictureRef | undefined>> = {
    marketAnalysis: insight?.picture,
    methodology: methodology.picture ?? site.empty,
    checklist: market.conclusion.act.picture,
    data: site.empty,
  };
  const title = name === "home" ? home.hero.title : site.pages[name].title;
  return { name, title: plainText(title), picture: own[name] ?? home.hero.picture };
}

export function previewPath({ name, picture }: LinkPreview): string {
  return `/og/${name}.${isPhotograph(picture.src) ? "jpg" : "png"}`;
}

/** The build makes photographs WebP. */
function isPhotograph(path: string): boolean {
  return path.endsWith(".webp");
}

/** A link preview as a file. Throws if its picture is none of `pictures`, which is a bug. */
export function previewFile(
  { edition }: Report,
  preview: LinkPreview,
  pictures: readonly PictureFile[],
): SiteFile {
  const picture = pictures.find(({ path }) => path === preview.picture.src);
  if (!picture) throw new Error(`no picture has the path ${preview.picture.src}`);
  const shown = { title: preview.title, reportName: editionName(edition), picture };
  return { path: previewPath(preview), body: () => renderPreview(shown) };
}

interface Shown {
  title: string;
  reportName: string;
  picture: PictureFile;
}

/**
 * A link preview in the size that social networks recommend: JPEG with a photograph, PNG of 256 colors with a drawing. Messengers
 * leave out previews of more than 300 kB.
 */
export async function renderPreview({ picture, title, reportName }: Shown): Promise<Uint8Array> {
  const image = await embed(picture);
  let svg = await draw(<Preview image={image} reportName={reportName} title={title} />);
  if (!svg)
    console.log(`The link preview of "${title}" does without this title: its faces lack letters of it`);
  svg ??= await draw(<Preview image={image} reportName={reportName} />);
  svg ??= await draw(<Preview image={image} />);
  const preview = sharp(Buffer.from(svg ?? ""));
  const file = isPhotograph(picture.path)
    ? preview.flatten().jpeg({ quality: 80, mozjpeg: true })
    : preview.png({ palette: true });
  return file.toBuffer();
}

/** The extended faces have letters that the others lack. One list, because satori parses each new one. */
const fonts = [
  ["Figtree", "figtree/files/figtree-latin-600"],
  ["Young Serif", "young-serif/files/young-serif-latin-400"],
  ["Young Serif Extended", "young-serif/files/young-serif-latin-ext-400"],
  ["Figtree Extended", "figtree/files/figtree-latin-ext-600"],
].map(([name = "", file]) => ({ name, data: readFileSync(`node_modules/@fontsource/${file}-normal.woff`) }));

/** The preview as SVG; undefined if the faces lack a letter: satori would draw an empty box. */
async function draw(preview: ReactNode): Promise<string | undefined> {
  let isComplete = true;
  const loadAdditionalAsset = async () => {
    isComplete = false;
    return [];
  };
  const svg = await satori(preview, { width: 1200, height: 630, fonts, loadAdditionalAsset });
  return isComplete ? svg : undefined;
}

/** The longer side of a preview's picture, in pixels. */
const pictureSize = 470;

/** The title has room for about as many letters of one pixel. */
const titleRoom = 270_000;

const column = { display: "flex", flexDirection: "column", justifyContent: "center" } as const;
const row = { display: "flex", flexGrow: 1, alignItems: "center", padding: "0 56px 0 72px" } as const;

/** Satori knows flex alone. Padding of an element with a fixed width would cut the picture. */
function Preview({ title = "", reportName = "", image }: Partial<Shown> & { image: string }) {
  const colors = { background: themeColor("paper"), color: themeColor("ink") };
  const strip = {
    backgroundColor: themeColor("strip-light"),
    backgroundImage: `radial-gradient(circle at 50% 50%, ${themeColor("strip-hole")} 16%, transparent 20%)`,
    backgroundSize: "30px 30px",
  };
  const heading = {
    flex: 1,
    minWidth: 0,
    margin: "0 40px 0 0",
    wordBreak: "break-word",
    fontFamily: "Young Serif",
    fontSize: title.length > 40 ? Math.min(54, Math.sqrt(titleRoom / title.length)) : 68,
    lineHeight: 1.14,
    fontFeatureSettings: "'lnum' 1",
  } as const;
  const label = { marginLeft: 44, padding: "0 28px", background: themeColor("pad"), fontSize: 28 };
  return (
    <div style={{ ...column, ...colors, width: "100%", height: "100%" }}>
      <div style={{ ...row, placeContent: "center" }}>
        {title && <h1 style={heading}>{title}</h1>}
        <img
          src={image}
          alt=""
          width={pictureSize}
          height={pictureSize}
          style={{ flexShrink: 0, objectFit: "contain" }}
        />
      </div>
      <div style={{ display: "flex", height: 92, ...strip }}>
        <div style={{ ...column, ...label }}>{reportName}</div>
      </div>
    </div>
  );
}

/** A picture as an address that holds it, as a bitmap in the size of its place. */
async function embed({ body }: PictureFile): Promise<string> {
  const bitmap = sharp(await body()).resize(pictureSize, pictureSize, { fit: "inside" });
  return `data:image/png;base64,${(await bitmap.png().toBuffer()).toString("base64")}`;
}
