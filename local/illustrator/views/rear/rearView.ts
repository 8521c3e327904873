import type { Tone } from '../../colour.ts';
import type { Look } from '../../look.ts';
import { box, cornersOf, disc, fill, line, num, type Outline, panel, pipe, shape } from '../../svg.ts';
import { bars, both, halves, indicators, mirrors, plate, tread } from '../symmetry.ts';

/** What a machine shows from behind. */
export type DrawRearView = (look: Look) => string;

export type RearParts = {
  tyre: readonly [width: number, radius: number];
  bar: readonly [half: number, y: number];
  round?: boolean;
  knobby?: boolean;
  /** Right half of the tail's outline, top to bottom, and of its lamp. */
  tail: Outline;
  lamp: Outline;
  seat: Outline;
  plateAt: number;
  pipes: 0 | 1 | 2;
  pipeAt?: number;
  skirt?: Tone;
  luggage?: string;
  /** Where the top box stands, 0 for none. */
  topCaseAt?: number;
  topCase?: Tone;
  indicatorAt: readonly [x: number, y: number];
};

const silencer = (x: number, y: number, size: number, look: Look) =>
  disc(x, y, size, look.black.shade) +
  disc(x - 3, y + 4, size - 6, look.metal.base) +
  disc(x, y, size - 18, look.metal.shade) +
  disc(x, y, size * 0.38, look.black.deep) +
  box(x - size * 0.9, y + size * 0.5, size * 1.2, 9, look.metal.light, 4);

/** One machine from behind, built from its tail, lamp, seat and tyre. */
export function rearView(look: Look, build: RearParts): string {
  const { paint, black, plastic, metal, seat } = look;
  const [width, radius] = build.tyre;
  const lamp = cornersOf(build.lamp);
  const [glow, topEdge] = [(lamp[1]?.[0] ?? 60) * 0.6, lamp[0]?.[1] ?? 0];
  const leg = width / 2 + 50;
  const tone = build.round ? look.chrome : black;
  return [
    mirrors(140, build.bar[1] - 16, build.round ?? false, look, tone, true),
    bars(build.bar[0], build.bar[1], 14, look, build.round ? look.chrome : black),
    panel(
      halves([
        [70, build.bar[1] - 30, 40],
        [build.round ? 130 : 150, build.bar[1] - 120, 60],
        [140, 720, 40],
      ]),
      { base: paint.shade, light: paint.base, shade: paint.deep, deep: paint.deep },
      10,
    ),
    panel(
      halves([
        [60, build.bar[1] + 40, 30],
        [130, build.bar[1] + 10, 30],
        [120, build.bar[1] - 70, 30],
      ]),
      plastic,
      9,
    ),
    panel(
      halves('60 760 30, 170 700 50, 180 420 60, 120 300 30'),
      { base: paint.shade, light: paint.shade, shade: paint.deep, deep: paint.deep },
      10,
    ),
    both(pipe('130 300, 240 300', 22, black)),
    tread(width, radius, look, build.knobby),
    both(
      panel(
        shape([
          [leg - 26, radius + 60, 14],
          [leg + 22, radius + 60, 14],
          [leg + 26, radius - 50, 14],
          [leg - 26, radius - 50, 14],
        ]),
        metal,
        7,
      ) +
        pipe(
          [
            [leg, radius + 40],
            [leg + 4, radius + 330],
          ],
          34,
          black,
        ),
    ),
    pipe(
      [
        [-leg, radius],
        [leg, radius],
      ],
      26,
      metal,
    ),
    build.pipes ? silencer(leg + 86, build.pipeAt ?? radius + 10, 62, look) : '',
    build.pipes === 2 ? silencer(leg + 100, (build.pipeAt ?? radius) - 110, 56, look) : '',
    build.skirt
      ? panel(
          halves([
            [0, radius * 2 + 60, 20],
            [width / 2 + 30, radius * 2 + 30, 50],
            [width / 2 + 34, radius * 1.4, 20],
            [width / 2 + 20, radius * 1.1, 14],
          ]),
          build.skirt,
          11,
        )
      : panel(
          halves([
            [50, radius * 2 + 160, 10],
            [60, radius * 1.5, 20],
            [70, radius * 1.1, 10],
          ]),
          plastic,
          8,
        ),
    build.luggage ?? '',
    panel(halves(build.seat), seat, 13),
    panel(halves(build.tail), paint, 16),
    indicators(build.indicatorAt[0], build.indicatorAt[1], look),
    plate(build.plateAt, look),
    build.topCaseAt ? topCase(look, build.topCaseAt, build.topCase ?? plastic) : '',
    panel(halves(build.lamp), { base: look.signal, light: '#f28068', shade: '#96261b', deep: '#5d1610' }, 9),
    line(`M${num(-glow)} ${num(topEdge - 20)}h${num(glow * 2)}`, '#ffc3ae', 6, 'opacity="0.9"'),
  ].join('');
}

export const topCase = (look: Look, y: number, tone: Tone) =>
  panel(
    halves([
      [140, y + 250, 70],
      [230, y + 200, 60],
      [240, y, 40],
    ]),
    tone,
    14,
  ) +
  line(`M-236 ${y + 110}H236`, tone.deep, 9) +
  both(
    fill(
      shape([
        [120, y + 90, 8],
        [222, y + 90, 8],
        [216, y + 50, 8],
        [120, y + 50, 8],
      ]),
      look.signal,
    ),
  ) +
  box(-30, y + 90, 60, 40, look.black.base, 8);
