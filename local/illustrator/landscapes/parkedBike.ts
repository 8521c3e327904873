import { type BodyName, sideViewOf, type VariantName } from '../bodies/bodies.ts';
import { lookOf } from '../look.ts';
import type { PaintName } from '../paint.ts';
import type { Scene } from '../scenes/scene.ts';
import { group, num, oval } from '../svg.ts';

/** A small machine standing in a landscape, `width` pixels long, its wheels at (x, y). */
export function parkedBike(
  { light, random }: Scene,
  body: BodyName,
  variant: VariantName,
  paint: PaintName,
  x: number,
  y: number,
  width: number,
  left = false,
): string {
  const look = lookOf({ paint, accent: 'white', light, random, left, close: false });
  const {
    art,
    reach: [rear, front],
  } = sideViewOf(body, variant)(look);
  const scale = width / (front - rear);
  return (
    oval(x, y + 2, width * 0.48, width * 0.03, light.shadow.colour, 'opacity="0.4"') +
    group(
      `translate(${num(x)} ${num(y)}) scale(${(left ? -scale : scale).toFixed(4)} ${(-scale).toFixed(4)}) translate(${num(-(front + rear) / 2)} 0)`,
      art,
    )
  );
}
