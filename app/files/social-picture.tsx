import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fitLines } from "../art/lettering";
import type { Picture } from "../art/pictures";
import { berry, FileText, ink, muted, paper } from "./paint";
import { renderImage } from "./png";

/** The size that social networks ask for. */
export const socialSize = { width: 1200, height: 630 };

interface SocialPicture {
  kicker: string;
  title: string;
  /** The line at the foot: whose page this is. */
  foot: string;
  /** Drawn at the right. */
  picture: Picture;
}

const margin = 72;
const textWidth = 560;
const pictureBox = { x: 680, y: 75, width: 450, height: 450 };

/** The picture that stands for a page where it is shared, 1200 x 630: words at the left, a drawing at the right, a strip below. */
export function drawSocialPicture({ kicker, title, foot, picture }: SocialPicture): string {
  const set = fitLines(title, { width: textWidth, height: 330, lines: 5, largest: 66, smallest: 34 });
  const leading = Math.round(set.size * 1.16);
  const { width, height } = socialSize;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={paper} />
      <Tape y={height - 92} />
      <FileText as="outlines" x={margin} y={112} size={24} fill={berry} face="sans-bold">
        {kicker.toUpperCase()}
      </FileText>
      {set.lines.map((line, index) => (
        <FileText
          key={line}
          as="outlines"
          x={margin}
          y={112 + 36 + leading * (index + 1) - 8}
          size={set.size}
          fill={ink}
          face="serif"
        >
          {line}
        </FileText>
      ))}
      <rect x={margin - 28} y={height - 92} width={620} height={92} fill="#fbeedd" />
      <FileText as="outlines" x={margin} y={height - 38} size={26} fill={muted} face="sans-bold">
        {foot}
      </FileText>
      <Placed picture={picture} />
    </svg>,
  );
}

/** The adhesive strip that runs along the foot. */
function Tape({ y }: { y: number }): ReactNode {
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
      <rect y={y} width={socialSize.width} height={92} fill="url(#social-tape)" />
      <rect y={y} width={socialSize.width} height={92} fill="url(#social-holes)" />
    </>
  );
}

/** How much a drawing is scaled to fit into its box. */
function scaleToFit({ width, height }: Picture): number {
  return Math.min(pictureBox.width / width, pictureBox.height / height);
}

/** A drawing fitted into its box, as a nested document: its own ids stay its own because it is the only drawing. */
function Placed({ picture }: { picture: Picture }): ReactNode {
  const scale = scaleToFit(picture);
  const x = pictureBox.x + (pictureBox.width - picture.width * scale) / 2;
  const y = pictureBox.y + (pictureBox.height - picture.height * scale) / 2;
  const content = picture.svg.replace(/^<svg[^>]*>/u, "").replace(/<\/svg>$/u, "");
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that our own drawing components rendered
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

/** A drawing as a picture of pixels, as many as it gets in its box: placed there, it looks the same. */
export async function toPixels(picture: Picture): Promise<Picture> {
  const { width, height } = picture;
  const href = await renderImage(picture.svg, Math.round(width * scaleToFit(picture)));
  return {
    width,
    height,
    svg: renderToStaticMarkup(
      <svg>
        <image width={width} height={height} href={href} />
      </svg>,
    ),
  };
}
