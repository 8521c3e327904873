import { mix } from '../colour.ts';
import { clouds, type DrawScene, foliage, ridge, sky } from '../scenes/scene.ts';
import { box, fill, line, shape } from '../svg.ts';
import { parkedBike } from './parkedBike.ts';

function bricks(x: number, y: number, w: number, h: number, colour: string): string {
  const rows = Array.from({ length: Math.floor(h / 26) }, (_, at) => `M${x} ${y + 26 * (at + 1)}h${w}`).join(
    '',
  );
  const joints = Array.from({ length: Math.floor(h / 26) }, (_, row) =>
    Array.from(
      { length: Math.floor(w / 150) },
      (__, at) => `M${x + 40 + at * 150 + (row % 2) * 70} ${y + 26 * row}v26`,
    ).join(''),
  ).join('');
  return line(rows + joints, colour, 3);
}

/** Hải Vân Quan: the old brick gate on the summit, steps before it, a bunker beside it. */
export const gate: DrawScene = (scene) => {
  const { light, random } = scene;
  const brick = light.scenery('#a9674c');
  const worn = light.scenery('#c8a283');
  const green = light.scenery('#64825a');
  const stone = light.scenery('#b7ad9a');
  const body = 'M430 960V330H1170V960H960V660A160 160 0 0 0 640 660V960Z';
  const art = [
    sky(scene, 620),
    clouds(scene, 3, 80, 300),
    ridge(scene, 600, 170, 6, 1000, mix(green, light.sky, 0.55)),
    ridge(scene, 720, 120, 5, 1000, mix(green, light.sky, 0.25)),
  ];
  art.push(
    fill(
      shape('-40 1000, -40 760 60, 240 720 120, 460 820 80, 1180 820 80, 1380 700 120, 1660 740, 1660 1000'),
      green,
    ),
  );
  art.push(
    box(1180, 640, 300, 330, light.scenery('#9a958a')),
    box(1160, 616, 340, 34, light.scenery('#b5b0a3')),
    box(1260, 720, 140, 34, light.scenery('#3f4041')),
    box(1180, 640, 26, 330, mix(light.scenery('#9a958a'), '#fff6e4', 0.3)),
    line('M1300 800l30 60l-14 70M1420 680l-20 50', light.scenery('#77736a'), 5),
    foliage(scene, 1500, 960, 80, mix(green, '#1d3328', 0.25), green),
  );
  art.push(
    box(612, 480, 376, 500, light.scenery('#5a4038')),
    fill('M660 960V670A140 140 0 0 1 940 670V960Z', light.low),
    fill(
      shape('660 960, 660 840 20, 760 790 60, 880 830 60, 940 800 10, 940 960'),
      mix(green, light.sky, 0.4),
    ),
    fill('M660 960V670A140 140 0 0 1 720 562V960Z', light.scenery('#7c5444')),
  );
  art.push(
    fill(body, brick),
    bricks(440, 340, 720, 150, mix(brick, '#2a1810', 0.14)),
    bricks(440, 490, 190, 470, mix(brick, '#2a1810', 0.14)),
    bricks(975, 490, 190, 470, mix(brick, '#2a1810', 0.14)),
  );
  art.push(
    fill('M430 330h40v630h-40Z', mix(brick, '#fff0d8', 0.24)),
    fill('M1120 330h50v630h-50Z', mix(brick, '#2a1810', 0.25)),
    `<path d="M640 960V660A160 160 0 0 1 960 660V960" fill="none" stroke="${worn}" stroke-width="34"/>`,
  );
  art.push(
    box(396, 296, 808, 46, worn),
    box(396, 330, 808, 14, mix(worn, '#2a1810', 0.3)),
    fill(
      shape('480 300, 500 200 10, 600 196 10, 616 240, 990 240, 1004 196 10, 1100 200 10, 1124 300'),
      brick,
    ),
    box(470, 186, 150, 22, worn),
    box(990, 186, 150, 22, worn),
    box(606, 226, 392, 20, worn),
    fill('M640 300V262h60v38M770 300v-38h60v38M900 300v-38h60v38', mix(brick, '#2a1810', 0.4)),
  );
  art.push(
    box(660, 386, 280, 84, mix(worn, '#fff6e4', 0.3), 4),
    box(672, 398, 256, 60, light.scenery('#8a4434'), 4),
    ...[0, 1, 2].map((at) =>
      fill(
        shape([
          [718 + at * 82, 408, 3],
          [736 + at * 82, 428, 3],
          [718 + at * 82, 448, 3],
          [700 + at * 82, 428, 3],
        ]),
        light.scenery('#ecd9a8'),
      ),
    ),
  );
  art.push(
    foliage(scene, 470, 300, 46, mix(green, '#1d3328', 0.2), green),
    foliage(scene, 1140, 190, 30, green, mix(green, '#fff2c8', 0.2)),
    fill(shape('440 520 10, 480 600 20, 470 720 20, 520 820 20, 440 900 10'), green, 'opacity="0.8"'),
  );
  for (let step = 0; step < 5; step += 1)
    art.push(
      box(560 - step * 70, 956 + step * 38, 480 + step * 140, 40, mix(stone, '#fff6e4', 0.3)),
      box(560 - step * 70, 972 + step * 38, 480 + step * 140, 26, mix(stone, '#2a2420', 0.1 + step * 0.02)),
    );
  art.push(
    fill('M-20 960H300L220 1146H1380L1300 960H1620V1220H-20Z', stone),
    box(0, 1140, 1600, 70, mix(stone, '#2a2420', 0.1)),
    line('M40 1060h130M1440 1050h120M1480 1110h100', mix(stone, '#2a2420', 0.2), 7),
    foliage(scene, 60, 990, 110, mix(green, '#1d3328', 0.25), green),
  );
  art.push(
    parkedBike(scene, 'underbone', 'family', random.pick(['red', 'blue'] as const), 220, 1120, 330),
    parkedBike(scene, 'adventure', 'adventure', 'white', 1360, 1140, 370, true),
  );
  return art.join('');
};
