import { Bandage } from "./bandage";
import { flattenPath } from "./contour";
import { fitLines, LetteredLines, leading, measure } from "./lettering";
import type { Shape } from "./model";
import { type Form, forms, type PackForm } from "./packs";
import { Parts, shadow } from "./parts";
import { moveTo, type Position } from "./position";

interface PackProps {
  shape: Shape;
  form: PackForm;
  name: string;
  count?: string | undefined;
}

const badgeHeight = 34;

function placeLabel({ label, emblem }: Form) {
  const { x, y, width, height } = label;
  if (emblem === "above") {
    const [size, center] = [height * 0.42, x + width / 2];
    return {
      emblem: { x: center, y: y + 10 + size / 2, size },
      text: { x: center, width: width - 32, top: y + 8 + size, bottom: y + height - 12 },
    };
  }
  const size = Math.min(height - 36, 116);
  const left = x + size + 26;
  const textWidth = x + width - 16 - left;
  return {
    emblem: { x: x + 14 + size / 2, y: y + height / 2, size },
    text: { x: left + textWidth / 2, width: textWidth, top: y + 14, bottom: y + height - 14 },
  };
}

function Label({ shape, form, name, count }: PackProps) {
  const { x, y, width, height, radius } = forms[form].label;
  const { emblem, text } = placeLabel(forms[form]);
  const room = text.bottom - text.top - (count ? badgeHeight + 6 : 0);
  const set = fitLines(name, { width: text.width, height: room, lines: 3, largest: 34, smallest: 15 });
  const firstLine = text.top + (room - set.lines.length * set.size * leading) / 2 + set.size * 0.9;
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
      <use href="#one" transform={moveTo(emblem)} />
      <LetteredLines set={set} x={text.x} y={Math.round(firstLine)} fill="#2a211c" />
      {count && <Badge {...text} count={count} fill={shape.palette.deep} />}
    </>
  );
}

interface BadgeProps {
  count: string;
  fill: string;
  /** Its center. */
  x: number;
  /** The widest that it may be. */
  width: number;
  bottom: number;
}

function Badge({ count, fill, x, width, bottom }: BadgeProps) {
  const set = fitLines(count, { width: width - 28, largest: 21, smallest: 13 });
  const badgeWidth = Math.round(measure(set.lines[0] ?? "", set.size) + 30);
  return (
    <>
      <rect
        x={x - badgeWidth / 2}
        y={bottom - badgeHeight}
        width={badgeWidth}
        height={badgeHeight}
        rx={badgeHeight / 2}
        fill={fill}
      />
      <LetteredLines set={set} x={x} y={bottom - badgeHeight / 2 + set.size * 0.34} fill="#fff7ea" />
    </>
  );
}

/** Raises a flat shape, such as a car, so that as much of it shows above the pack as of a tall one. */
function lift(position: Position, shape: Shape): Position {
  const top = Math.min(...flattenPath(shape.outline).map(([, y]) => y));
  return { ...position, y: Math.round(position.y - (Math.max(0, top - 40) * position.size) / 1300) };
}

/** A pack of bandages with some peeking out, in a box of 480 by 480. Needs `SharedLight` in the same document. */
export function Pack(props: PackProps) {
  const { palette } = props.shape;
  const { ground, back, peek, front } = forms[props.form];
  return (
    <>
      <defs>
        <g id="one">
          <Bandage shape={props.shape} id="b" />
        </g>
      </defs>
      <g transform="translate(8 2)scale(.965)">
        <path d={ground} fill={shadow} opacity=".4" transform="translate(6 10)" filter="url(#soft)" />
        <Parts parts={back} palette={palette} />
        {peek.map((position) => (
          <use key={position.x} href="#one" transform={moveTo(lift(position, props.shape))} />
        ))}
        <Parts parts={front} palette={palette} />
        <Label {...props} />
      </g>
    </>
  );
}
