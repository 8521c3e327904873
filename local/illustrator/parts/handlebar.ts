import type { Look } from '../look.ts';
import { type Corner, disc, line, panel, pipe, shape, track } from '../svg.ts';

/** Handlebar end seen from the side: grip, lever, switch block. */
export function grip(x: number, y: number, look: Look, lean = 0.28): string {
  return [
    pipe(
      [
        [x + 60, y + 4],
        [x + 150, y - 26],
        [x + 168, y - 52],
      ],
      10,
      look.metal,
    ),
    pipe(
      [
        [x + 40, y + lean * 60],
        [x - 100, y - lean * 60],
      ],
      38,
      look.rubber,
    ),
    pipe(
      [
        [x + 72, y + lean * 90],
        [x + 42, y + lean * 62],
      ],
      44,
      look.black,
    ),
    disc(x - 104, y - lean * 62, 19, look.black.light),
  ].join('');
}

export type MirrorKind = 'round' | 'leaf' | 'wide';

/** Mirror on its stalk, edge-on from the side as real ones are. */
export function mirror(x: number, y: number, kind: MirrorKind, look: Look, tone = look.black): string {
  const head: Corner[] =
    kind === 'round'
      ? [
          [x - 48, y + 178, 30],
          [x - 28, y + 218, 30],
          [x + 10, y + 210, 26],
          [x + 6, y + 120, 30],
          [x - 30, y + 112, 30],
        ]
      : [
          [x - 64, y + 140, 20],
          [x - 34, y + 208, 24],
          [x + 26, y + 196, 22],
          [x + 20, y + 146, 20],
          [x - 26, y + 122, 18],
        ];
  return (
    pipe(
      [
        [x + 18, y],
        [x + 10, y + 90, 40],
        [x - 18, y + 165],
      ],
      13,
      look.black,
    ) +
    panel(shape(head), tone, 8) +
    line(track([head[0] as Corner, head[1] as Corner]), look.glass, 7)
  );
}
