import { mix } from '../colour.ts';
import { box, fill, line, num, shape } from '../svg.ts';
import { clouds, type DrawScene, foliage, palm, ridge, type Scene, sky } from './scene.ts';

/** One limestone tower with a lit flank. */
function karst({ random }: Scene, x: number, foot: number, w: number, h: number, colour: string): string {
  const lean = random.between(-0.1, 0.1) * w;
  const body = shape([
    [x - w * 0.5, foot],
    [x - w * 0.46, foot - h * 0.5, 40],
    [x - w * 0.26 + lean, foot - h * 0.92, 50],
    [x + lean, foot - h, 50],
    [x + w * 0.24 + lean, foot - h * 0.84, 50],
    [x + w * 0.4, foot - h * 0.44, 40],
    [x + w * 0.52, foot],
  ]);
  const lit = shape([
    [x - w * 0.3, foot - h * 0.4, 20],
    [x - w * 0.2 + lean, foot - h * 0.84, 30],
    [x - w * 0.06 + lean, foot - h * 0.8, 30],
    [x - w * 0.12, foot - h * 0.5, 30],
    [x - w * 0.2, foot - h * 0.2, 20],
  ]);
  return fill(body, colour) + fill(lit, mix(colour, '#fff5dc', 0.25));
}

function buffalo({ light }: Scene, x: number, y: number, s: number): string {
  const skin = light.scenery('#57534f');
  return (
    fill(
      shape([
        [x - 60 * s, y - 56 * s, 20 * s],
        [x + 40 * s, y - 60 * s, 20 * s],
        [x + 66 * s, y - 40 * s, 10 * s],
        [x + 92 * s, y - 30 * s, 10 * s],
        [x + 88 * s, y - 12 * s, 8 * s],
        [x + 60 * s, y - 18 * s, 8 * s],
        [x + 46 * s, y - 10 * s],
        [x + 44 * s, y + 18 * s],
        [x + 30 * s, y + 18 * s],
        [x + 26 * s, y - 10 * s],
        [x - 38 * s, y - 10 * s],
        [x - 42 * s, y + 18 * s],
        [x - 56 * s, y + 18 * s],
        [x - 64 * s, y - 24 * s],
      ]),
      skin,
    ) +
    line(
      `M${num(x + 62 * s)} ${num(y - 42 * s)}Q${num(x + 60 * s)} ${num(y - 70 * s)} ${num(x + 30 * s)} ${num(y - 72 * s)}`,
      light.scenery('#ddd2bc'),
      6 * s,
    )
  );
}

function farmer({ light }: Scene, x: number, y: number, s: number): string {
  return (
    fill(
      shape([
        [x - 14 * s, y - 52 * s, 8],
        [x + 14 * s, y - 52 * s, 8],
        [x + 18 * s, y],
        [x - 18 * s, y],
      ]),
      light.scenery('#7d4a52'),
    ) +
    fill(
      shape([
        [x - 40 * s, y - 52 * s],
        [x, y - 80 * s, 4],
        [x + 40 * s, y - 52 * s],
      ]),
      light.scenery('#ead9ae'),
    )
  );
}

/** Rice from the dyke to the karsts, or terraces, in the greens and golds of its season. */
export const paddy: DrawScene = (scene) => {
  const { random, light } = scene;
  const rice = light.scenery(random.pick(['#8fae57', '#7da35c', '#c9b257', '#a9b356']));
  const horizon = 590;
  const stone = light.scenery('#7f9690');
  const art = [sky(scene, horizon), clouds(scene, random.whole(0, 2), 90, 300)];
  if (random.chance(0.72)) {
    for (let at = 0; at < 6; at += 1)
      art.push(
        karst(
          scene,
          -60 + at * 330 + random.between(-90, 90),
          horizon + 10,
          random.between(240, 380),
          random.between(130, 260),
          mix(stone, light.low, 0.42),
        ),
      );
    for (let at = 0; at < 3; at += 1)
      art.push(
        karst(
          scene,
          random.between(-40, 1640),
          horizon + 16,
          random.between(280, 460),
          random.between(220, 400),
          mix(stone, '#3e5a4c', 0.25),
        ),
      );
  } else
    art.push(
      ridge(scene, 500, 150, 7, 640, mix(stone, light.low, 0.4)),
      ridge(scene, 560, 90, 6, 640, mix(stone, '#3e5a4c', 0.2)),
    );
  const trees = light.scenery('#4d6f4c');
  for (let x = -20; x < 1640; x += random.between(70, 190))
    art.push(foliage(scene, x, horizon + 8, random.between(20, 44), trees, mix(trees, '#fff0c8', 0.14)));
  if (random.chance(0.55)) {
    const x = random.between(140, 1300);
    art.push(
      box(x, horizon - 34, 120, 54, light.scenery('#dccaa4')),
      fill(
        shape([
          [x - 20, horizon - 34],
          [x + 24, horizon - 84, 4],
          [x + 100, horizon - 84, 4],
          [x + 140, horizon - 34],
        ]),
        light.scenery('#a5523a'),
      ),
    );
  }
  art.push(box(0, horizon + 14, 1600, 640, rice));
  const bands = [0, 46, 104, 176, 262];
  bands.forEach((down, at) => {
    const y = horizon + 20 + down;
    art.push(
      fill(
        shape([
          [-20, y + random.between(0, 14)],
          [500, y + random.between(-6, 12), 200],
          [1100, y + random.between(-6, 12), 200],
          [1620, y + random.between(0, 14)],
          [1620, y + 30 + at * 14],
          [-20, y + 34 + at * 14],
        ]),
        mix(rice, at % 2 ? '#f6e9b4' : '#3f6a3f', 0.2),
      ),
      line(
        `M-20 ${num(y + 40 + at * 14)}Q800 ${num(y + 30 + at * 14)} 1620 ${num(y + 42 + at * 14)}`,
        mix(rice, '#2c4a30', 0.42),
        4 + at,
      ),
    );
  });
  if (random.chance(0.5))
    art.push(
      fill(
        shape([
          [random.between(-40, 300), 700, 30],
          [1300, 690, 60],
          [1660, 716, 30],
          [1660, 740, 30],
          [900, 752, 80],
        ]),
        light.low,
        'opacity="0.85"',
      ),
    );
  if (random.chance(0.5)) art.push(buffalo(scene, random.pick([200, 1380]), 760, 1.1));
  for (let count = random.whole(0, 3); count > 0; count -= 1)
    art.push(
      farmer(
        scene,
        random.pick([random.between(60, 300), random.between(1300, 1560)]),
        random.between(680, 740),
        0.9,
      ),
    );
  if (random.chance(0.4))
    art.push(palm(scene, random.pick([110, 1500]), 880, random.between(480, 600), random.between(-70, 70)));
  const earth = light.scenery('#b89a72');
  const tufts = Array.from(
    { length: 60 },
    (_, at) =>
      `M${num(at * 27 + random.between(-10, 10))} 898l${num(random.between(-14, 0))} ${num(-random.between(24, 52))}M${num(at * 27 + 12)} 898l${num(random.between(2, 16))} ${num(-random.between(20, 48))}`,
  ).join('');
  art.push(
    line(tufts, mix(rice, '#2c4a30', 0.3), 7),
    fill('M-20 890H1620V1220H-20Z', random.chance(0.5) ? light.scenery('#a8a195') : earth),
    fill('M-20 890H1620V912L1100 918L500 908L-20 916Z', mix(rice, '#4a4a30', 0.4)),
    line('M80 1120h360M620 1150h520M1220 1100h260', mix(earth, '#4a3a26', 0.2), 8),
  );
  return art.join('');
};
