import type { Look } from '../look.ts';
import { box, disc, fill, line, panel, pipe, ring, shape } from '../svg.ts';
import { shock, stand } from './chassis.ts';
import { cover } from './engines.ts';
import { exhaust } from './exhaust.ts';

/** A scooter's engine and drive, swinging with the rear wheel: belt case on the left, silencer on the right. */
export function swingUnit(radius: number, look: Look, bright = false): string {
  const { metal, black, chrome, plastic } = look;
  const damper = shock(
    [-30, radius + 30],
    [70, radius + 360],
    look.random.chance(0.3) ? look.gold : black,
    look,
  );
  if (look.left) {
    const lid = shape([
      [-110, radius + 30, 70],
      [-60, radius + 100, 50],
      [180, radius + 90, 80],
      [430, radius + 110, 70],
      [500, radius + 10, 70],
      [430, radius - 90, 70],
      [160, radius - 76, 60],
      [-50, radius - 94, 60],
    ]);
    const slots = [0, 1, 2, 3, 4]
      .map((at) => `M${300 + at * 28} ${radius - 40}L${316 + at * 28} ${radius + 50}`)
      .join('');
    return (
      damper +
      panel(lid, metal, 13, 1, line(slots, metal.shade, 9)) +
      ring(10, radius, 52, 6, metal.shade) +
      disc(10, radius, 18, metal.light) +
      panel(
        shape([
          [40, radius + 96, 20],
          [60, radius + 180, 30],
          [330, radius + 190, 30],
          [360, radius + 100, 20],
        ]),
        plastic,
        10,
      ) +
      stand(400, radius - 50, look)
    );
  }
  return [
    damper,
    panel(
      shape([
        [60, radius + 90, 30],
        [300, radius + 110, 50],
        [520, radius + 80, 60],
        [560, radius - 10, 40],
        [480, radius - 80, 50],
        [220, radius - 60, 40],
        [40, radius - 60, 30],
      ]),
      metal,
      12,
    ),
    cover(330, radius + 10, 78, look.engine, look),
    box(430, radius - 40, 110, 14, metal.deep, 4),
    box(430, radius - 12, 120, 14, metal.deep, 4),
    box(430, radius + 16, 120, 14, metal.deep, 4),
    pipe(
      [
        [520, radius - 40],
        [480, radius - 110, 40],
        [360, radius - 106],
        [300, radius - 60],
      ],
      34,
      bright ? chrome : metal,
    ),
    exhaust(
      [
        [330, radius - 66],
        [200, radius - 20],
        [160, radius - 4],
      ],
      'oval',
      look,
      bright,
    ),
    line(`M150 ${radius + 60}L-10 ${radius + 10}`, black.base, 20),
    fill(
      shape([
        [-20, radius - 20],
        [20, radius - 20],
        [20, radius + 20],
        [-20, radius + 20],
      ]),
      black.base,
    ),
  ].join('');
}

/** Hub motor instead of an engine: a clean arm and a damper. */
export function hubMotor(radius: number, look: Look): string {
  const { black, metal, accent } = look;
  return [
    shock([-20, radius + 20], [50, radius + 350], black, look),
    panel(
      shape([
        [-50, radius + 24, 24],
        [140, radius + 50, 40],
        [470, radius + 60, 30],
        [490, radius - 20, 30],
        [160, radius - 26, 40],
        [-50, radius - 26, 24],
      ]),
      black,
      10,
    ),
    disc(0, radius, 26, metal.base),
    disc(0, radius, 12, metal.deep),
    line(`M70 ${radius + 14}L170 ${radius + 20}`, accent.base, 7),
    look.left ? stand(420, radius - 20, look) : '',
  ].join('');
}
