import { renderToStaticMarkup } from "react-dom/server";
import { fitLines } from "../../art/lettering";
import type { Picture } from "../../art/pictures";
import { berry, FileLines, FileText, ink, muted, pad, Tape } from "./paint";
import { renderPng } from "./png";

/** The size that social networks recommend. */
export const [width, height] = [1200, 630];
const margin = 72;
const tape = { y: height - 92, width, height: 92 };
const pictureBox = { x: 664, y: 24, width: 496, height: 504 };

interface SocialPicture {
  kicker: string;
  title: string;
  /** Stands on the strip below. */
  foot: string;
  picture: Picture;
}

/** The social picture of a page as PNG, 1200 x 630. */
export function drawSocialPicture({ kicker, title, foot, picture }: SocialPicture): Promise<Uint8Array> {
  const { lines, size } = fitLines(title, { width: 560, height: 330, lines: 5, largest: 66, smallest: 34 });
  const leading = Math.round(size * 1.16);
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <Tape {...tape} />
      <rect {...tape} x={margin - 28} width="620" fill={pad} />
      <FileText as="outlines" x={margin} y={height - 38} size={26} fill={muted} face="sans-bold">
        {foot}
      </FileText>
      <Placed picture={picture} />
      <FileText as="outlines" x={margin} y={112} size={24} fill={berry} face="sans-bold">
        {kicker.toUpperCase()}
      </FileText>
      <FileLines
        as="outlines"
        x={margin}
        y={140 + leading}
        size={size}
        leading={leading}
        lines={lines}
        fill={ink}
        face="serif"
      />
    </svg>,
  );
  return renderPng(svg, width);
}

/** Scaled to fit its box. */
function Placed({ picture: { svg, width, height } }: { picture: Picture }) {
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
