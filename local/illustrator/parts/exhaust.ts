import type { Look } from '../look.ts';
import { type Corner, cornersOf, fill, group, num, type Outline, panel, pipe, shape } from '../svg.ts';

export type MufflerKind = 'long' | 'stub' | 'oval' | 'slash';

/** Header, link pipe and silencer along the right flank. */
export function exhaust(path: Outline, kind: MufflerKind, look: Look, bright = false): string {
  const run = cornersOf(path);
  const { chrome, black, metal } = look;
  const last = run[run.length - 1] as Corner;
  const before = run[run.length - 2] as Corner;
  const angle = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI;
  const skin = bright ? chrome : kind === 'oval' ? metal : black;
  const [length, wide] = { long: [560, 84], stub: [300, 110], oval: [420, 124], slash: [640, 92] }[kind] as [
    number,
    number,
  ];
  const half = wide / 2;
  const can =
    kind === 'slash'
      ? shape([
          [-20, 24, 20],
          [90, half, 20],
          [length - 40, half],
          [length, -half],
          [90, -half, 20],
          [-20, -24, 20],
        ])
      : kind === 'long'
        ? shape([
            [-40, 20, 30],
            [130, half, 60],
            [length - 20, half * 0.94, 20],
            [length, half * 0.5, 16],
            [length, -half * 0.5, 16],
            [length - 20, -half * 0.94, 20],
            [130, -half, 60],
            [-40, -20, 30],
          ])
        : shape([
            [-30, 26, 20],
            [60, half, 30],
            [length - 30, half, 30],
            [length, half * 0.5, 20],
            [length, -half * 0.5, 20],
            [length - 30, -half, 30],
            [60, -half, 30],
            [-30, -26, 20],
          ]);
  const side = Math.cos((angle * Math.PI) / 180) < 0 ? -1 : 1;
  return [
    pipe(run, 42, bright ? chrome : metal),
    group(
      `translate(${num(last[0])} ${num(last[1])}) rotate(${num(angle)}) scale(1 ${side})`,
      panel(can, skin, 14),
      kind === 'slash'
        ? ''
        : fill(
            shape([
              [length - 14, half * 0.36, 4],
              [length + 18, half * 0.34, 4],
              [length + 18, -half * 0.3, 4],
              [length - 14, -half * 0.32, 4],
            ]),
            black.deep,
          ),
      kind === 'stub' || kind === 'oval'
        ? fill(
            shape([
              [70, half - 2, 8],
              [100, half - 2, 8],
              [100, -half + 2, 8],
              [70, -half + 2, 8],
            ]),
            bright ? chrome.shade : metal.shade,
          )
        : panel(
            shape([
              [170, half * 0.62, 20],
              [length - 110, half * 0.62, 24],
              [length - 130, -half * 0.2, 20],
              [180, -half * 0.2, 20],
            ]),
            bright ? chrome : look.chrome,
            8,
          ),
    ),
  ].join('');
}
/** Foot peg with its hanger. */
export const peg = (x: number, y: number, look: Look) =>
  pipe(
    [
      [x + 40, y + 60],
      [x, y],
    ],
    24,
    look.metal,
  ) +
  fill(
    shape([
      [x - 60, y + 14, 6],
      [x + 30, y + 14, 6],
      [x + 30, y - 12, 6],
      [x - 56, y - 12, 6],
    ]),
    look.black.base,
  );
