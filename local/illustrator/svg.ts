import type { Tone } from './colour.ts';
import { hash } from './random.ts';

/** A corner: where it is and how far before it the line begins to turn. */
export type Corner = readonly [x: number, y: number, round?: number];

/** Corners as a list, or written short: 'x y round, x y round'. */
export type Outline = string | readonly Corner[];

/** @example cornersOf('0 0, 10 0 4') // => [[0, 0], [10, 0, 4]] */
export const cornersOf = (outline: Outline): readonly Corner[] =>
  typeof outline === 'string'
    ? outline.split(',').map((corner) => corner.trim().split(' ').map(Number) as unknown as Corner)
    : outline;

/** One decimal is finer than a pixel. @example num(1.26) // => '1.3' */
export const num = (value: number): string => String(Math.round(value * 10) / 10 + 0);

const at = (x: number, y: number) => `${num(x)} ${num(y)}`;

function turn(before: Corner, here: Corner, after: Corner) {
  const [x, y, round = 0] = here;
  const back = Math.hypot(before[0] - x, before[1] - y) || 1;
  const ahead = Math.hypot(after[0] - x, after[1] - y) || 1;
  const into = Math.min(round, back / 2) / back;
  const out = Math.min(round, ahead / 2) / ahead;
  return {
    from: at(x + (before[0] - x) * into, y + (before[1] - y) * into),
    to: at(x + (after[0] - x) * out, y + (after[1] - y) * out),
  };
}

/** A closed outline whose corners turn by their own radius. */
export function shape(outline: Outline): string {
  const corners = cornersOf(outline);
  const count = corners.length;
  const parts = corners.map((corner, index) => {
    const { from, to } = turn(
      corners[(index + count - 1) % count] as Corner,
      corner,
      corners[(index + 1) % count] as Corner,
    );
    return `${index ? 'L' : 'M'}${from}Q${at(corner[0], corner[1])} ${to}`;
  });
  return `${parts.join('')}Z`;
}

/** An open line through rounded corners. */
export function track(outline: Outline): string {
  const corners = cornersOf(outline);
  const last = corners.length - 1;
  return corners
    .map((corner, index) => {
      if (index === 0) return `M${at(corner[0], corner[1])}`;
      if (index === last) return `L${at(corner[0], corner[1])}`;
      const { from, to } = turn(corners[index - 1] as Corner, corner, corners[index + 1] as Corner);
      return `L${from}Q${at(corner[0], corner[1])} ${to}`;
    })
    .join('');
}

export const fill = (d: string, colour: string, more = '') =>
  `<path d="${d}" fill="${colour}"${more && ` ${more}`}/>`;

export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const disc = (x: number, y: number, radius: number, colour: string, more = '') =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"${more && ` ${more}`}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, more = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"${more && ` ${more}`}/>`;

export const ring = (x: number, y: number, radius: number, width: number, colour: string, more = '') =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${more && ` ${more}`}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  round = 0,
  more = '',
) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round ? ` rx="${num(round)}"` : ''} fill="${colour}"${more && ` ${more}`}/>`;

export const group = (transform: string, ...art: string[]) =>
  `<g transform="${transform}">${art.join('')}</g>`;

/** Shows `art` only inside the outline. The name comes from the outline, so equal outlines share one. */
export function inside(d: string, ...art: string[]): string {
  const name = `c${hash(d).toString(36)}`;
  return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${art.join('')}</g>`;
}

const EVERYWHERE = 'M-4000-4000H6000V6000H-4000Z';

/**
 * A bodywork panel in three tones: light along its upper edge, shade along its lower edge.
 * `up` is 1 where y grows upwards (bikes, in millimetres) and -1 on the sheet (pixels).
 */
export function panel(d: string, tone: Tone, depth = 14, up: 1 | -1 = 1, ...more: string[]): string {
  const lit = fill(d, tone.base, `transform="translate(${num(-depth * 0.35)} ${num(-depth * 0.62 * up)})"`);
  const low = `<g transform="translate(${num(depth * 0.3)} ${num(depth * 1.5 * up)})" fill-rule="evenodd">${fill(EVERYWHERE + d, tone.shade)}</g>`;
  return inside(d, fill(d, tone.light), lit, low, ...more);
}

/** A pipe or bar with a lit back: three strokes of the same run. */
export function pipe(corners: Outline, width: number, tone: Tone, up: 1 | -1 = 1): string {
  const run = track(corners);
  const glow = `transform="translate(0 ${num(width * 0.17 * up)})"`;
  return (
    line(run, tone.shade, width) +
    line(run, tone.base, width * 0.62, glow) +
    line(run, tone.light, width * 0.2, glow)
  );
}

export const sheet = (width: number, height: number, art: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${art}</svg>`;
