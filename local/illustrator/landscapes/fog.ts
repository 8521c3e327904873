import { mix } from '../colour.ts';
import type { DrawScene } from '../scenes/scene.ts';
import { box, type Corner, disc, fill, line, shape } from '../svg.ts';

/** A pine: stacked skirts on a thin stem. */
function pine(x: number, foot: number, height: number, colour: string): string {
  const skirts = [0, 1, 2, 3].map((at) => {
    const top = foot - height + at * height * 0.2;
    const half = height * (0.1 + at * 0.055);
    return fill(
      shape([
        [x, top, 4],
        [x + half, top + height * 0.32, 10],
        [x - half, top + height * 0.32, 10],
      ]),
      colour,
    );
  });
  return box(x - height * 0.02, foot - height * 0.3, height * 0.04, height * 0.3, colour) + skirts.join('');
}

/** The summit in cloud: the road and its posts fading one after the other, one lamp coming. */
export const fog: DrawScene = ({ random, light }) => {
  const air = light.scenery('#dfe2dc');
  const ink = light.scenery('#3d4f4a');
  const art = [box(0, 0, 1600, 1200, air)];
  const bank = (y: number, share: number, side: 1 | -1) => {
    const x = (px: number) => (side > 0 ? px : 1600 - px);
    const corners: Corner[] = [
      [x(-60), 1260],
      [x(-60), y - 240, 80],
      [x(260), y - 180, 140],
      [x(520), y - 30, 140],
      [x(700), y + 60, 60],
      [x(500), 1260],
    ];
    return fill(shape(corners), mix(air, ink, share));
  };
  for (let at = 0; at < 9; at += 1)
    art.push(
      pine(random.between(0, 1600), random.between(520, 580), random.between(150, 260), mix(air, ink, 0.1)),
    );
  art.push(bank(520, 0.12, 1), bank(560, 0.16, -1));
  for (let at = 0; at < 8; at += 1)
    art.push(
      pine(
        at % 2 ? random.between(1050, 1600) : random.between(-20, 520),
        random.between(620, 690),
        random.between(240, 380),
        mix(air, ink, 0.26),
      ),
    );
  art.push(
    fill(
      'M-20 600C400 560 700 640 1100 600S1500 620 1620 600V700C1300 680 900 730 500 690S100 710-20 690Z',
      air,
      'opacity="0.75"',
    ),
  );
  art.push(bank(760, 0.36, 1), bank(820, 0.4, -1));
  const road = light.scenery('#8d918e');
  art.push(
    fill(
      'M-40 1220L640 720Q740 650 820 640Q900 632 880 660Q860 720 1000 820L1640 1220Z',
      mix(air, road, 0.85),
    ),
    fill('M560 780L640 720Q740 650 820 640Q900 632 880 660Q874 700 900 740Z', mix(air, road, 0.4)),
  );
  art.push(
    line(
      'M860 760L980 900L1130 1070M770 1200L800 1000L812 860',
      mix(air, '#ffffff', 0.6),
      7,
      'opacity="0.9" stroke-dasharray="70 40"',
    ),
  );
  art.push(
    disc(836, 690, 92, '#fff6dc', 'opacity="0.35"'),
    disc(836, 690, 50, '#fff6dc', 'opacity="0.6"'),
    disc(836, 690, 19, '#fffdf4'),
    fill(shape('826 706 4, 846 706 4, 842 752 4, 830 752 4'), mix(air, ink, 0.55)),
    fill(shape('812 664 14, 824 640 12, 848 640 12, 860 664 14, 852 684 8, 820 684 8'), mix(air, ink, 0.45)),
  );
  for (let at = 0; at < 6; at += 1) {
    const near = at / 5;
    const [x, y, h] = [960 + near * near * 560, 760 + near * 380, 44 + near * 130];
    art.push(
      box(x, y - h, h * 0.34, h, mix(air, '#e9e4d8', 1), 4),
      box(x, y - h, h * 0.34, h * 0.34, mix(air, light.scenery('#c5452f'), 0.3 + near * 0.7), 4),
      box(x + h * 0.26, y - h, h * 0.08, h, mix(air, ink, 0.3)),
    );
  }
  for (const [x, h, share] of [
    [140, 640, 0.62],
    [330, 480, 0.52],
    [1500, 560, 0.56],
  ] as const)
    art.push(pine(x, 1130, h, mix(air, ink, share)));
  art.push(fill(shape('-40 1260, -40 1090 40, 200 1110 80, 440 1220 40, 460 1260'), mix(air, ink, 0.72)));
  art.push(
    fill(
      'M-20 880C300 820 500 900 820 862S1300 900 1620 850V930C1300 960 1000 912 700 944S200 930-20 950Z',
      air,
      'opacity="0.55"',
    ),
    box(1290, 470, 14, 420, mix(air, ink, 0.4)),
    fill(shape('1297 400 10, 1384 550 12, 1210 550 12'), mix(air, light.scenery('#c5452f'), 0.7)),
    fill(shape('1297 432 6, 1354 532 6, 1240 532 6'), mix(air, light.scenery('#edc84f'), 0.8)),
    line(`M1297 466v34M1297 516v2`, '#33383a', 9),
  );
  return art.join('');
};
