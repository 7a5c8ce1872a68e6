import { boxSize } from "./model";

/** Center of a bandage, edge length of its box, rotation in degrees. */
export interface Place {
  x: number;
  y: number;
  size: number;
  turn?: number | undefined;
}

/** The transform of the box of 480 by 480 to a place. */
export function toPlace({ x, y, size, turn = 0 }: Place): string {
  const scale = Math.round((size / boxSize) * 1000) / 1000;
  const half = boxSize / 2;
  return `translate(${x} ${y})${turn ? `rotate(${turn})` : ""}scale(${scale})translate(-${half} -${half})`;
}
