import type { PictureRef } from "../report/pictures";
import { href } from "../urls";

interface Props {
  picture: PictureRef;
  className?: string;
  /** Fetched first, for pictures in the first viewport. */
  eager?: boolean;
}

/** For the head of every page: once it has loaded, lazy pictures are fetched, so that captures and prints are whole. */
export const fetchLazyPictures =
  'addEventListener("load",()=>[...document.images].map(image=>image.loading="eager"))';

/** A picture, with its size to prevent layout shifts. */
export function Picture({ picture, className, eager = false }: Props) {
  const { src, double, width, height, alt, narrow } = picture;
  const image = (
    <img
      className={className}
      src={href(src)}
      srcSet={double && `${href(src)} 1x, ${href(double)} 2x`}
      width={width}
      height={height}
      alt={alt}
      fetchPriority={eager ? "high" : undefined}
      loading={eager ? undefined : "lazy"}
    />
  );
  // React preloads an <img> of high priority from the head, ahead of the fonts, unless it stands in a <picture>.
  if (!eager && !narrow) return image;
  return (
    <picture>
      {narrow && (
        <source
          media="screen and (width < 60rem)"
          srcSet={href(narrow.src)}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      {image}
    </picture>
  );
}
