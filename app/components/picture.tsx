import type { PictureRef } from "../edition/pictures";
import { href } from "../urls";

interface Props {
  picture: PictureRef;
  className?: string;
  /** For what is seen at once; all other pictures load when they come near. */
  eager?: boolean;
}

/** A drawing of the site. Its size is known, so nothing moves when it arrives. */
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
