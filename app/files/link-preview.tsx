import type { ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import type { PictureFile, PictureRef } from "../report/pictures";
import { editionName, type Report } from "../report/report";
import { themeColor } from "../styles/theme-colors";
import { readPreviewFonts } from "./preview-fonts";
import type { SiteFile } from "./site-file";

/** The content of a page's link preview. */
export interface LinkPreview {
  /** The name of the preview's file, without the extension. */
  name: string;
  title: string;
  picture: PictureRef;
}

export function previewPath({ name }: LinkPreview): string {
  return `/og/${name}.jpg`;
}

/**
 * Creates a function that returns the file of a link preview. Previews with the same picture share its
 * bitmap. The function throws an error if the picture is not in `pictures`, which is a bug.
 */
export function createPreviewRenderer(
  { edition }: Report,
  pictures: readonly PictureFile[],
): (preview: LinkPreview) => SiteFile {
  const bitmaps = new Map<PictureFile, Promise<string>>();
  return (preview) => {
    const file = pictures.find(({ path }) => path === preview.picture.src);
    if (!file) throw new Error(`no picture has the path ${preview.picture.src}`);
    const body = async () => {
      const bitmap = bitmaps.get(file) ?? embedBitmap(file);
      bitmaps.set(file, bitmap);
      return renderPreview({ title: preview.title, reportName: editionName(edition), image: await bitmap });
    };
    return { path: previewPath(preview), body };
  };
}

interface PreviewContent {
  title: string;
  reportName: string;
  /** The picture as a `data:` URL. */
  image: string;
}

/**
 * Renders a link preview as JPEG in the size that social networks recommend, 1200 x 630 pixels. The quality
 * keeps it below 300 kB, because messengers ignore larger previews. Text is omitted if the fonts lack one of
 * its characters.
 */
export async function renderPreview({ title, reportName, image }: PreviewContent): Promise<Uint8Array> {
  let svg = await renderSvg(<LinkPreviewImage image={image} reportName={reportName} title={title} />);
  if (!svg)
    console.log(`The link preview of "${title}" omits this title: its fonts lack some of the letters`);
  svg ??= await renderSvg(<LinkPreviewImage image={image} reportName={reportName} />);
  svg ??= await renderSvg(<LinkPreviewImage image={image} />);
  return sharp(Buffer.from(svg ?? ""))
    .flatten()
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Renders a picture as a bitmap in the size in which previews show it, and returns it as a `data:` URL. */
export async function embedBitmap({ body }: PictureFile): Promise<string> {
  const bitmap = sharp(await body()).resize(pictureSize, pictureSize, { fit: "inside" });
  return `data:image/png;base64,${(await bitmap.png().toBuffer()).toString("base64")}`;
}

/** Renders a preview as SVG, or returns undefined if the fonts lack a character: satori would draw a box. */
async function renderSvg(preview: ReactNode): Promise<string | undefined> {
  let isComplete = true;
  // Satori calls this for characters that the fonts lack.
  const loadAdditionalAsset = async () => {
    isComplete = false;
    return [];
  };
  const svg = await satori(preview, {
    width: 1200,
    height: 630,
    fonts: readPreviewFonts(),
    loadAdditionalAsset,
  });
  return isComplete ? svg : undefined;
}

/** The longer side of the picture in a preview, in pixels. */
const pictureSize = 470;

/**
 * The area of the title in pixels. Divided by the number of characters, it is the square of the font size.
 */
const titleArea = 270_000;

const column = { display: "flex", flexDirection: "column", justifyContent: "center" } as const;
const row = { display: "flex", flexGrow: 1, alignItems: "center", padding: "0 56px 0 72px" } as const;

/**
 * The image of a link preview. Satori supports only flexbox. With padding on an element of fixed width, it
 * would crop the picture.
 */
function LinkPreviewImage({
  title = "",
  reportName = "",
  image,
}: Partial<PreviewContent> & { image: string }) {
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
    fontSize: title.length > 40 ? Math.min(54, Math.sqrt(titleArea / title.length)) : 68,
    lineHeight: 1.14,
    fontFeatureSettings: "'lnum' 1",
  } as const;
  const label = { marginLeft: 44, padding: "0 28px", background: themeColor("surface"), fontSize: 28 };
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
