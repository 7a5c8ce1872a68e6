import type { PictureRef } from "../report/pictures";
import { href } from "../urls";
import "./picture.css";

interface Props {
  picture: PictureRef;
  /** The shape of its place, which a photograph of any shape fits in whole: square for products, wide for scenes. */
  place?: "square" | "wide";
  className?: string | undefined;
  /** Fetched at once: for pictures in the first screen. Others are fetched when they come near. */
  eager?: boolean;
}

/** A drawing or a photograph, with its size to prevent layout shifts. */
export function Picture({ picture, place, className, eager }: Props) {
  const { src, width, height, alt } = picture;
  const image = (
    <img
      className={[place && `${place}-picture`, className].filter(Boolean).join(" ") || undefined}
      src={href(src)}
      srcSet={formatSrcSet(picture)}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : "lazy"}
    />
  );
  // React writes a preload, ahead of the fonts, for each <img> that is neither lazy nor in a <picture>.
  return eager ? <picture>{image}</picture> : image;
}

/** Who made a photograph, for where it is shown large. */
export function PictureCredit({ of: { credit } }: { of: PictureRef }) {
  return credit && <p className="caption">{credit}</p>;
}

/** For the head: a page's large picture is fetched before its body is parsed. */
export function PicturePreload({ picture }: Pick<Props, "picture">) {
  const srcSet = formatSrcSet(picture);
  return <link rel="preload" as="image" fetchPriority="high" href={href(picture.src)} imageSrcSet={srcSet} />;
}

/** For sharp screens; undefined for a drawing. */
function formatSrcSet({ src, double }: PictureRef): string | undefined {
  return double && `${href(src)} 1x, ${href(double)} 2x`;
}
