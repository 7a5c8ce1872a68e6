import type { PictureRef } from "../../report/pictures";
import { href } from "../../urls";
import "./charts.css";

interface ChartDrawingProps {
  picture: PictureRef;
  x: number | string;
  y: number | string;
  width: number | string;
  height: number | string;
  /** The radius of the corners of the light ground, if the picture has one. */
  radius: number | string;
}

/** Renders a product's picture in the SVG of a chart. SVG images have no background, so the ground is a rectangle. */
export function ChartDrawing({ picture: { src, ground }, radius, ...box }: ChartDrawingProps) {
  const image = <image href={href(src)} {...box} />;
  if (!ground) return image;
  return (
    <g className="on-paper">
      <rect className="chart-drawing-ground" {...box} rx={radius} />
      {image}
    </g>
  );
}
