import { mix, type Tone } from '../colour.ts';
import type { Look } from '../look.ts';
import {
  box,
  type Corner,
  cornersOf,
  disc,
  fill,
  group,
  line,
  num,
  type Outline,
  oval,
  panel,
  pipe,
  ring,
  shape,
} from '../svg.ts';

/** A closed outline from its right half, top to bottom. */
export function halves(outline: Outline): string {
  const right = cornersOf(outline);
  return shape([...right, ...[...right].reverse().map(([x, y, round]): Corner => [-x, y, round ?? 0])]);
}

/** The same on both sides. */
export const both = (art: string) => art + group('scale(-1 1)', art);

/** A wheel seen along the road: tread with its grooves, standing on y = 0. */
export function tread(width: number, radius: number, look: Look, knobby = false): string {
  const { rubber } = look;
  const tall = radius * 2;
  const d = shape([
    [-width / 2, 0, width * 0.3],
    [-width / 2, tall, width * 0.4],
    [width / 2, tall, width * 0.4],
    [width / 2, 0, width * 0.3],
  ]);
  const cuts = Array.from({ length: Math.floor(tall / 34) }, (_, at) =>
    knobby
      ? `M${num(-width / 2)} ${at * 34}h${num(width)}`
      : `M${num(-width * 0.36)} ${at * 34}L${num(-width * 0.1)} ${at * 34 + 20}M${num(width * 0.36)} ${at * 34}L${num(width * 0.1)} ${at * 34 + 20}`,
  ).join('');
  return panel(
    d,
    rubber,
    6,
    1,
    box(-width * 0.08, 0, width * 0.16, tall, rubber.light, 0, 'opacity="0.6"'),
    line(cuts, rubber.deep, knobby ? 12 : 6),
    knobby ? line(`M${num(-width * 0.17)} 0V${tall}M${num(width * 0.17)} 0V${tall}`, rubber.deep, 8) : '',
  );
}

/** Bars, grips, levers. `rise` lifts the ends above the middle. */
export function bars(half: number, y: number, rise: number, look: Look, tone: Tone): string {
  return both(
    pipe(
      [
        [0, y - rise],
        [half * 0.3, y - rise, 30],
        [half * 0.52, y, 30],
        [half, y - 8],
      ],
      24,
      tone,
    ) +
      pipe(
        [
          [half * 0.6, y + 22],
          [half * 0.98, y + 34],
        ],
        10,
        look.metal,
      ) +
      pipe(
        [
          [half - 130, y - 6],
          [half, y - 10],
        ],
        38,
        look.rubber,
      ) +
      box(half - 160, y - 30, 34, 56, look.black.base, 8) +
      disc(half + 4, y - 10, 15, look.black.light),
  );
}

/** Mirrors on stalks, glass away from us in front, towards us behind. */
export function mirrors(
  x: number,
  y: number,
  round: boolean,
  look: Look,
  tone: Tone,
  glass: boolean,
): string {
  const head = round
    ? ''
    : shape([
        [x + 10, y + 130, 26],
        [x + 20, y + 222, 30],
        [x + 150, y + 236, 36],
        [x + 168, y + 150, 34],
      ]);
  const face = round
    ? disc(x + 66, y + 180, 66, tone.shade) +
      disc(x + 64, y + 184, 62, tone.base) +
      (glass
        ? disc(x + 66, y + 180, 54, look.glass) +
          fill(
            `M${x + 30} ${y + 170}L${x + 78} ${y + 226}L${x + 98} ${y + 216}L${x + 44} ${y + 150}Z`,
            '#ffffff',
            'opacity="0.4"',
          )
        : '')
    : panel(head, tone, 9) +
      (glass
        ? fill(
            shape([
              [x + 22, y + 140, 20],
              [x + 30, y + 214, 24],
              [x + 142, y + 226, 28],
              [x + 158, y + 156, 26],
            ]),
            look.glass,
          ) +
          fill(
            `M${x + 60} ${y + 150}L${x + 96} ${y + 218}L${x + 120} ${y + 220}L${x + 84} ${y + 150}Z`,
            '#ffffff',
            'opacity="0.4"',
          )
        : '');
  return both(
    pipe(
      [
        [x, y],
        [x + 20, y + 70, 30],
        [x + 60, y + 150],
      ],
      13,
      look.black,
    ) + face,
  );
}

/** Round headlamp facing us. */
export function lampFace(y: number, radius: number, look: Look, rim: Tone): string {
  return (
    disc(0, y, radius, rim.shade) +
    disc(0, y + 3, radius - 5, rim.light) +
    disc(0, y, radius - 14, mix(look.lamp, '#8d8a80', 0.3)) +
    disc(0, y, radius - 20, look.lamp) +
    line(
      `M${num(-radius * 0.5)} ${num(y - radius * 0.2)}H${num(radius * 0.5)}M${num(-radius * 0.4)} ${num(y - radius * 0.45)}H${num(radius * 0.4)}`,
      mix(look.lamp, '#8d8a80', 0.4),
      5,
    ) +
    disc(0, y, 17, '#ffffff') +
    ring(0, y, radius - 9, 3, rim.shade) +
    fill(
      `M${num(-radius * 0.55)} ${num(y + radius * 0.1)}Q${num(-radius * 0.4)} ${num(y + radius * 0.6)} ${num(radius * 0.06)} ${num(y + radius * 0.66)}Q${num(-radius * 0.3)} ${num(y + radius * 0.4)} ${num(-radius * 0.55)} ${num(y + radius * 0.1)}Z`,
      '#ffffff',
    )
  );
}

/** Two indicators on stems. */
export const indicators = (x: number, y: number, look: Look) =>
  both(
    pipe(
      [
        [x - 60, y],
        [x, y],
      ],
      14,
      look.black,
    ) +
      disc(x + 14, y, 31, look.black.base) +
      disc(x + 14, y, 25, look.amber) +
      oval(x + 8, y + 9, 12, 7, '#ffe0ae', 'opacity="0.8"'),
  );

/** A two-line plate in Vietnam's proportions; its marks are bars, so nobody's number is shown. */
export function plate(y: number, look: Look): string {
  const ink = '#33363b';
  const row = (top: number, widths: number[]) => {
    let x = -widths.reduce((sum, width) => sum + width + 7, -7) / 2;
    return widths
      .map((width) => {
        const art = box(x, top, width, 38, ink, 5);
        x += width + 7;
        return art;
      })
      .join('');
  };
  return (
    box(-102, y - 6, 204, 154, look.black.base, 10) +
    box(-95, y, 190, 140, '#f1ede2', 8) +
    row(y + 82, [20, 20, 9, 20, 20]) +
    row(y + 22, [22, 22, 22, 22, 22]) +
    disc(-70, y + 70, 4, '#8d9092') +
    disc(70, y + 70, 4, '#8d9092')
  );
}
