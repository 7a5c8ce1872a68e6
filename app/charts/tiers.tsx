import type { Frame } from "./frame";
import { PlacedProduct } from "./product-mark";
import { RowLabels } from "./row-labels";
import { markSize, type PlacedTier, type placeTiers } from "./tiers-layout";

function Lane({ lane, frame }: { lane: PlacedTier; frame: Frame }) {
  const { tier, top, marks } = lane;
  const { start, width, ...box } = lane.band;
  const across = { x: frame.across(start), width: frame.across(width) };
  const paint = marks.length > 0 ? { ...frame.paint("band"), fill: tier.hex } : frame.paint("empty");
  return (
    <g data-label={tier.label} data-column="products" data-value={marks.length}>
      <RowLabels {...{ frame, top }} label={`${tier.label} ${tier.range}`} readout={tier.readout} />
      <rect {...paint} {...across} {...box} rx="12" />
      {marks.map(({ mark, x, y }) => (
        <PlacedProduct key={mark.place} {...{ frame, mark, x, y }} size={markSize} />
      ))}
    </g>
  );
}

/** Price tiers as bands over a price axis, and each product at its price. */
export function Tiers({ placed, frame }: { placed: ReturnType<typeof placeTiers>; frame: Frame }) {
  const { tiers, ticks, axisY } = placed;
  return (
    <>
      {ticks.map(({ x, amount, text }) => (
        <g key={amount}>
          {tiers.map(({ band: { y, height } }) => (
            <line
              {...frame.paint("axis")}
              key={y}
              x1={frame.across(x)}
              x2={frame.across(x)}
              y1={y}
              y2={y + height + 6}
            />
          ))}
          <frame.Text part="tick" at={x} y={axisY + 18} anchor="middle">
            {text}
          </frame.Text>
        </g>
      ))}
      {tiers.map((lane) => (
        <Lane key={lane.tier.label} lane={lane} frame={frame} />
      ))}
    </>
  );
}
