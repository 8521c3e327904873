import type { Tone } from '../colour.ts';
import type { Kit } from '../kit.ts';
import { fill, line, num, type Outline, panel, pipe, shape, track } from '../svg.ts';

/** Indicator on a short stem. */
export const blinker = (x: number, y: number, kit: Kit, out: 1 | -1 = 1) =>
  pipe(
    [
      [x, y],
      [x + 40 * out, y],
    ],
    12,
    kit.black,
  ) +
  panel(
    shape([
      [x + 26 * out, y + 22, 14],
      [x + 84 * out, y + 15, 14],
      [x + 84 * out, y - 15, 14],
      [x + 26 * out, y - 22, 14],
    ]),
    { base: kit.amber, light: '#f2b765', shade: '#b5651d', deep: '#8a4a12' },
    7,
  );

/** Round lamp in a shell, seen from the side, looking to +x. */
export function roundLamp(x: number, y: number, radius: number, shell: Tone, kit: Kit): string {
  const bowl = shape([
    [x - radius * 0.95, y + radius * 0.35, 30],
    [x - radius * 0.5, y + radius, 50],
    [x + radius * 0.4, y + radius, 8],
    [x + radius * 0.4, y - radius, 8],
    [x - radius * 0.5, y - radius, 50],
    [x - radius * 0.95, y - radius * 0.35, 30],
  ]);
  const glass = shape([
    [x + radius * 0.4, y + radius * 0.9, 10],
    [x + radius * 0.72, y + radius * 0.4, 60],
    [x + radius * 0.72, y - radius * 0.4, 60],
    [x + radius * 0.4, y - radius * 0.9, 10],
  ]);
  return (
    fill(glass, kit.lamp) +
    panel(bowl, shell, 12) +
    line(`M${num(x + radius * 0.42)} ${num(y - radius)}V${num(y + radius)}`, kit.chrome.base, 14) +
    line(`M${num(x + radius * 0.4)} ${num(y)}V${num(y + radius * 0.94)}`, kit.chrome.light, 6)
  );
}

/** Plate on its bracket, edge-on, at the tail. */
export const tailPlate = (x: number, y: number, kit: Kit) =>
  fill(
    shape([
      [x + 50, y + 120, 6],
      [x + 10, y + 130, 6],
      [x - 70, y - 40, 10],
      [x - 48, y - 50, 8],
    ]),
    kit.plastic.base,
  ) +
  line(
    track([
      [x - 12, y + 108],
      [x - 72, y - 26],
    ]),
    '#efe9da',
    11,
  );

export const tailLamp = (corners: Outline, kit: Kit) =>
  panel(shape(corners), { base: kit.signal, light: '#f0765c', shade: '#93241a', deep: '#5d1610' }, 8);
