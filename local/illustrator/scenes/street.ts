import { mix } from '../colour.ts';
import { box, fill, line, num, shape } from '../svg.ts';
import { FOOT, house } from './house.ts';
import { oldWall } from './oldWall.ts';
import { type DrawScene, foliage, type Scene, sky } from './scene.ts';

function pot(scene: Scene, x: number, foot: number): string {
  const { random, light } = scene;
  const size = random.between(34, 58);
  const green = light.scenery(random.pick(['#4f7a50', '#5f8a52', '#3f6a52']));
  const clay = light.scenery(random.pick(['#b4603f', '#7c8a86', '#d7cdb8']));
  return (
    foliage(scene, x, foot - size * 2.1, size, green, mix(green, '#fff0c8', 0.22)) +
    fill(
      shape([
        [x - size * 0.55, foot - size * 1.3],
        [x + size * 0.55, foot - size * 1.3],
        [x + size * 0.4, foot, 6],
        [x - size * 0.4, foot, 6],
      ]),
      clay,
    ) +
    box(x - size * 0.62, foot - size * 1.36, size * 1.24, 12, mix(clay, '#15171b', 0.15), 4)
  );
}

function stool(x: number, foot: number, colour: string): string {
  return (
    fill(
      shape([
        [x - 30, foot - 56, 6],
        [x + 30, foot - 56, 6],
        [x + 40, foot],
        [x + 28, foot],
        [x + 20, foot - 34],
        [x - 20, foot - 34],
        [x - 28, foot],
        [x - 40, foot],
      ]),
      colour,
    ) + box(x - 34, foot - 62, 68, 12, mix(colour, '#ffffff', 0.2), 5)
  );
}

/** A row of tube houses behind a pavement, with what stands and hangs there. */
export const street: DrawScene = (scene) => {
  const { random, light } = scene;
  if (random.chance(0.34)) return oldWall(scene);
  const art = [sky(scene, 700)];
  for (let x = -random.between(0, 160); x < 1600; ) {
    const w = random.between(250, 380);
    art.push(house(scene, x, w));
    x += w;
  }
  const pave = light.scenery('#cdc3b0');
  art.push(
    box(0, FOOT, 1600, 60, pave),
    box(0, FOOT, 1600, 10, mix(pave, '#1b1d22', 0.25)),
    box(0, FOOT + 56, 1600, 22, mix(pave, '#1b1d22', 0.18)),
  );
  const road = light.scenery('#8f8d89');
  art.push(
    box(0, FOOT + 74, 1600, 300, road),
    fill('M0 906H1600V930L1100 938L500 926L0 936Z', mix(road, '#15171b', 0.12)),
    box(-40, 1128, 700, 14, mix(road, '#fff4dc', 0.4)),
    box(900, 1128, 800, 14, mix(road, '#fff4dc', 0.4)),
  );
  for (let count = random.whole(2, 4); count > 0; count -= 1)
    art.push(pot(scene, random.pick([random.between(30, 330), random.between(1270, 1570)]), FOOT + 34));
  if (random.chance(0.6)) {
    const [x, colour] = [random.pick([120, 1400]), light.scenery(random.pick(['#c0402c', '#3f6d9a']))];
    art.push(stool(x, FOOT + 46, colour), stool(x + 96, FOOT + 48, colour));
  }
  const pole = random.between(120, 1480);
  const wire = light.scenery('#3b3c40');
  art.push(
    box(pole, -10, 30, FOOT + 40, light.scenery('#a7a296')),
    box(pole, -10, 9, FOOT + 40, light.scenery('#c4beb0')),
    box(pole - 60, 66, 150, 12, wire),
  );
  art.push(
    line(
      [40, 66, 92, 128, 150]
        .map(
          (y, at) =>
            `M-20 ${y - 20}Q${num(pole / 2)} ${y + 70 + at * 9} ${num(pole + 12)} ${y + 10}Q${num((pole + 1620) / 2)} ${y + 90 - at * 6} 1620 ${y - 30 + at * 6}`,
        )
        .join(''),
      wire,
      5,
    ),
    `<circle cx="${num(pole + 16)}" cy="176" r="34" fill="none" stroke="${wire}" stroke-width="9"/>`,
  );
  return art.join('');
};
