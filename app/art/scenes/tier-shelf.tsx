import { fitLines, LetteredLines, Lettering, measure } from "../lettering";
import type { PlacedBoard, PlacedBracket, PlacedProduct, PlacedShelf } from "../shelf/place-shelf";
import { colors, Placed, Plank, Shadow } from "./scenery";

/** A product standing on its plank, a little turned, with its name on a pad below. */
function Standing({ product, index, text }: { product: PlacedProduct; index: number; text: number }) {
  const { x, y, size, label, labelY, labelWidth, shape } = product;
  const set = fitLines(label, { width: labelWidth - 8, largest: text, smallest: text - 3, lines: 2 });
  const height = set.lines.length * set.size * 1.14 + 9;
  const box = { x: x - labelWidth / 2, y: labelY - set.size - 3, width: labelWidth, height, rx: 8 };
  return (
    <>
      <Placed id={`s${index}`} shape={shape} x={x} y={y} size={size} turn={[-4, 3, -2, 5][index % 4]} />
      <rect {...box} fill={colors.card} stroke={colors.line} strokeWidth="1.5" />
      <LetteredLines set={set} x={x} y={labelY} fill={colors.ink} />
    </>
  );
}

/** The price tag of a tier. */
function Tag({ board, text, width }: { board: PlacedBoard; text: number; width: number }) {
  const { label, range, hex, count } = board.tier;
  const isBeside = width > 0;
  const size = text * 1.25;
  const name = fitLines(label, { width: isBeside ? width - 30 : 150, largest: size, smallest: 11 });
  const nameWidth = Math.max(...name.lines.map((line) => measure(line, name.size))) + 24;
  if (!isBeside) {
    const words = `${range}, ${count}`;
    const pad = measure(words, text) + 26;
    const [left, y] = [26, board.top + 4];
    const box = { y, height: text * 2, rx: text };
    const card = { fill: colors.card, stroke: colors.line, strokeWidth: 1.5 };
    return (
      <>
        <rect {...box} x={left + nameWidth - 18} width={pad + 18} {...card} />
        <rect {...box} x={left} width={nameWidth} fill={hex} />
        <LetteredLines set={name} x={left + nameWidth / 2} y={y + text * 1.42} fill="#fff" />
        <Lettering text={words} x={left + nameWidth + 10} y={y + text * 1.38} size={text} fill={colors.ink} />
      </>
    );
  }
  const [x, y] = [24, board.plank - 44];
  const box = { x, y, width: width - 18, height: 86, rx: 18 };
  const rangeLines = fitLines(range, { width: box.width - 16, largest: size, smallest: 11 });
  const countLines = fitLines(count, { width: box.width - 12, largest: text - 1, smallest: 10 });
  const middle = x + box.width / 2;
  return (
    <>
      <Shadow {...box} opacity=".3" shift="3 5" blur="edge" />
      <rect {...box} fill={colors.card} stroke={colors.line} strokeWidth="1.5" />
      <path d={`M${x} ${y + 36}v-18a18 18 0 0 1 18-18h${box.width - 36}a18 18 0 0 1 18 18v18z`} fill={hex} />
      <LetteredLines set={name} x={middle} y={y + 25} fill="#fff" />
      <LetteredLines set={rangeLines} x={middle} y={y + 58} fill={colors.ink} />
      <LetteredLines set={countLines} x={middle} y={y + 77} fill={colors.muted} />
    </>
  );
}

/** Solid below the products listed under the group's own brand, dotted below the others. */
function Bracket({ bracket, text }: { bracket: PlacedBracket; text: number }) {
  const { text: words, y, from, joint, to, rail } = bracket;
  const line = { fill: "none", stroke: colors.stripDeep, strokeWidth: 3, strokeLinecap: "round" } as const;
  const { x, above } = rail ?? { x: from };
  const top = above === undefined ? `M${x} ${y}` : `M${x + 8} ${above + 14}q-8 0-8 8V${y}`;
  const start = rail && above === undefined ? `M${x + 8} ${y + 14}` : `${top}v6q0 8 8 8`;
  const end = `H${to - 8}q8 0 8-8v-6`;
  const width = words ? measure(words, text) + 24 : 0;
  // The text may be longer than the bracket: it starts where the bracket starts.
  const middle = Math.max((from + to) / 2, from + width / 2 + 12);
  const pad = {
    x: middle - width / 2,
    y: y + 14 - text * 0.85,
    width,
    height: text * 1.7,
    rx: text * 0.85,
  };
  return (
    <>
      <path d={joint < to ? `${start}H${joint}` : start + end} {...line} />
      {joint < to && <path d={`M${joint} ${y + 14}${end}`} {...line} strokeDasharray="1 7" />}
      {words && (
        <>
          <rect {...pad} fill={colors.card} stroke={colors.stripDeep} strokeWidth="2" />
          <Lettering
            text={words}
            x={middle}
            y={y + 14 + text * 0.34}
            size={text}
            fill={colors.ink}
            anchor="middle"
          />
        </>
      )}
    </>
  );
}

/** A dashed outline on a board without products: on a dark page less bright than the labels, on a light one 3:1. */
function EmptyPlace({ board, middle }: { board: PlacedBoard; middle: number }) {
  const height = board.plank - board.top - 8;
  return (
    <rect
      x={middle - height * 0.62}
      y={board.plank - height * 0.74}
      width={height * 1.24}
      height={height * 0.56}
      rx={height * 0.28}
      fill="#f0d3a4"
      stroke="#7a4a1e"
      strokeWidth="3"
      strokeDasharray="7 7"
    />
  );
}

/** The products on one shelf for each price tier. */
export function TierShelf({ boards, width, text, tags, side }: PlacedShelf) {
  const post = tags > 0 ? 14 : 9;
  const bottom = (boards.at(-1)?.plank ?? 0) + 20;
  return (
    <>
      {[side - post, width - side].map((x) => (
        <g key={x}>
          <Shadow x={x + 5} y={12} width={post} height={bottom - 4} rx={6} opacity=".25" blur="edge" />
          <rect x={x} y="4" width={post} height={bottom} rx="5" fill={colors.woodDeep} />
          <path d={`M${x + 4} 10v${bottom - 14}`} stroke="#fff" strokeWidth="2" opacity=".25" />
        </g>
      ))}
      {boards.map((board, row) => (
        <g key={`${board.tier.label}${row}`}>
          {board.products.length === 0 && <EmptyPlace board={board} middle={(tags + width) / 2} />}
          <Plank x={side - post - 5} y={board.plank} width={width - 2 * (side - post - 5)} />
          {board.products.map((product, index) => (
            <Standing key={product.slug} product={product} index={row * 30 + index} text={text} />
          ))}
          {board.brackets.map((bracket) => (
            <Bracket key={bracket.from} bracket={bracket} text={text} />
          ))}
          {board.isFirst && <Tag board={board} text={text} width={tags} />}
        </g>
      ))}
    </>
  );
}
