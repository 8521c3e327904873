import type { Coordinates } from '../../domain/schemas/route.ts';

/** How large the drawn map is, and what of the world is on it. */
export const frame = { width: 800, height: 560, north: 16.6, west: 107.47 } as const;
const perDegree = 830;
/** A degree of longitude is shorter than one of latitude, here by this much. */
const shrink = Math.cos((16.25 * Math.PI) / 180);

/** A place on the drawn map. @example project([16.6, 107.47]) // => [0, 0] */
export const project = ([latitude, longitude]: Coordinates): [x: number, y: number] => [
  Math.round((longitude - frame.west) * shrink * perDegree),
  Math.round((frame.north - latitude) * perDegree),
];

/** A line through places, softened at every corner. */
export const drawLine = (places: readonly Coordinates[], closed = false) => {
  const points = places.map(project);
  const middle = ([ax, ay]: [number, number], [bx, by]: [number, number]) =>
    `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const pairs = points.slice(0, -1).map((point, place) => {
    const next = points[place + 1] ?? last;
    return `Q${point.join(' ')} ${middle(point, next)}`;
  });
  return closed
    ? `M${middle(last, first)}${pairs.join('')}Q${last.join(' ')} ${middle(last, first)}Z`
    : `M${first.join(' ')}${pairs.join('')}L${last.join(' ')}`;
};
