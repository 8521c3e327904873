import { mix } from '../colour.ts';
import { clouds, type DrawScene, foliage, sky } from '../scenes/scene.ts';
import { box, disc, fill, line, shape } from '../svg.ts';

/** One bore with its lining, lamps and road running in. */
function bore(x: number, light: { scenery(hex: string): string }): string {
  const concrete = light.scenery('#d6cfc0');
  const mouth = `M${x - 190} 900V640A190 190 0 0 1 ${x + 190} 640V900Z`;
  const lamps = [0, 1, 2, 3].map((at) => {
    const near = 1 - at * 0.22;
    return (
      box(x - 100 * near - 14, 900 - 330 * near - at * 30, 34 * near, 12 * near, '#fbe6a6', 4) +
      box(x + 100 * near - 14, 900 - 330 * near - at * 30, 34 * near, 12 * near, '#fbe6a6', 4)
    );
  });
  return (
    fill(`M${x - 226} 900V640A226 226 0 0 1 ${x + 226} 640V900Z`, concrete) +
    fill(mouth, light.scenery('#55504b')) +
    fill(`M${x - 140} 900V660A140 140 0 0 1 ${x + 140} 660V900Z`, light.scenery('#3f3b38')) +
    fill(`M${x - 90} 900V690A90 90 0 0 1 ${x + 90} 690V900Z`, light.scenery('#2b292a')) +
    lamps.join('') +
    fill(`M${x - 190} 900L${x - 60} 800H${x + 60}L${x + 190} 900Z`, light.scenery('#6c6864')) +
    line(`M${x} 900V806`, '#efe1b4', 6, 'stroke-dasharray="20 14"') +
    line(`M${x - 190} 900V640A190 190 0 0 1 ${x + 190} 640V900`, light.scenery('#efe9dc'), 10)
  );
}

/** The mouth of the long tunnel: two bores under the mountain, gantry and arrows before them. */
export const tunnel: DrawScene = (scene) => {
  const { light, random } = scene;
  const green = light.scenery('#5c7f57');
  const wall = light.scenery('#b9b1a1');
  const road = light.scenery('#8a8783');
  const art = [sky(scene, 420), clouds(scene, 3, 70, 200)];
  art.push(
    fill(
      shape(
        '-40 900, -40 420 60, 240 300 120, 520 330 120, 800 130 140, 1100 250 120, 1380 200 120, 1660 360, 1660 900',
      ),
      mix(green, light.sky, 0.3),
    ),
    fill(
      shape(
        '-40 900, -40 560 60, 200 470 120, 440 380 120, 800 340 200, 1160 380 120, 1400 480 120, 1660 540, 1660 900',
      ),
      green,
    ),
  );
  for (let at = 0; at < 34; at += 1)
    art.push(
      foliage(
        scene,
        random.between(-20, 1620),
        random.between(430, 560),
        random.between(34, 74),
        mix(green, '#1d3328', random.between(0.12, 0.36)),
        mix(green, '#fff2c8', 0.12),
      ),
    );
  art.push(
    fill(
      shape('-40 920, -40 640 20, 130 560 30, 260 440 40, 1340 440 40, 1470 560 30, 1660 640, 1660 920'),
      wall,
    ),
    fill('M240 440H1360V486H240Z', mix(wall, '#fff6e4', 0.4)),
    line('M40 900V640M140 900V580M1460 900V580M1560 900V640M800 500V900', mix(wall, '#2a2420', 0.16), 6),
    line('M-40 760H190M1410 760H1640', mix(wall, '#2a2420', 0.16), 6),
  );
  art.push(box(560, 452, 480, 26, mix(wall, '#2a2420', 0.2), 6));
  art.push(
    bore(480, light),
    bore(1120, light),
    box(718, 640, 164, 260, mix(wall, '#2a2420', 0.1)),
    box(742, 700, 116, 70, light.scenery('#3f6d55'), 6),
    line('M764 735h70m-20-18l22 18l-22 18', '#efe9dc', 8),
  );
  for (const [x, ok] of [
    [420, true],
    [540, true],
    [1060, false],
    [1180, true],
  ] as const)
    art.push(
      box(x - 30, 500, 60, 60, '#26272b', 8),
      ok
        ? line(`M${x} 514v30m-13-12l13 14l13-14`, '#6fc07a', 7)
        : line(`M${x - 14} 516l28 28m0-28l-28 28`, '#e0533a', 7),
    );
  art.push(
    fill('M-40 1220L180 900H1420L1640 1220Z', road),
    fill('M-40 900H180L-40 1200ZM1640 900H1420L1640 1200Z', mix(green, '#1d3328', 0.1)),
    fill('M780 900H820L900 1220H700Z', light.scenery('#d8cfbd')),
    fill('M786 900h28l20 80H766Z', mix(green, '#fff2c8', 0.1)),
    line('M196 900L-10 1200M1404 900L1610 1200', '#efe9dc', 9),
    line('M480 906L380 1220M1120 906L1220 1220', '#efe9dc', 11, 'stroke-dasharray="56 44"'),
  );
  art.push(
    fill(shape('1050 850 8, 1180 850 8, 1190 930 10, 1040 930 10'), light.scenery('#c5452f')),
    box(1052, 790, 126, 74, light.scenery('#efe3c8'), 8),
    box(1066, 804, 98, 34, '#3d4d58', 5),
    disc(1062, 934, 14, '#26272b'),
    disc(1168, 934, 14, '#26272b'),
    disc(1056, 900, 9, '#f07a5c'),
    disc(1176, 900, 9, '#f07a5c'),
  );
  art.push(
    foliage(scene, 40, 990, 120, mix(green, '#1d3328', 0.3), green),
    foliage(scene, 1570, 1000, 130, mix(green, '#1d3328', 0.3), green),
    line('M100 760V1030M100 770Q100 720 170 716', light.scenery('#7c8284'), 14),
    box(160, 706, 60, 16, '#fbeec2', 6),
    line('M1500 760V1030M1500 770Q1500 720 1430 716', light.scenery('#7c8284'), 14),
    box(1380, 706, 60, 16, '#fbeec2', 6),
  );
  return art.join('');
};
