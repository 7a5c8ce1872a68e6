import { boxSize } from "./model";

/** Center of a bandage, edge length of its box, rotation in degrees. */
export interface Position {
  x: number;
  y: number;
  size: number;
  turn?: number | undefined;
}

/** The transform that moves the box of 480 by 480 to a position. */
export function moveTo({ x, y, size, turn = 0 }: Position): string {
  const scale = Math.round((size / boxSize) * 1000) / 1000;
  const half = boxSize / 2;
  return `translate(${x} ${y})${turn ? `rotate(${turn})` : ""}scale(${scale})translate(-${half} -${half})`;
}
