import type { SceneData } from "../model";
import { Printed, Shadow, stage } from "./stage";

const [columns, rows] = [10, 10];
const cell = { width: 47, height: 32 };
const strip = { width: 42, height: 22 };

function SmallStrip(props: { x: number; y: number; product: SceneData["products"][number] | undefined }) {
  const { x, y, product } = props;
  const box = { x, y, width: strip.width, height: strip.height, rx: strip.height / 2 };
  const pad = { x: x + 12, y: y + 2, width: strip.width - 24, height: strip.height - 4, rx: 4 };
  const holes = [5, 9, strip.width - 9, strip.width - 5].map(
    (left) => `M${x + left} ${y + 8}v0M${x + left} ${y + 14}v0`,
  );
  return (
    <>
      <Shadow {...box} opacity=".28" shift="1 3" />
      <rect {...box} fill={product?.color ?? stage.strip} />
      <path d={holes.join("")} stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".55" />
      <rect {...pad} fill={stage.card} />
      {product && (
        <Printed
          shape={product.shape}
          x={x + strip.width / 2}
          y={y + strip.height / 2}
          size={19}
          fill={product.color}
          padFill={stage.card}
        />
      )}
    </>
  );
}

/** A hundred strips; so many in the first place bear a shape as the published count says. */
export function InsightHundred({ products, decorated }: SceneData) {
  return Array.from({ length: columns * rows }, (_, index) => (
    <SmallStrip
      key={index}
      x={8 + (index % columns) * cell.width}
      y={4 + Math.floor(index / columns) * cell.height}
      product={index < decorated ? products[index % products.length] : undefined}
    />
  ));
}
