import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fitLines } from "../../art/lettering";
import type { Picture } from "../../art/pictures";
import type { Report } from "../../content/report-files";
import { berry, FileLines, FileText, ink, muted } from "./paint";
import { encode, type Raster, render } from "./png";

/** The size that social networks recommend. */
const [width, height] = [1200, 630];
const margin = 72;
const textWidth = 560;
const tape = { y: height - 92, width, height: 92 };
/** Kicker and title, on plain paper left of the drawing and above the strip. */
const wordsBox = { x: margin - 8, y: 80, width: textWidth + 24 };
const pictureBox = { x: 664, y: 24, width: 496, height: 504 };

type Look = Report["publication"]["look"];

interface SocialPicture {
  kicker: string;
  title: string;
  /** Drawn at the right. */
  picture: Picture;
}

/**
 * Returns a function that draws the social picture of a page as PNG, 1200 x 630: words at the left, a drawing at the
 * right, `foot` below. Each drawing is rendered once, because many products share one and blurred shadows
 * take most of the time.
 */
export function socialPainter(foot: string, look: Look) {
  const grounds = new Map<string, Promise<Raster>>();
  return async ({ kicker, title, picture }: SocialPicture): Promise<Uint8Array> => {
    const ground = grounds.get(picture.svg) ?? render(drawGround(foot, picture, look), width);
    grounds.set(picture.svg, ground);
    const words = await render(drawWords(kicker, title), wordsBox.width);
    return encode(await ground, { raster: words, x: wordsBox.x, y: wordsBox.y });
  };
}

/** Kicker and title, as large as they fit. */
export function drawWords(kicker: string, title: string): string {
  const { lines, size } = fitLines(title, {
    width: textWidth,
    height: 330,
    lines: 5,
    largest: 66,
    smallest: 34,
  });
  const leading = Math.round(size * 1.16);
  const end = 140 + leading * lines.length + Math.ceil(size / 2);
  return drawSvg(
    { ...wordsBox, height: end - wordsBox.y },
    <>
      <FileText as="outlines" x={margin} y={112} size={24} fill={berry} face="sans-bold">
        {kicker.toUpperCase()}
      </FileText>
      <FileLines
        {...{ as: "outlines", x: margin, y: 140 + leading, size, fill: ink, face: "serif" }}
        {...{ lines, leading }}
      />
    </>,
  );
}

/** Paper, the drawing and the foot, on a strip unless the edition is plain. */
export function drawGround(foot: string, picture: Picture, look: Look): string {
  return drawSvg(
    { x: 0, y: 0, width, height },
    <>
      {look === "strips" && <Tape />}
      <rect {...tape} {...(look === "strips" && { x: margin - 28, width: 620 })} fill="#fbeedd" />
      <FileText as="outlines" x={margin} y={height - 38} size={26} fill={muted} face="sans-bold">
        {foot}
      </FileText>
      <Placed picture={picture} />
    </>,
  );
}

/** An SVG of the part `box` of the picture; every rendering gets paper as its background. */
function drawSvg(box: { x: number; y: number; width: number; height: number }, content: ReactNode): string {
  const viewBox = [box.x, box.y, box.width, box.height].join(" ");
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={box.width} height={box.height} viewBox={viewBox}>
      {content}
    </svg>,
  );
}

/** The adhesive strip along the bottom. */
function Tape(): ReactNode {
  return (
    <>
      <defs>
        <pattern id="social-holes" width="24" height="24" patternUnits="userSpaceOnUse">
          <circle cx="6" cy="6" r="2.4" fill="#b9794a" />
          <circle cx="18" cy="18" r="2.4" fill="#b9794a" />
        </pattern>
        <linearGradient id="social-tape" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#eebf98" />
          <stop offset="1" stopColor="#e3a878" />
        </linearGradient>
      </defs>
      <rect {...tape} fill="url(#social-tape)" />
      <rect {...tape} fill="url(#social-holes)" />
    </>
  );
}

/** A drawing fitted into its box. Its ids stay unique, because it is the only drawing. */
function Placed({ picture: { svg, width, height } }: { picture: Picture }): ReactNode {
  const scale = Math.min(pictureBox.width / width, pictureBox.height / height);
  const x = pictureBox.x + (pictureBox.width - width * scale) / 2;
  const y = pictureBox.y + (pictureBox.height - height * scale) / 2;
  const content = svg.replace(/^<svg[^>]*>/u, "").replace(/<\/svg>$/u, "");
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that our own drawing components rendered
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
