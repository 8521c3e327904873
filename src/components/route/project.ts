import type { Coordinates } from '../../domain/guides/route.schema.ts';

/** Size of the drawn map in pixels, and its north-west corner in degrees. */
export const frame = { width: 800, height: 560, north: 16.6, west: 107.47 } as const;
const perDegree = 830;
/** Length of a degree of longitude relative to one of latitude, at 16.25° north. */
const shrink = Math.cos((16.25 * Math.PI) / 180);

/** @example project([16.6, 107.47]) // => [0, 0] */
export const project = ([latitude, longitude]: Coordinates): [x: number, y: number] => [
  Math.round((longitude - frame.west) * shrink * perDegree),
  Math.round((frame.north - latitude) * perDegree),
];

/** Draws a smooth line: Bézier curves between midpoints, with `places` as control points. */
export const drawLine = (places: readonly Coordinates[], closed = false) => {
  const points = places.map(project);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const middles = points.map(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? first;
    return `${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  const [one, ...others] = closed ? middles : middles.slice(0, -1);
  const start = closed ? middles.at(-1) : first.join(' ');
  return `M${start}Q${first.join(' ')} ${one}${others.map((middle) => `T${middle}`).join('')}${closed ? 'Z' : `L${last.join(' ')}`}`;
};
