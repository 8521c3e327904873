import { type BodyName, sideViewOf, type VariantName, variantOf } from './bodies/bodies.ts';
import { letters, widthOf, wrap } from './lettering/lettering.ts';
import { lightOf } from './light.ts';
import { lookOf } from './look.ts';
import type { PaintName } from './paint.ts';
import { seeded } from './random.ts';
import { SCENES, type SceneName } from './scenes/scenes.ts';
import { box, group, inside, num, oval, sheet } from './svg.ts';

export type ShareCard = {
  title: string;
  lines: readonly string[];
  body: BodyName;
  variant?: VariantName;
  colour: PaintName;
  scene?: SceneName;
  seed: number;
};

const PAPER = '#f6efe2';
const INK = '#22242a';
const QUIET = '#5c5a55';
const SIGNAL = '#c8321f';
const RICE = '#4c7a3f';

/** The Open Graph picture, 1200 by 630: words on paper at the left, the machine in its place at the right. */
export function shareCard({ title, lines, body, variant, colour, scene, seed }: ShareCard): string {
  const random = seeded(`${seed}/card`);
  const light = lightOf(random.pick(['morning', 'noon'] as const));
  const place = scene ?? random.pick(['street', 'sea', 'pass', 'paddy'] as const);
  const look = lookOf({
    paint: colour,
    accent: colour === 'white' ? 'red' : 'white',
    light,
    random: seeded(`${seed}/parts`),
    left: false,
    close: false,
  });
  const {
    art,
    reach: [rear, front],
  } = sideViewOf(body, variantOf(body, variant, random))(look);
  const scale = 660 / (front - rear);
  const backdrop = group(
    'translate(440 -138) scale(0.66)',
    SCENES[place]({ random: seeded(`${seed}/${place}`), light }),
  );
  const machine =
    oval(822, 518, 318, 15, light.shadow.colour, `opacity="${light.shadow.opacity}"`) +
    group(
      `translate(822 516) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)}) translate(${num(-(front + rear) / 2)} 0)`,
      art,
    );
  const size = widthOf(title, 54) > 760 ? 42 : 54;
  const heading = wrap(title, size, 356, 4);
  const words = heading.map((line, at) => letters(line, 56, 132 + at * size * 1.24, size, INK));
  const below = 132 + heading.length * size * 1.24 + 14;
  const rows = lines.flatMap((line, at) =>
    wrap(line, 25, 356, 2).map((row) => ({ row, ink: at === 0 ? SIGNAL : QUIET })),
  );
  const notes = rows.slice(0, 5).map(({ row, ink }, at) => letters(row, 56, below + at * 38, 25, ink));
  const strip =
    box(56, 556, 120, 12, SIGNAL, 6) + box(188, 556, 44, 12, RICE, 6) + box(244, 556, 12, 12, INK, 6);
  return sheet(
    1200,
    630,
    box(0, 0, 1200, 630, PAPER) +
      inside('M456 0H1200V630H456Z', backdrop) +
      machine +
      words.join('') +
      notes.join('') +
      strip,
  );
}
