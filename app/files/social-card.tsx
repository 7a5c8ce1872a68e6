import { readFileSync } from "node:fs";
import { renderAsync } from "@resvg/resvg-js";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import type { PictureFile, PictureRef } from "../report/pictures";
import { editionName, type Report } from "../report/report";
import { plainText } from "../report/text";
import { themeColor } from "../styles/theme-colors";
import { type PageKey, realPageKeys } from "../urls";

interface Card {
  title: string;
  reportName: string;
  picture: PictureFile;
}

/** The link preview of every page that has an address. */
export function listCards(
  report: Report,
  pictures: readonly PictureFile[],
): { path: string; body: () => Promise<Uint8Array> }[] {
  const reportName = editionName(report.edition);
  return listCardWords(report).map(({ path, title, picture: { src } }) => {
    const picture = pictures.find((each) => each.path === src);
    if (!picture) throw new Error(`no picture has the path ${src}`);
    return { path, body: () => renderCard({ title, reportName, picture }) };
  });
}

/** The path of a link preview. `name`: a page's key or a product's slug. */
export function cardPath(report: Report, name: string): string {
  const card = listCardWords(report).find((each) => each.name === name);
  if (!card) throw new Error(`no page has the name ${name}`);
  return card.path;
}

function listCardWords({ home, market, methodology, products, site }: Report) {
  const hero = home.hero.picture;
  const lens = site.empty;
  const sheet = market.conclusion.act.picture;
  const [insight] = market.insights.pictures;
  // Other pages have the picture of the home page.
  const own: Partial<Record<PageKey, PictureRef>> = {
    ...(insight && { marketAnalysis: insight.picture }),
    methodology: methodology.picture ?? lens,
    checklist: sheet,
    data: lens,
  };
  const cards = [
    ...realPageKeys().map((name) => ({
      name,
      title: plainText(name === "home" ? home.hero.title : site.pages[name].title),
      picture: own[name] ?? hero,
    })),
    ...products.map(({ slug, name, pictures }) => ({ name: slug, title: name, picture: pictures.product })),
  ];
  return cards.map((card) => {
    const type = isPhotograph(card.picture.src) ? "jpg" : "png";
    return { ...card, path: `/og/${card.name}.${type}` };
  });
}

/** The build makes photographs WebP. */
function isPhotograph(path: string): boolean {
  return path.endsWith(".webp");
}

/**
 * A link preview in the size that social networks recommend: JPEG with a photograph, PNG of 256 colors with a drawing. Messengers
 * leave out previews of more than 300 kB.
 */
export async function renderCard({ picture, title, reportName }: Card): Promise<Uint8Array> {
  const shown = { reportName, image: await embed(picture) };
  let { svg, isComplete } = await draw(<SocialCard {...shown} title={title} />);
  if (!isComplete) {
    console.log(`The link preview of "${title}" does without this title: its faces lack letters of it`);
    ({ svg, isComplete } = await draw(<SocialCard {...shown} />));
  }
  if (!isComplete) ({ svg } = await draw(<SocialCard image={shown.image} />));
  const { width, height, pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  const image = sharp(pixels, { raw: { width, height, channels: 4 } });
  const file = isPhotograph(picture.path)
    ? image.flatten().jpeg({ quality: 80, mozjpeg: true })
    : image.png({ palette: true });
  return file.toBuffer();
}

/** The longer side of a card's picture, in pixels. */
const pictureSize = 470;

/** Satori asks for what shows the letters that its faces lack, and draws empty boxes without. */
async function draw(card: ReactNode): Promise<{ svg: string; isComplete: boolean }> {
  let isComplete = true;
  const svg = await satori(card, {
    width: 1200,
    height: 630,
    fonts: readFonts(),
    loadAdditionalAsset: async () => {
      isComplete = false;
      return [];
    },
  });
  return { svg, isComplete };
}

/** The title has room for about as many letters of one pixel. */
const titleRoom = 270_000;

/** Satori knows flex alone. Padding of an element with a fixed width would cut the picture. */
function SocialCard({ title = "", reportName = "", image }: Partial<Card> & { image: string }) {
  const colors = { background: themeColor("paper"), color: themeColor("ink") };
  const strip = {
    backgroundColor: themeColor("strip-light"),
    backgroundImage: `radial-gradient(circle at 50% 50%, ${themeColor("strip-hole")} 16%, transparent 20%)`,
    backgroundSize: "30px 30px",
  };
  const fontSize = title.length > 40 ? Math.min(54, Math.sqrt(titleRoom / title.length)) : 68;
  return (
    <div style={{ ...column, ...colors, width: "100%", height: "100%" }}>
      <div style={middle}>
        {title && <h1 style={{ ...heading, fontSize }}>{title}</h1>}
        <img src={image} alt="" width={pictureSize} height={pictureSize} style={pictureStyle} />
      </div>
      <div style={{ display: "flex", height: 92, ...strip }}>
        <div
          style={{
            ...column,
            marginLeft: 44,
            padding: "0 28px",
            background: themeColor("pad"),
            fontSize: 28,
          }}
        >
          {reportName}
        </div>
      </div>
    </div>
  );
}

const column = { display: "flex", flexDirection: "column", justifyContent: "center" } as const;
const middle = {
  display: "flex",
  flexGrow: 1,
  placeContent: "center",
  alignItems: "center",
  padding: "0 56px 0 72px",
} as const;
const pictureStyle = { flexShrink: 0, objectFit: "contain" } as const;
/** With lining figures. */
const heading = {
  flex: 1,
  minWidth: 0,
  margin: "0 40px 0 0",
  wordBreak: "break-word",
  fontFamily: "Young Serif",
  lineHeight: 1.14,
  fontFeatureSettings: "'lnum' 1",
} as const;

/** A picture as an address that holds it: a bitmap, because resvg reads no WebP and fewer drawings than sharp, which checked it. */
async function embed({ body }: PictureFile): Promise<string> {
  const bitmap = sharp(await body()).resize(pictureSize, pictureSize, { fit: "inside" });
  return `data:image/png;base64,${(await bitmap.png().toBuffer()).toString("base64")}`;
}

let fonts: Font[] | undefined;

/** Always the same list: satori parses each new one. The extended faces have letters that the others lack. */
function readFonts(): Font[] {
  const read = (name: string, file: string): Font => {
    return { name, data: readFileSync(`node_modules/@fontsource/${file}-normal.woff`) };
  };
  fonts ??= [
    read("Figtree", "figtree/files/figtree-latin-600"),
    read("Young Serif", "young-serif/files/young-serif-latin-400"),
    read("Young Serif Extended", "young-serif/files/young-serif-latin-ext-400"),
    read("Figtree Extended", "figtree/files/figtree-latin-ext-600"),
  ];
  return fonts;
}
