import type { PictureRef } from "../edition/pictures";
import { href } from "../urls";

interface Props {
  picture: PictureRef;
  className?: string;
  /** For pictures in the first viewport; others load lazily. */
  eager?: boolean;
}

/** A drawing, with its size to prevent layout shifts. */
export function Picture({ picture: { src, width, height, alt }, className, eager = false }: Props) {
  return (
    <img
      className={className}
      src={href(src)}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : "lazy"}
      decoding={eager ? undefined : "async"}
      fetchPriority={eager ? "high" : undefined}
    />
  );
}
