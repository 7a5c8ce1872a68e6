import { useContext } from "react";
import type { PictureRef } from "../report/pictures";
import { href } from "../urls";
import { CollectorContext } from "./page-context";
import "./picture.css";

interface PictureProps {
  picture: PictureRef;
  /** The aspect ratio of the box into which the picture is scaled: square for products, 3:2 for scenes. */
  aspect?: "square" | "wide";
  className?: string | undefined;
  /** Loads the picture at once, for pictures above the fold. Other pictures load lazily. */
  eager?: boolean;
}

/**
 * Renders a drawing or a photograph. Its width and height attributes prevent layout shifts. The drawing at the top of a page
 * becomes part of the document, so that it is visible as early as the text.
 */
export function Picture({ picture, aspect, className, eager }: PictureProps) {
  const collector = useContext(CollectorContext);
  const { src, width, height, alt, ground } = picture;
  const classes = [aspect && `picture-${aspect}`, ground && `picture-ground-${ground} on-paper`, className];
  const classNames = classes.filter(Boolean).join(" ") || undefined;
  const topDrawing = collector?.topDrawing;
  if (collector && eager && topDrawing?.src === src) {
    collector.topDrawing = undefined;
    return (
      <svg
        role="img"
        aria-label={alt}
        className={classNames}
        width={width}
        height={height}
        viewBox={topDrawing.viewBox}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of which each element and attribute is allowed
        dangerouslySetInnerHTML={{ __html: topDrawing.content }}
      />
    );
  }
  const image = (
    <img
      className={classNames}
      src={href(src)}
      srcSet={formatSrcSet(picture)}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : "lazy"}
    />
  );
  // Without <picture>, React would preload each image that is not lazy, and the fonts would load after these images.
  return eager ? <picture>{image}</picture> : image;
}

/** Renders the credit of a photograph. Belongs next to each large version of it. */
export function PictureCredit({ picture: { credit } }: Pick<PictureProps, "picture">) {
  return credit && <p className="caption">{credit}</p>;
}

/** Renders the preload of a page's large picture for the head, so that it loads before the body is parsed. */
export function PicturePreload({ picture }: Pick<PictureProps, "picture">) {
  const srcSet = formatSrcSet(picture);
  return <link rel="preload" as="image" fetchPriority="high" href={href(picture.src)} imageSrcSet={srcSet} />;
}

/**
 * Formats the `srcset` for high-density screens. Drawings and small photographs have one file and need none.
 */
function formatSrcSet({ src, double }: PictureRef): string | undefined {
  return double && `${href(src)} 1x, ${href(double)} 2x`;
}
