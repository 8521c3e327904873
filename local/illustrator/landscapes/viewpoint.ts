import { mix } from '../colour.ts';
import { clouds, type DrawScene, foliage, sky } from '../scenes/scene.ts';
import { box, disc, fill, line, oval, shape } from '../svg.ts';
import { parkedBike } from './parkedBike.ts';

/** Two travellers at the parapet, seen from behind. */
function traveller(x: number, foot: number, coat: string, hat: string | null): string {
  return (
    fill(
      shape([
        [x - 26, foot - 120],
        [x + 26, foot - 120],
        [x + 24, foot, 4],
        [x + 4, foot, 4],
        [x, foot - 80, 4],
        [x - 4, foot, 4],
        [x - 24, foot, 4],
      ]),
      '#3d4450',
    ) +
    fill(
      shape([
        [x - 36, foot - 232, 24],
        [x + 36, foot - 232, 24],
        [x + 40, foot - 110, 8],
        [x - 40, foot - 110, 8],
      ]),
      coat,
    ) +
    line(`M${x + 38} ${foot - 216}L${x + 70} ${foot - 160}L${x + 40} ${foot - 132}`, coat, 20) +
    disc(x, foot - 262, 27, '#3a2c26') +
    (hat
      ? fill(
          shape([
            [x - 58, foot - 262, 4],
            [x, foot - 312, 6],
            [x + 58, foot - 262, 4],
          ]),
          hat,
        )
      : fill(`M${x - 29} ${foot - 262}a29 29 0 0 1 58 0Z`, '#c5452f'))
  );
}

/** The lay-by above the coast: parapet, telescope, a bike on its stand, the whole bay in front. */
export const viewpoint: DrawScene = (scene) => {
  const { light, random } = scene;
  const green = light.scenery('#5f8458');
  const sea = light.scenery('#5198a6');
  const stone = light.scenery('#cfc4b0');
  const art = [
    sky(scene, 440),
    clouds(scene, 4, 70, 280),
    box(0, 430, 1600, 520, sea),
    box(0, 430, 1600, 18, mix(sea, '#fff6e0', 0.4)),
  ];
  art.push(
    fill(
      shape('1660 440, 1660 260 80, 1400 300 120, 1180 380 90, 1000 436, 1000 446'),
      mix(green, light.sky, 0.6),
    ),
    fill(
      shape(
        '-40 470, 200 452 60, 560 470 140, 820 540 160, 1100 560 160, 1320 520 90, 1660 540, 1660 620, 1300 600 120, 1060 640 160, 760 620 160, 500 540 120, -40 530',
      ),
      light.scenery('#ecd9b0'),
    ),
    fill(
      shape('-40 330, 160 340 90, 380 400 90, 620 470 120, 820 530 60, 560 500 120, -40 490'),
      mix(green, light.sky, 0.35),
    ),
    fill(
      shape('1660 480, 1420 500 90, 1240 540 90, 1100 570 60, 1300 580 90, 1660 580'),
      mix(green, light.sky, 0.15),
    ),
  );
  art.push(
    line(
      'M60 620h220M300 680h260M640 700h200M900 690h160M120 740h300M980 760h260M1240 680h240',
      mix(sea, '#fff8e6', 0.35),
      7,
    ),
    fill('M520 660l70 0l-14 20h-44Zm30-6v-60l34 54Z', light.scenery('#f4eddc')),
  );
  art.push(
    fill(
      shape('-40 960, -40 700 60, 140 720 90, 300 800 90, 420 900 40, 460 960'),
      mix(green, '#1d3328', 0.12),
    ),
    fill(shape('1180 960, 1300 830 90, 1480 740 90, 1660 700, 1660 960'), mix(green, '#1d3328', 0.12)),
  );
  for (const [x, y, size] of [
    [40, 780, 90],
    [180, 850, 80],
    [1560, 790, 100],
    [1400, 860, 80],
    [320, 900, 60],
  ] as const)
    art.push(foliage(scene, x, y, size, mix(green, '#1d3328', 0.3), green));
  art.push(
    box(0, 880, 1600, 120, stone),
    box(0, 866, 1600, 28, mix(stone, '#fff6e4', 0.45), 6),
    box(0, 976, 1600, 24, mix(stone, '#2a2420', 0.2)),
  );
  const blocks = Array.from(
    { length: 14 },
    (_, at) => `M${40 + at * 120} 894v40M${100 + at * 120} 934v42`,
  ).join('');
  art.push(
    line(`M0 934H1600${blocks}`, mix(stone, '#2a2420', 0.18), 5),
    box(0, 1000, 1600, 220, light.scenery('#a7a198')),
    line('M-20 1170L700 1160M900 1156L1620 1146', light.scenery('#e3dac4'), 12),
  );
  art.push(
    oval(300, 1036, 90, 12, '#1c1d22', 'opacity="0.3"'),
    line('M300 1030V850', light.scenery('#5d6a70'), 26),
    box(250, 1014, 100, 22, light.scenery('#4a565c'), 8),
    fill(shape('210 800 24, 360 770 24, 384 836 24, 230 862 24'), light.scenery('#5d7f8c')),
    disc(372, 804, 30, light.scenery('#2e3b44')),
    disc(214, 834, 18, light.scenery('#2e3b44')),
    line('M240 816L350 794', light.scenery('#8fb0b8'), 9),
  );
  art.push(
    traveller(560, 1046, light.scenery('#c08a3c'), light.scenery('#ead9ae')),
    traveller(664, 1044, light.scenery('#4f7480'), null),
  );
  art.push(
    parkedBike(
      scene,
      random.pick(['naked', 'naked'] as const),
      'classic',
      random.pick(['red', 'moss', 'navy'] as const),
      1150,
      1100,
      700,
    ),
  );
  return art.join('');
};
