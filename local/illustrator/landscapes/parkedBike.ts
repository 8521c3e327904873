import { type BodyName, builderOf, type VariantName } from '../bodies/bodies.ts';
import { kitOf } from '../kit.ts';
import type { PaintName } from '../paint.ts';
import type { Stage } from '../scenes/stage.ts';
import { group, num, oval } from '../svg.ts';

/** A small machine standing in a landscape, `width` pixels long, its wheels at (x, y). */
export function parked(
  { light, random }: Stage,
  body: BodyName,
  variant: VariantName,
  paint: PaintName,
  x: number,
  y: number,
  width: number,
  left = false,
): string {
  const kit = kitOf({ paint, accent: 'white', light, random, left, close: false });
  const {
    art,
    reach: [rear, front],
  } = builderOf(body, variant)(kit);
  const scale = width / (front - rear);
  return (
    oval(x, y + 2, width * 0.48, width * 0.03, light.shadow.colour, 'opacity="0.4"') +
    group(
      `translate(${num(x)} ${num(y)}) scale(${(left ? -scale : scale).toFixed(4)} ${(-scale).toFixed(4)}) translate(${num(-(front + rear) / 2)} 0)`,
      art,
    )
  );
}
