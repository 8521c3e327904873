import { mix } from '../colour.ts';
import { clouds, type DrawScene, foliage, sky } from '../scenes/scene.ts';
import { box, type Corner, fill, line, shape, track } from '../svg.ts';

const ROAD: readonly Corner[] = [
  [760, 1260],
  [1020, 1100, 120],
  [1330, 1010, 60],
  [1420, 960, 40],
  [1330, 905, 60],
  [880, 880, 80],
  [540, 850, 50],
  [460, 806, 40],
  [560, 764, 60],
  [940, 742, 80],
  [1230, 716, 40],
  [1284, 682, 26],
  [1210, 652, 50],
  [920, 640, 60],
  [726, 618, 34],
  [690, 590, 22],
  [760, 566, 40],
  [960, 548, 50],
  [1090, 528, 20],
  [1100, 508, 14],
  [1030, 490, 20],
  [930, 474],
];

/** The road folding up the mountain, the sea far below on the left. */
export const switchbacks: DrawScene = (scene) => {
  const { light, random } = scene;
  const green = light.scenery('#5d8257');
  const deep = mix(green, '#1d3328', 0.3);
  const water = light.scenery('#5797a3');
  const road = light.scenery('#8b8883');
  const slope = shape(
    '120 1260, 300 960 160, 420 760 140, 640 560 120, 860 380 90, 1010 330 90, 1200 400 120, 1400 350 120, 1660 480, 1660 1260',
  );
  const art = [sky(scene, 520), clouds(scene, 3, 90, 260)];
  art.push(
    fill(
      shape('500 560, 900 300 120, 1180 220 100, 1420 290 120, 1660 230, 1660 700, 400 700'),
      mix(green, light.sky, 0.58),
    ),
    box(0, 540, 1000, 700, water),
    box(0, 540, 1000, 20, mix(water, '#fff6e0', 0.35)),
    line('M60 640h260M240 700h200M20 780h220M330 600h150M90 880h160', mix(water, '#fff8e6', 0.35), 7),
  );
  art.push(
    fill(shape('-40 560, 120 500 60, 330 512 60, 520 566, -40 570'), mix(green, light.sky, 0.5)),
    fill(slope, green),
  );
  art.push(
    fill(
      shape(
        '860 380 60, 1010 330 90, 1060 520 80, 960 700 120, 1100 900 160, 900 1260, 1300 1260, 1400 1000 120, 1290 760 120, 1300 560 80, 1200 400 60',
      ),
      deep,
      'opacity="0.5"',
    ),
    fill(
      shape(
        '640 560 60, 820 420 60, 760 560 60, 560 760 80, 420 960 80, 360 1100 60, 300 980 60, 420 760 80',
      ),
      mix(green, '#fff2c8', 0.22),
    ),
  );
  art.push(line(track(ROAD), mix(deep, '#15171b', 0.25), 64, 'transform="translate(0 14)"'));
  const verges: string[] = [];
  const lanes: string[] = [];
  ROAD.slice(0, -1).forEach((corner, at) => {
    const next = ROAD[at + 1] as Corner;
    const width = 20 + 50 * Math.max(0, (corner[1] - 470) / 790);
    const before = ROAD[Math.max(0, at - 1)] as Corner;
    const run: Corner[] = [
      [(before[0] + corner[0]) / 2, (before[1] + corner[1]) / 2],
      corner,
      [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2],
    ];
    verges.push(line(track(run), light.scenery('#d9d2c0'), width + 8));
    lanes.push(line(track(run), road, width));
  });
  art.push(...verges, ...lanes);
  art.push(line(track(ROAD), light.scenery('#f1e4b8'), 4, 'stroke-dasharray="26 30"'));
  for (let count = 0; count < 26; count += 1) {
    const y = random.between(600, 1150);
    const size = 14 + (y - 560) * 0.075;
    const x = random.pick([
      random.between(1440, 1620),
      random.between(480, 700) - (y - 560) * 0.2,
      random.between(1000, 1180),
    ]);
    if (
      ROAD.some((corner, at) => at && Math.abs((corner[1] + (ROAD[at - 1] as Corner)[1]) / 2 - y) < size + 26)
    )
      continue;
    art.push(foliage(scene, x, y, size, deep, mix(green, '#fff2c8', 0.16)));
  }
  for (const [x, y, size] of [
    [70, 1120, 130],
    [250, 1190, 110],
    [1540, 1130, 150],
    [1400, 1200, 100],
  ] as const)
    art.push(foliage(scene, x, y, size, mix(deep, '#15171b', 0.12), deep));
  art.push(
    box(930, 866, 52, 24, light.scenery('#c5452f'), 4),
    box(958, 858, 24, 32, light.scenery('#efe3c8'), 4),
    box(1080, 704, 26, 14, light.scenery('#3f6d9a'), 3),
  );
  return art.join('');
};
