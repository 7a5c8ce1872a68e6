import type { ReactNode } from "react";
import { Bandage } from "./bandage";
import { flattenPath } from "./contour";
import { fitLines, LetteredLines, Lettering, leading, measure } from "./lettering";
import { SharedLight } from "./light";
import type { Shape } from "./model";
import { box } from "./packs/box";
import { carton } from "./packs/carton";
import type { Form } from "./packs/form";
import { pouch } from "./packs/pouch";
import { slideTin } from "./packs/slide-tin";
import { tin } from "./packs/tin";
import { Parts, shadow } from "./parts";
import { type Place, toPlace } from "./place";

/** What a pack can be. */
export type PackForm = "tin" | "slide-tin" | "carton" | "box" | "pouch";

const forms: Record<PackForm, Form> = { tin, "slide-tin": slideTin, carton, box, pouch };

const ink = "#2a211c";

/** Where emblem, name and count stand on a label. */
function placeLabel({ label, layout }: Form) {
  const { x, y, width, height } = label;
  if (layout === "beside") {
    const emblem = Math.min(height - 36, 116);
    const left = x + emblem + 26;
    return {
      emblem,
      emblemX: x + 14 + emblem / 2,
      emblemY: y + height / 2,
      textX: left + (x + width - 16 - left) / 2,
      textWidth: x + width - 16 - left,
      top: y + 14,
      bottom: y + height - 14,
      lines: 3,
    };
  }
  const emblem = height * 0.42;
  return {
    emblem,
    emblemX: x + width / 2,
    emblemY: y + 10 + emblem / 2,
    textX: x + width / 2,
    textWidth: width - 32,
    top: y + 8 + emblem,
    bottom: y + height - 12,
    lines: 3,
  };
}

function Label({
  form,
  shape,
  name,
  count,
}: {
  form: Form;
  shape: Shape;
  name: string;
  count: string;
}): ReactNode {
  const { x, y, width, height, radius } = form.label;
  const at = placeLabel(form);
  const chip = fitLines(count, { width: at.textWidth - 28, height: 34, lines: 1, largest: 21, smallest: 13 });
  const chipText = chip.lines[0] ?? "";
  const chipWidth = Math.round(measure(chipText, chip.size) + 30);
  const chipHeight = 34;
  const room = at.bottom - chipHeight - 6 - at.top;
  const set = fitLines(name, { width: at.textWidth, height: room, lines: 3, largest: 34, smallest: 15 });
  const block = set.lines.length * set.size * leading;
  const firstLine = at.top + (room - block) / 2 + set.size * 0.9;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={radius} fill="url(#cream)" />
      <rect
        x={x + 6}
        y={y + 6}
        width={width - 12}
        height={height - 12}
        rx={radius - 6}
        fill="none"
        stroke={shape.palette.deep}
        strokeWidth="2"
        opacity=".35"
      />
      <use href="#one" transform={toPlace({ x: at.emblemX, y: at.emblemY, size: at.emblem })} />
      <LetteredLines set={set} x={at.textX} y={Math.round(firstLine)} fill={ink} />
      <rect
        x={at.textX - chipWidth / 2}
        y={at.bottom - chipHeight}
        width={chipWidth}
        height={chipHeight}
        rx={chipHeight / 2}
        fill={shape.palette.deep}
      />
      <Lettering
        text={chipText}
        x={at.textX}
        y={at.bottom - chipHeight / 2 + chip.size * 0.34}
        size={chip.size}
        fill="#fff7ea"
        anchor="middle"
      />
    </>
  );
}

/** A flat figure, such as a car, is lifted so that as much of it looks out as of a tall one. */
function lift(place: Place, shape: Shape): Place {
  const top = Math.min(...flattenPath(shape.outline).map(([, y]) => y));
  return { ...place, y: Math.round(place.y - (Math.max(0, top - 40) * place.size) / 1300) };
}

/** A pack of bandages with some peeking out, in a box of 480 by 480. */
export function Pack(props: { shape: Shape; form: PackForm; name: string; count: string }): ReactNode {
  const { shape, name, count } = props;
  const form = forms[props.form];
  return (
    <>
      <SharedLight />
      <defs>
        <g id="one">
          <Bandage shape={shape} id="b" />
        </g>
      </defs>
      <g transform="translate(8 2)scale(.965)">
        <path d={form.ground} fill={shadow} opacity=".4" transform="translate(6 10)" filter="url(#soft)" />
        <Parts parts={form.back} palette={shape.palette} />
        {form.peek.map((place) => (
          <use key={place.x} href="#one" transform={toPlace(lift(place, shape))} />
        ))}
        <Parts parts={form.front} palette={shape.palette} />
        <Label form={form} shape={shape} name={name} count={count} />
      </g>
    </>
  );
}
