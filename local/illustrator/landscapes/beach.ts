import { mix } from '../colour.ts';
import { clouds, type DrawScene, foliage, palm, ridge, sky } from '../scenes/scene.ts';
import { box, fill, line, num, oval, shape } from '../svg.ts';

function basket(
  { light }: Parameters<DrawScene>[0],
  x: number,
  y: number,
  size: number,
  rim: string,
): string {
  const weave = light.scenery('#6b5744');
  const ribs = [-0.6, -0.2, 0.2, 0.6]
    .map(
      (at) =>
        `M${num(x + at * size)} ${num(y + size * 0.2)}L${num(x + at * size * 0.8)} ${num(y + size * 0.56)}`,
    )
    .join('');
  return (
    oval(x, y + size * 0.62, size * 1.1, size * 0.12, '#4a3a2a', 'opacity="0.3"') +
    fill(
      `M${num(x - size)} ${num(y)}Q${num(x - size * 0.86)} ${num(y + size * 0.66)} ${num(x)} ${num(y + size * 0.68)}Q${num(x + size * 0.86)} ${num(y + size * 0.66)} ${num(x + size)} ${num(y)}Z`,
      weave,
    ) +
    line(ribs, mix(weave, '#fff0d0', 0.2), 6) +
    oval(x, y, size, size * 0.25, mix(weave, '#15171b', 0.4)) +
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(size)}" ry="${num(size * 0.25)}" fill="none" stroke="${rim}" stroke-width="${num(size * 0.11)}"/>` +
    line(
      `M${num(x - size * 0.7)} ${num(y - size * 0.1)}L${num(x + size * 1.2)} ${num(y - size * 0.5)}`,
      light.scenery('#c9a46a'),
      size * 0.08,
    )
  );
}

/** Lăng Cô beach: a crescent of sand under the pass, basket boats drawn up, coconut palms. */
export const beach: DrawScene = (scene) => {
  const { light, random } = scene;
  const sea = light.scenery('#52a0a8');
  const sand = light.scenery('#efdcb2');
  const green = light.scenery('#5f8458');
  const art = [
    sky(scene, 470),
    clouds(scene, 4, 80, 300),
    ridge(scene, 430, 120, 7, 520, mix(green, light.sky, 0.6)),
  ];
  art.push(
    fill(
      shape('620 520, 820 430 90, 1040 330 90, 1240 250 90, 1440 310 90, 1660 220, 1660 520'),
      mix(green, light.sky, 0.36),
    ),
    fill(
      shape('980 520, 1160 440 90, 1340 400 90, 1500 420 60, 1660 360, 1660 530'),
      mix(green, light.sky, 0.1),
    ),
    line('M1660 420Q1480 440 1380 470T1180 490', light.scenery('#d9d2c0'), 7),
  );
  art.push(
    box(0, 500, 1600, 720, sea),
    box(0, 500, 1600, 18, mix(sea, '#fff6e0', 0.4)),
    fill('M0 640Q500 600 1100 620T1600 560V1220H0Z', mix(sea, '#bfe4d4', 0.35)),
    line('M80 560h300M520 580h220M860 556h260M200 610h160M640 640h200', mix(sea, '#fff8e6', 0.4), 7),
  );
  const shore = (down: number) =>
    `M-20 ${1000 + down}C260 ${980 + down} 460 ${860 + down} 780 ${760 + down}S1320 ${620 + down} 1620 ${540 + down}V1220H-20Z`;
  art.push(
    fill(shore(-54), mix(sea, '#fffaf0', 0.55)),
    fill(shore(-34), light.scenery('#f8f3e6')),
    fill(shore(-12), mix(sand, '#7a6244', 0.24)),
    fill(shore(18), sand),
    fill('M500 1220C760 1080 1100 960 1620 860V1220Z', mix(sand, '#fff8e6', 0.35)),
  );
  art.push(
    line('M180 900q60-30 120-16t110-36', light.scenery('#f8f3e6'), 9),
    line(
      'M60 790q70-26 130-10t120-30M420 730q60-24 110-8t110-28',
      light.scenery('#f1eee0'),
      8,
      'opacity="0.8"',
    ),
  );
  for (const [x, w, h] of [
    [1400, 120, 60],
    [1540, 110, 50],
  ] as const)
    art.push(
      box(x, 540 - h * 0.2, w, h, light.scenery('#efe4cc')),
      fill(
        shape([
          [x - 14, 542 - h * 0.2],
          [x + 20, 500 - h * 0.2],
          [x + w - 20, 500 - h * 0.2],
          [x + w + 14, 542 - h * 0.2],
        ]),
        light.scenery('#b5563d'),
      ),
    );
  for (let at = 0; at < 7; at += 1)
    art.push(
      foliage(
        scene,
        1250 + at * 60,
        600 - at * 9 + random.between(-8, 8),
        34 + at * 3,
        mix(green, '#1d3328', 0.16),
        green,
      ),
    );
  art.push(
    basket(scene, 1010, 800, 74, light.scenery('#3f6d9a')),
    basket(scene, 1210, 850, 100, light.scenery('#c5452f')),
    basket(scene, 900, 960, 130, light.scenery('#4f8a5c')),
  );
  art.push(
    fill(shape('300 660, 540 640 10, 510 690 20, 330 696 20'), light.scenery('#2f6a8c')),
    fill('M302 672L536 654l-4 10L306 682Z', light.scenery('#d9b23f')),
    line('M430 650V560L360 640M430 570L500 636', light.scenery('#54504a'), 6),
  );
  art.push(
    palm(scene, 1440, 1010, 760, -230),
    palm(scene, 1560, 1060, 640, -60),
    line(
      'M380 1150q60-20 120 0M640 1120q50-16 100 0M1080 1130q60-20 120 0M240 1090q30-10 60 0',
      mix(sand, '#7a6244', 0.24),
      8,
    ),
  );
  for (let step = 0; step < 9; step += 1)
    art.push(oval(520 + step * 62 + (step % 2) * 14, 1180 - step * 24, 13, 6, mix(sand, '#7a6244', 0.34)));
  return art.join('');
};
