import type { Look } from '../../look.ts';
import { box, group, panel, pipe, shape } from '../../svg.ts';
import { both, halves, tread } from '../symmetry.ts';

/** What a machine shows from the front, standing on y = 0, centred on x = 0. */
export type DrawFrontView = (look: Look) => string;

/** Tyre, brake, axle, fork legs and fender: the lower half of every front view. */
export function wheelAndFork(
  look: Look,
  width: number,
  radius: number,
  head: number,
  more: { usd?: boolean; discs?: 1 | 2; fender?: boolean; knobby?: boolean } = {},
): string {
  const { metal, black, chrome, paint } = look;
  const leg = width / 2 + 46;
  const brake =
    box(-leg + 10, radius - 130, 12, 260, metal.light, 4) +
    box(-leg + 18, radius - 130, 5, 260, metal.shade) +
    panel(
      shape([
        [-leg - 20, radius + 130, 10],
        [-leg + 34, radius + 140, 10],
        [-leg + 34, radius + 30, 10],
        [-leg - 20, radius + 40, 10],
      ]),
      black,
      6,
    );
  const legs = more.usd
    ? both(
        pipe(
          [
            [leg, radius],
            [leg, radius + 230],
          ],
          40,
          chrome,
        ) +
          pipe(
            [
              [leg, radius + 200],
              [leg - 6, head],
            ],
            58,
            look.stanchion,
          ) +
          pipe(
            [
              [leg, radius - 20],
              [leg, radius + 70],
            ],
            52,
            black,
          ),
      )
    : both(
        pipe(
          [
            [leg, radius + 190],
            [leg - 8, head],
          ],
          38,
          chrome,
        ) +
          pipe(
            [
              [leg, radius - 10],
              [leg, radius + 250],
            ],
            50,
            metal,
          ),
      );
  const skirt =
    more.fender === false
      ? ''
      : panel(
          halves([
            [0, radius * 2 + 42, 20],
            [width / 2 + 14, radius * 2 + 22, 40],
            [width / 2 + 26, radius * 1.5, 20],
            [width / 2 + 18, radius * 1.12, 16],
            [0, radius * 1.2, 40],
          ]),
          paint,
          12,
        );
  return (
    tread(width, radius, look, more.knobby) +
    pipe(
      [
        [-leg, radius],
        [leg, radius],
      ],
      30,
      metal,
    ) +
    (more.discs === 2 ? group('scale(-1 1)', brake) + brake : more.discs ? brake : '') +
    legs +
    skirt
  );
}
