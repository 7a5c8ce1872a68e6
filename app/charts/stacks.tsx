import type { Chart } from "../analysis/figures/figure-model";
import type { Frame } from "./frame";
import { DrawnMark } from "./mark";

type StacksChart = Extract<Chart, { type: "stacks" }>;

/** So many stacks stand beside each other. */
const mostBeside = 3;
const rowHeight = 42;
const markSize = 34;
const footHeight = 52;
const lineGap = 20;
/** Between stacks, as a fraction of the chart's width. */
const gap = 0.04;

/** Places stacks on a common floor, with their labels below it; more stand on further floors. `y`: top of a product's row. */
export function placeStacks({ stacks }: StacksChart) {
  const beside = Math.min(mostBeside, stacks.length);
  let top = 0;
  const floors = stacks.map((_, index) => {
    const line = stacks.slice(index, index + beside);
    if (index % beside === 0)
      top += Math.max(...line.map(({ products }) => products.length)) * rowHeight + footHeight + lineGap;
    return top - footHeight - lineGap;
  });
  const placed = stacks.map((stack, index) => {
    const floor = floors[index] ?? 0;
    const lowest = floor - stack.products.length * rowHeight;
    return {
      ...{ ...stack, floor },
      start: (index % beside) / beside,
      products: stack.products.map((product, place) => ({ ...product, y: lowest + place * rowHeight })),
    };
  });
  return { stacks: placed, width: 1 / beside - gap, height: top - lineGap };
}

/** A stack of products for each pack count, in order of price, with the price beside each. */
export function Stacks({ placed, frame }: { placed: ReturnType<typeof placeStacks>; frame: Frame }) {
  const { stacks, width } = placed;
  return stacks.map(({ count, label, readout, products, start, floor }) => (
    <g key={count} data-stack={count}>
      {products.map(({ name, price, priceText, perPiece, mark, y }) => (
        // A nested <svg>, because a transform cannot have percentages.
        <svg
          key={name}
          x={frame.across(start)}
          y={y}
          overflow="visible"
          aria-hidden="true"
          data-label={name}
          data-column="pricePerPiece"
          data-value={perPiece}
          data-price={price}
          data-count={count}
        >
          <title>{name}</title>
          <DrawnMark {...{ frame, mark }} x={0} width={markSize} y={0} size={markSize} />
          <g transform={`translate(${markSize + 6})`}>
            <frame.Text part="value" at={0} y={markSize / 2 + 5}>
              {priceText}
            </frame.Text>
          </g>
        </svg>
      ))}
      <line
        {...frame.paint("bracket")}
        x1={frame.across(start)}
        x2={frame.across(start + width)}
        y1={floor + 3}
        y2={floor + 3}
      />
      <frame.Text part="head" at={start} y={floor + 24}>
        {label}
      </frame.Text>
      <frame.Text part="tick" at={start} y={floor + 46}>
        {readout}
      </frame.Text>
    </g>
  ));
}
