import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fitLines } from "../../art/lettering";
import type { Picture } from "../../art/pictures";
import { berry, FileText, ink, muted, paper } from "./paint";
import { encode, type Raster, render } from "./png";

/** The size that social networks ask for. */
const socialSize = { width: 1200, height: 630 };

const margin = 72;
const textWidth = 560;
/** Where the words stand: on plain paper, left of the drawing and above the strip. */
const wordsBox = { x: margin - 8, y: 80, width: textWidth + 24 };
const pictureBox = { x: 680, y: 75, width: 450, height: 450 };

/**
 * Makes the pictures that stand for pages where they are shared, 1200 x 630: words at the left, a drawing at the right, a
 * strip below. What several share is rendered once: blurred shadows take most of the time, and many products show the
 * same drawing.
 *
 * @param foot the line at the foot: whose pages these are
 */
export function socialPainter(foot: string) {
  const grounds = new Map<string, Promise<Raster>>();
  return async ({ kicker, title, picture }: SocialPicture): Promise<Uint8Array> => {
    const ground = grounds.get(picture.svg) ?? render(drawGround(foot, picture), socialSize.width);
    grounds.set(picture.svg, ground);
    const words = await render(drawWords(kicker, title), wordsBox.width);
    return encode(await ground, { raster: words, x: wordsBox.x, y: wordsBox.y });
  };
}

interface SocialPicture {
  kicker: string;
  title: string;
  /** Drawn at the right. */
  picture: Picture;
}

function drawWords(kicker: string, title: string): string {
  const set = fitLines(title, { width: textWidth, height: 330, lines: 5, largest: 66, smallest: 34 });
  const leading = Math.round(set.size * 1.16);
  const { x, y, width } = wordsBox;
  const baseline = (line: number) => 112 + 36 + leading * line - 8;
  const height = baseline(set.lines.length) + Math.ceil(set.size / 2) - y;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      <rect x={x} y={y} width={width} height={height} fill={paper} />
      <FileText as="outlines" x={margin} y={112} size={24} fill={berry} face="sans-bold">
        {kicker.toUpperCase()}
      </FileText>
      {set.lines.map((line, index) => (
        <FileText
          key={line}
          as="outlines"
          x={margin}
          y={baseline(index + 1)}
          size={set.size}
          fill={ink}
          face="serif"
        >
          {line}
        </FileText>
      ))}
    </svg>,
  );
}

function drawGround(foot: string, picture: Picture): string {
  const { width, height } = socialSize;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={paper} />
      <Tape y={height - 92} />
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

/** A drawing fitted into its box, as a nested document: its own ids stay its own because it is the only drawing. */
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
