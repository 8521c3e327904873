import type { Tone } from '../colour.ts';
import type { Look } from '../look.ts';
import { type Corner, disc, line, num, panel, pipe, ring, shape } from '../svg.ts';

const polar = (x: number, y: number, radius: number, degrees: number): Corner => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
};

/** A band around a centre, angles counted from the front (0) over the top (90). */
export function arch(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [
    polar(x, y, outer, from),
    polar(x, y, outer, to),
    polar(x, y, inner, to),
    polar(x, y, inner, from),
  ];
  const big = to - from > 180 ? 1 : 0;
  const p = (corner: Corner) => `${num(corner[0])} ${num(corner[1])}`;
  return `M${p(a)}A${num(outer)} ${num(outer)} 0 ${big} 1 ${p(b)}L${p(c)}A${num(inner)} ${num(inner)} 0 ${big} 0 ${p(d)}Z`;
}

export type ForkKind = 'slim' | 'classic' | 'inverted' | 'link';

/** Fork from the axle to the head of the frame. */
export function fork(axle: Corner, head: Corner, kind: ForkKind, look: Look): string {
  const { chrome, black, metal } = look;
  const between = (share: number): Corner => [
    axle[0] + (head[0] - axle[0]) * share,
    axle[1] + (head[1] - axle[1]) * share,
  ];
  if (kind === 'link')
    return (
      pipe([axle, between(1)], 46, metal) +
      disc(axle[0] - 34, axle[1] + 20, 30, metal.shade) +
      disc(axle[0] - 34, axle[1] + 20, 14, metal.light)
    );
  const wide = kind === 'slim' ? 42 : 54;
  if (kind === 'inverted') {
    return (
      pipe([axle, between(0.6)], wide - 12, chrome) +
      pipe([between(0.42), head], wide + 4, look.stanchion) +
      pipe([[axle[0] - 6, axle[1] - 6], between(0.14)], wide + 8, black)
    );
  }
  const gaiter = look.random.chance(0.3) && kind === 'classic';
  return [
    pipe([between(0.4), head], wide - 14, chrome),
    gaiter ? pipe([between(0.46), between(0.8)], wide - 2, black) : '',
    pipe([axle, between(0.5)], wide, kind === 'slim' ? metal : black),
  ].join('');
}

/** Spring and damper between two mounts. */
export function shock(low: Corner, high: Corner, tone: Tone, look: Look): string {
  const coils = Array.from({ length: 8 }, (_, index) => {
    const share = 0.2 + index * 0.08;
    const x = low[0] + (high[0] - low[0]) * share;
    const y = low[1] + (high[1] - low[1]) * share;
    return `M${num(x - 24)} ${num(y - 6)}L${num(x + 24)} ${num(y + 8)}`;
  }).join('');
  return (
    pipe([low, high], 22, look.chrome) +
    pipe([[low[0] * 0.25 + high[0] * 0.75, low[1] * 0.25 + high[1] * 0.75], high], 44, look.black) +
    line(coils, tone.shade, 12) +
    line(coils, tone.base, 7) +
    disc(low[0], low[1], 15, look.black.base) +
    disc(low[0], low[1], 6, look.chrome.light)
  );
}

/** Chain, two sprockets and a slim guard: what the left flank shows. */
export function chain(front: Corner, rear: Corner, look: Look): string {
  const [a, b] = [44, 88];
  const run = `M${num(rear[0])} ${num(rear[1] + b)}L${num(front[0])} ${num(front[1] + a)}M${num(rear[0])} ${num(rear[1] - b)}L${num(front[0])} ${num(front[1] - a)}`;
  return [
    ring(rear[0], rear[1], b - 14, 26, look.metal.shade),
    ring(rear[0], rear[1], b, 9, look.metal.base, 'stroke-dasharray="9 7"'),
    line(run, look.black.deep, 13),
    line(run, look.metal.base, 6, 'stroke-dasharray="3 11"'),
  ].join('');
}

/** Swinging arm with a lit upper edge. */
export const swingarm = (pivot: Corner, axle: Corner, wide: number, tone: Tone) =>
  panel(
    shape([
      [pivot[0] + 20, pivot[1] + wide * 0.8, 20],
      [axle[0] - 46, axle[1] + wide * 0.42, 20],
      [axle[0] - 52, axle[1] - wide * 0.4, 20],
      [pivot[0] + 20, pivot[1] - wide * 0.5, 20],
    ]),
    tone,
    9,
  ) +
  disc(axle[0], axle[1], 22, tone.shade) +
  disc(axle[0], axle[1], 12, '#c9cbc8');

/** Side stand, folded out; only the left flank has one. */
export const stand = (x: number, y: number, look: Look) =>
  pipe(
    [
      [x, y],
      [x - 70, 18],
      [x - 130, 10],
    ],
    22,
    look.black,
  );
