import type { PictureRef } from "../report/pictures";
import { href } from "../urls";
import "./picture.css";

interface Props {
  picture: PictureRef;
  /** The shape of its place, which a photograph of any shape fits in whole: square for products, wide for scenes. */
  place?: "square" | "wide";
  className?: string | undefined;
  /** Fetched first, for pictures in the first viewport. */
  eager?: boolean;
  /** Fetched when it comes near, for pictures more than two screens down. */
  lazy?: boolean;
}

/** A drawing or a photograph, with its size to prevent layout shifts. */
export function Picture({ picture, place, className, eager, lazy }: Props) {
  const { src, double, width, height, alt } = picture;
  const image = (
    <img
      className={[place && `${place}-picture`, className].filter(Boolean).join(" ") || undefined}
      src={href(src)}
      srcSet={double && `${href(src)} 1x, ${href(double)} 2x`}
      width={width}
      height={height}
      alt={alt}
      fetchPriority={eager ? "high" : undefined}
      loading={lazy ? "lazy" : undefined}
    />
  );
  // React preloads an <img> of high priority from the head, ahead of the fonts, unless it stands in a <picture>.
  return eager ? <picture>{image}</picture> : image;
}
