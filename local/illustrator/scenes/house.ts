import { mix } from '../colour.ts';
import { box, disc, fill, line, num, oval, shape } from '../svg.ts';
import { foliage, type Scene } from './scene.ts';

const WALLS = [
  '#dcb876',
  '#a9c2ab',
  '#a7bcc6',
  '#d9a795',
  '#e6d8b8',
  '#c9cfc6',
  '#d8b9a0',
  '#c3b490',
  '#b7c9b0',
  '#e3c9a0',
];
const WOOD = ['#5c7a66', '#4f7480', '#8a5f45', '#3f6a5b', '#7a6a58'];
/** Where house fronts meet the pavement. */
export const FOOT = 832;

function shutter(x: number, y: number, w: number, h: number, colour: string): string {
  const slats = Array.from(
    { length: Math.floor(h / 16) },
    (_, at) => `M${num(x)} ${num(y + 10 + at * 16)}H${num(x + w)}`,
  ).join('');
  return (
    box(x, y, w, h, colour) +
    line(slats, mix(colour, '#1a1c20', 0.16), 3) +
    box(x + w / 2 - 22, y + h - 20, 44, 8, mix(colour, '#1a1c20', 0.4))
  );
}

function folding({ light, random }: Scene, x: number, y: number, w: number, h: number): string {
  const colour = light.scenery(random.pick(WOOD));
  const leaves = Array.from({ length: 4 }, (_, at) => {
    const left = x + (w / 4) * at;
    return (
      box(left + 2, y, w / 4 - 4, h, colour) +
      box(left + 12, y + 16, w / 4 - 24, h * 0.36, mix(colour, '#ffffff', 0.1)) +
      box(left + 12, y + h * 0.5, w / 4 - 24, h * 0.42, mix(colour, '#15171b', 0.14))
    );
  });
  return box(x, y, w, h, mix(colour, '#15171b', 0.4)) + leaves.join('');
}

function shop({ light, random }: Scene, x: number, y: number, w: number, h: number): string {
  const dark = light.scenery('#544a44');
  const shelves = [0.3, 0.55]
    .map((part) => box(x + 14, y + h * part, w - 28, 7, light.scenery('#a98d6c')))
    .join('');
  const goods = Array.from({ length: 9 }, (_, at) => {
    const tall = random.between(18, 40);
    return box(
      x + 18 + at * ((w - 40) / 9),
      y + h * (at % 2 ? 0.3 : 0.55) - tall,
      (w - 60) / 11,
      tall,
      light.scenery(random.pick(['#b8553c', '#caa453', '#6f8f86', '#d8ccb0'])),
      3,
    );
  });
  const lamp = oval(x + w / 2, y + 22, 26, 14, light.scenery('#f7e3ae'));
  return (
    box(x, y, w, h, dark) +
    shelves +
    goods.join('') +
    lamp +
    box(x + w * 0.55, y + h * 0.7, w * 0.36, h * 0.3, light.scenery('#7d6650'))
  );
}

function window_({ light, random }: Scene, x: number, y: number, w: number, h: number): string {
  const wood = light.scenery(random.pick(WOOD));
  const louvre = (left: number) =>
    box(left, y, w * 0.34, h, wood) +
    line(
      Array.from(
        { length: 6 },
        (_, at) => `M${num(left + 5)} ${num(y + 14 + (at * (h - 20)) / 6)}h${num(w * 0.34 - 10)}`,
      ).join(''),
      mix(wood, '#14161a', 0.28),
      4,
    );
  return (
    box(x - 6, y - 10, w + 12, 10, light.scenery('#f0e6d2')) +
    box(x, y, w, h, light.scenery('#4e5558')) +
    louvre(x) +
    louvre(x + w * 0.66) +
    box(x - 6, y + h, w + 12, 8, light.scenery('#f0e6d2'))
  );
}

