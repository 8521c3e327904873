import { mix } from '../colour.ts';
import { clouds, type DrawScene, foliage, ridge, sky } from '../scenes/scene.ts';
import { box, fill, line, num, shape } from '../svg.ts';

/** Lăng Cô from above: lagoon, village on its tongue of sand, bridge, open sea. */
export const langCoBay: DrawScene = (scene) => {
  const { light, random } = scene;
  const sea = light.scenery('#4c93a6');
  const lagoon = light.scenery('#7fb7ad');
  const green = light.scenery('#5f8458');
  const sand = light.scenery('#ecd9b0');
  const art = [
    sky(scene, 380),
    clouds(scene, 4, 70, 240),
    ridge(scene, 360, 190, 6, 470, mix(green, light.sky, 0.6)),
    ridge(scene, 410, 120, 5, 470, mix(green, light.sky, 0.38)),
  ];
  art.push(box(0, 430, 1600, 800, sea), fill('M0 450H1600V470H0Z', mix(sea, '#fff6e0', 0.3)));
  art.push(
    fill(shape('-40 450, 420 440 60, 740 480 120, 960 640 160, 900 860 180, 660 1100 60, -40 1120'), lagoon),
    fill(shape('-40 470, 200 460 60, 330 500 60, 200 540 60, -40 560'), mix(green, light.sky, 0.2)),
  );
  art.push(
    line(
      'M60 640h220M300 700h160M120 780h240M480 620h120M60 860h160M420 800h130',
      mix(lagoon, '#fff8e6', 0.4),
      7,
    ),
    line(
      'M1180 560h220M1300 640h240M1120 740h180M1340 840h220M1220 920h160M1420 520h120',
      mix(sea, '#fff8e6', 0.3),
      7,
    ),
  );
  const spit = shape(
    '560 450, 800 470 60, 1000 600 140, 1060 780 180, 960 960 160, 860 1080 100, 600 1110 80, 660 980 100, 820 840 160, 850 680 140, 720 540 100, 500 470 30',
  );
  art.push(
    fill(spit, mix(sea, '#fffaf0', 0.6), 'transform="translate(34 6)"'),
    fill(spit, sand),
    fill(
      shape(
        '620 470, 790 500 60, 930 620 120, 960 770 160, 880 920 140, 780 1040 60, 680 1050 40, 860 860 160, 880 680 140, 740 540 100',
      ),
      green,
    ),
  );
  for (let at = 0; at < 34; at += 1) {
    const along = random.next();
    const x = 730 + Math.sin(along * 2.6) * 190 + random.between(-46, 46);
    const y = 520 + along * 480;
    const size = 10 + along * 16;
    art.push(
      box(x, y, size * 2, size, light.scenery('#efe4cc')),
      fill(
        shape([
          [x - 4, y],
          [x + size * 0.4, y - size * 0.8],
          [x + size * 1.6, y - size * 0.8],
          [x + size * 2 + 4, y],
        ]),
        light.scenery(random.pick(['#b5563d', '#c97a4f', '#8f4a3c', '#5f7f8a'])),
      ),
    );
    if (at % 3 === 0)
      art.push(foliage(scene, x - size, y + size, size * 0.9, mix(green, '#1d3328', 0.28), green));
  }
  art.push(
    line('M-20 846Q420 760 800 800', mix(lagoon, '#16323a', 0.25), 14),
    line('M-20 826Q420 740 800 780', light.scenery('#d9d4c6'), 16),
    ...Array.from({ length: 12 }, (_, at) =>
      box(30 + at * 62, 800 - Math.sin((at / 12) * 2.2) * 40 + 10, 9, 50, light.scenery('#b5b0a3')),
    ),
  );
  for (let at = 0; at < 7; at += 1) {
    const [x, y] = [random.between(80, 560), random.between(600, 920)];
    art.push(
      fill(
        `M${num(x)} ${num(y)}q20 16 40 0l10-8h-60Z`,
        light.scenery(random.pick(['#3f5f7d', '#a8452f', '#3f7a5c'])),
      ),
    );
  }
  art.push(
    fill(
      shape(
        '-40 1260, -40 1010 60, 240 1060 140, 560 1160 120, 900 1150 120, 1240 1060 140, 1460 960 120, 1660 930, 1660 1260',
      ),
      mix(green, '#1d3328', 0.2),
    ),
    fill(
      shape(
        '1660 1000, 1480 1030 60, 1280 1130 80, 1100 1260, 1200 1260, 1360 1150 60, 1520 1070 60, 1660 1050',
      ),
      light.scenery('#a29d94'),
    ),
    line('M1660 1022Q1440 1050 1150 1260', light.scenery('#efe5c8'), 5, 'stroke-dasharray="30 26"'),
  );
  for (const [x, y, size] of [
    [90, 1120, 120],
    [330, 1180, 100],
    [1500, 1190, 110],
    [680, 1220, 90],
  ] as const)
    art.push(foliage(scene, x, y, size, mix(green, '#15231c', 0.4), mix(green, '#1d3328', 0.1)));
  return art.join('');
};
