import { mix } from '../colour.ts';
import { box, fill, line, num, oval, shape } from '../svg.ts';
import { clouds, type DrawScene, palm, ridge, type Scene, sky } from './scene.ts';

/** The round basket boat of the central coast. */
function basketBoat({ light }: Scene, x: number, y: number, size: number): string {
  const weave = light.scenery('#6f5a45');
  return (
    fill(
      `M${num(x - size)} ${num(y)}Q${num(x - size * 0.9)} ${num(y + size * 0.62)} ${num(x)} ${num(y + size * 0.64)}Q${num(x + size * 0.9)} ${num(y + size * 0.62)} ${num(x + size)} ${num(y)}Z`,
      weave,
    ) +
    oval(x, y, size, size * 0.24, mix(weave, '#15171b', 0.35)) +
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(size)}" ry="${num(size * 0.24)}" fill="none" stroke="${light.scenery('#b08d62')}" stroke-width="${num(size * 0.1)}"/>`
  );
}

function trawler({ light, random }: Scene, x: number, y: number, size: number): string {
  const hull = light.scenery(random.pick(['#2f6a8c', '#3f7a5c', '#a8452f']));
  return (
    fill(
      shape([
        [x - size, y - size * 0.3],
        [x + size * 1.1, y - size * 0.44],
        [x + size * 0.8, y, 8],
        [x - size * 0.8, y, 8],
      ]),
      hull,
    ) +
    box(x - size * 0.5, y - size * 0.7, size * 0.6, size * 0.36, light.scenery('#efe3c8')) +
    line(
      `M${num(x + size * 0.4)} ${num(y - size * 0.4)}V${num(y - size * 1.3)}L${num(x - size * 0.2)} ${num(y - size * 0.7)}`,
      light.scenery('#54504a'),
      size * 0.06,
    ) +
    line(
      `M${num(x - size * 0.94)} ${num(y - size * 0.22)}H${num(x + size)}`,
      light.scenery('#d9b23f'),
      size * 0.08,
    )
  );
}

/** A sea front: headlands, water in bands, sand or a promenade. */
export const sea: DrawScene = (scene) => {
  const { random, light } = scene;
  const horizon = random.between(470, 540);
  const water = light.scenery(random.pick(['#5b9aa0', '#4f8ea3', '#6aa39a']));
  const far = light.scenery('#8aa5a4');
  const art = [sky(scene, horizon), clouds(scene, random.whole(1, 3), 100, horizon - 160)];
  const side = random.chance(0.5);
  const head = (reach: number, high: number, colour: string) =>
    fill(
      side
        ? shape([
            [-60, horizon + 6],
            [-60, horizon - high, 60],
            [reach * 0.35, horizon - high * 0.9, 90],
            [reach * 0.6, horizon - high * 0.45, 70],
            [reach, horizon + 6, 50],
          ])
        : shape([
            [1660, horizon + 6],
            [1660, horizon - high, 60],
            [1600 - reach * 0.35, horizon - high * 0.9, 90],
            [1600 - reach * 0.6, horizon - high * 0.45, 70],
            [1600 - reach, horizon + 6, 50],
          ]),
      colour,
    );
  art.push(
    head(random.between(900, 1200), random.between(120, 190), mix(far, light.low, 0.35)),
    head(random.between(420, 700), random.between(180, 270), far),
  );
  art.push(box(0, horizon, 1600, 420, water), box(0, horizon, 1600, 26, mix(water, '#fff6e0', 0.3)));
  for (let at = 0; at < 6; at += 1) {
    const y = horizon + 40 + at * 40;
    art.push(
      line(
        `M${num(random.between(-40, 700))} ${num(y)}h${num(random.between(160, 420))}M${num(random.between(800, 1200))} ${num(y + 12)}h${num(random.between(120, 380))}`,
        mix(water, at % 2 ? '#fff8e6' : '#14303a', at % 2 ? 0.4 : 0.14),
        7,
      ),
    );
  }
  art.push(trawler(scene, random.between(200, 1400), horizon + 40, random.between(34, 60)));
  if (random.chance(0.5)) {
    const sand = light.scenery('#e2cda4');
    art.push(
      fill(
        shape('-20 800, 400 760 200, 900 810 300, 1620 760, 1620 1220, -20 1220'),
        mix(water, '#fffaf0', 0.7),
      ),
      fill(shape('-20 824, 400 786 200, 900 838 300, 1620 790, 1620 1220, -20 1220'), sand),
    );
    art.push(
      ridge(scene, 930, 18, 6, 1220, mix(sand, '#8a6a44', 0.12)),
      basketBoat(scene, random.pick([180, 1440]), 800, random.between(90, 120)),
    );
    art.push(
      fill('M0 960H1600V1220H0Z', light.scenery('#c6b794')),
      line('M60 1090h420M700 1130h620M900 1060h300', light.scenery('#b3a27c'), 8),
    );
  } else {
    const stone = light.scenery('#d3cabb');
    const rail = light.scenery('#f0ebdf');
    art.push(
      box(0, 800, 1600, 420, stone),
      box(0, 800, 1600, 36, mix(stone, '#1b1d22', 0.16)),
      line(`M-10 640H1610M-10 700H1610`, rail, 12),
    );
    for (let x = random.between(-60, 40); x < 1640; x += 210)
      art.push(box(x, 610, 30, 200, rail, 4), box(x + 20, 610, 10, 200, mix(rail, '#1b1d22', 0.18)));
    art.push(
      box(0, 886, 1600, 330, light.scenery('#a19d96')),
      box(0, 876, 1600, 20, mix(stone, '#1b1d22', 0.28)),
      line('M-20 1130H500M760 1130H1620', light.scenery('#d9d2c2'), 13),
    );
  }
  for (let count = random.whole(1, 2), at = 0; at < count; at += 1)
    art.push(
      palm(
        scene,
        random.pick([random.between(60, 240), random.between(1360, 1540)]),
        850,
        random.between(560, 720),
        random.between(-130, 130),
      ),
    );
  return art.join('');
};
