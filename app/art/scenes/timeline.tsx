import { fitLines, LetteredLines, Lettering } from "../lettering";
import type { SceneData } from "../model";
import { Holes, Shadow, stage } from "./stage";

const berry = "#b8304a";
const axis = { from: 36, to: 444, y: 160 };
const cardGap = 6;
const widest = 116;

interface Card {
  /** Where its year is on the axis, and the middle of the card. */
  year: number;
  x: number;
  width: number;
  isAbove: boolean;
}

/**
 * Years to scale on the axis, their cards above and below it in turn. A card stands as near to its year as the others of its
 * side allow.
 */
export function placeCards(years: readonly number[]): Card[] {
  const [first = 0, last = first] = [years.at(0), years.at(-1)];
  const xOf = (year: number) =>
    axis.from + ((year - first) / Math.max(1, last - first)) * (axis.to - axis.from);
  const inSide = Math.ceil(years.length / 2);
  const width = Math.min(widest, 472 / inSide - cardGap);
  const cards = years.map((year, index) => ({
    year: xOf(year),
    x: xOf(year),
    width,
    isAbove: index % 2 === 0,
  }));
  for (const side of [true, false]) {
    const own = cards.filter(({ isAbove }) => isAbove === side);
    let left = 4 + width / 2;
    for (const card of own) {
      card.x = Math.max(card.x, left);
      left = card.x + width + cardGap;
    }
    let right = 476 - width / 2;
    for (const card of own.reverse()) {
      card.x = Math.min(card.x, right);
      right = card.x - width - cardGap;
    }
  }
  return cards;
}

function Event({ card, year, label }: { card: Card; year: string; label: string }) {
  const { x, width, isAbove } = card;
  const top = isAbove ? 10 : 204;
  const box = { x: x - width / 2, y: top, width, height: 106, rx: 14 };
  const edge = isAbove ? top + box.height : top;
  const set = fitLines(label, { width: width - 10, lines: 3, largest: 18, smallest: 12, height: 62 });
  const y = top + 68 - Math.round((set.lines.length - 1.7) * set.size * 0.57);
  return (
    <>
      <path
        d={`M${card.year} ${axis.y}L${x} ${edge}`}
        stroke={stage.stripDeep}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Shadow {...box} opacity=".35" shift="3 6" blur="edge" />
      <rect {...box} fill={stage.card} />
      <path
        d={`M${box.x} ${top + 36}v-22a14 14 0 0 1 14-14h${width - 28}a14 14 0 0 1 14 14v22z`}
        fill={berry}
      />
      <Lettering
        text={year}
        x={x}
        y={top + 27}
        size={Math.min(25, width / 3)}
        fill="#fff7ea"
        anchor="middle"
      />
      <LetteredLines set={set} x={x} y={y} fill={stage.ink} />
      <circle cx={card.year} cy={axis.y} r="7" fill={stage.card} stroke={berry} strokeWidth="4" />
    </>
  );
}

/** Dated events on a long strip, to scale. */
export function InsightTimeline({ dates }: SceneData) {
  const strip = { x: 8, y: axis.y - 17, width: 464, height: 34, rx: 17 };
  const cards = placeCards(dates.map(({ year }) => Number(year)));
  return (
    <>
      <Shadow {...strip} opacity=".3" shift="2 6" blur="edge" />
      <rect {...strip} fill={stage.strip} />
      <Holes d={`M24 ${axis.y - 7}h436M24 ${axis.y + 7}h436`} size={4} gap={15} opacity=".7" />
      {dates.map(({ year, label }, index) => {
        const card = cards[index];
        return card && <Event key={year + label} {...{ card, year, label }} />;
      })}
    </>
  );
}
