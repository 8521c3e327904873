import type { Tone } from '../colour.ts';
import type { Look } from '../look.ts';
import { fill, line, num, type Outline, panel, pipe, shape, track } from '../svg.ts';

/** Indicator on a short stem. */
export const indicator = (x: number, y: number, look: Look, out: 1 | -1 = 1) =>
  pipe(
    [
      [x, y],
      [x + 40 * out, y],
    ],
    12,
    look.black,
  ) +
  panel(
    shape([
      [x + 26 * out, y + 22, 14],
      [x + 84 * out, y + 15, 14],
      [x + 84 * out, y - 15, 14],
      [x + 26 * out, y - 22, 14],
    ]),
    { base: look.amber, light: '#f2b765', shade: '#b5651d', deep: '#8a4a12' },
    7,
  );

/** Round lamp in a shell, seen from the side, looking to +x. */
export function roundLamp(x: number, y: number, radius: number, shell: Tone, look: Look): string {
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
    fill(glass, look.lamp) +
    panel(bowl, shell, 12) +
    line(`M${num(x + radius * 0.42)} ${num(y - radius)}V${num(y + radius)}`, look.chrome.base, 14) +
    line(`M${num(x + radius * 0.4)} ${num(y)}V${num(y + radius * 0.94)}`, look.chrome.light, 6)
  );
}

/** Plate on its bracket, edge-on, at the tail. */
export const tailPlate = (x: number, y: number, look: Look) =>
  fill(
    shape([
      [x + 50, y + 120, 6],
      [x + 10, y + 130, 6],
      [x - 70, y - 40, 10],
      [x - 48, y - 50, 8],
    ]),
    look.plastic.base,
  ) +
  line(
    track([
      [x - 12, y + 108],
      [x - 72, y - 26],
    ]),
    '#efe9da',
    11,
  );

export const tailLamp = (corners: Outline, look: Look) =>
  panel(shape(corners), { base: look.signal, light: '#f0765c', shade: '#93241a', deep: '#5d1610' }, 8);