function balcony(scene: Scene, x: number, y: number, w: number): string {
  const { light, random } = scene;
  const rail = light.scenery('#4c5154');
  const bars = Array.from(
    { length: Math.floor(w / 18) },
    (_, at) => `M${num(x + 8 + at * 18)} ${num(y)}v-58`,
  ).join('');
  const green = light.scenery('#5d8458');
  const plants = random.chance(0.7)
    ? foliage(scene, x + w * random.between(0.2, 0.8), y - 66, 40, green, mix(green, '#fff3d0', 0.2))
    : '';
  return (
    plants +
    line(bars, rail, 4) +
    line(`M${num(x)} ${num(y - 58)}h${num(w)}`, rail, 7) +
    box(x - 10, y, w + 20, 18, light.scenery('#e7dcc4'))
  );
}

function awning({ light, random }: Scene, x: number, y: number, w: number): string {
  const colour = light.scenery(random.pick(['#a8452f', '#5b7f63', '#c89b4c', '#58788a']));
  const pale = light.scenery('#efe4cb');
  const stripes = random.chance(0.6)
    ? Array.from({ length: 4 }, (_, at) =>
        fill(
          shape([
            [x + (w / 8) * (at * 2), y],
            [x + (w / 8) * (at * 2 + 1), y],
            [x + (w / 8) * (at * 2 + 1) - 6, y + 62],
            [x + (w / 8) * (at * 2) - 6, y + 62],
          ]),
          pale,
        ),
      ).join('')
    : '';
  return (
    fill(
      shape([
        [x, y],
        [x + w, y],
        [x + w + 16, y + 62, 6],
        [x - 16, y + 62, 6],
      ]),
      colour,
    ) +
    stripes +
    box(x - 16, y + 62, w + 32, 10, mix(colour, '#15171b', 0.3))
  );
}

/** One tube house: shop or door below, balconies and shutters above. */
export function house(scene: Scene, x: number, w: number): string {
  const { random, light } = scene;
  const wall = light.scenery(random.pick(WALLS));
  const top = random.between(-60, 190);
  const [inX, inW] = [x + 24, w - 48];
  const art = [
    box(x, top, w, FOOT - top, wall),
    box(x, top, 10, FOOT - top, mix(wall, '#fff6e4', 0.35)),
    box(x + w - 14, top, 14, FOOT - top, mix(wall, '#1b1d22', 0.16)),
    box(x - 6, top - 14, w + 12, 20, mix(wall, '#fff6e4', 0.3)),
  ];
  const door = random.whole(0, 2);
  art.push(
    door === 0
      ? shutter(inX, 580, inW, FOOT - 580, light.scenery(random.pick(['#9aa39e', '#7d938e', '#b4a88f'])))
      : door === 1
        ? folding(scene, inX, 580, inW, FOOT - 580)
        : shop(scene, inX, 580, inW, FOOT - 580),
  );
  art.push(
    random.chance(0.62)
      ? awning(scene, x + 14, 520, w - 28)
      : box(
          x + 12,
          516,
          w - 24,
          50,
          light.scenery(random.pick(['#b24b34', '#e6d9bb', '#50786a', '#46617a'])),
          4,
        ) + box(x + 40, 534, (w - 80) * random.between(0.5, 1), 14, light.scenery('#f2e8d2'), 4),
  );
  for (const floor of [290, 60]) {
    if (floor < top + 40) continue;
    const wide = random.between(0.44, 0.6) * w;
    art.push(window_(scene, x + (w - wide) / 2, floor, wide, 150));
    if (random.chance(0.62)) art.push(balcony(scene, x + 16, floor + 172, w - 32));
    else if (random.chance(0.5))
      art.push(
        box(x + w - 96, floor + 156, 66, 44, light.scenery('#e2ded2'), 4),
        disc(x + w - 74, floor + 178, 16, light.scenery('#a9aba6')),
      );
  }
  return art.join('');
}
