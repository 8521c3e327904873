import type { Look } from '../../look.ts';
import { box, disc, fill, line, panel, pipe, shape } from '../../svg.ts';
import { bars, both, halves, lampFace, mirrors, tread } from '../symmetry.ts';

import { type DrawFrontView, wheelAndFork } from './wheelAndFork.ts';

const floorboards = (look: Look, y = 260) =>
  panel(
    halves([
      [200, y + 60, 20],
      [236, y + 10, 20],
      [200, y - 30, 16],
    ]),
    look.plastic,
    8,
  ) + box(-150, y - 90, 300, 110, look.black.deep, 30);

const hips = (look: Look, wide: number, top: number) =>
  panel(
    halves([
      [wide * 0.6, top, 60],
      [wide, top - 120, 80],
      [wide * 0.96, 420, 80],
      [wide * 0.6, 330, 40],
    ]),
    { ...look.paint, light: look.paint.shade, base: look.paint.shade, shade: look.paint.deep },
    12,
  );

export const city: DrawFrontView = (look) => {
  const { paint, plastic, black } = look;
  return [
    hips(look, 190, 760),
    floorboards(look),
    wheelAndFork(look, 92, 256, 600, { discs: 1 }),
    mirrors(150, 960, false, look, black, false),
    bars(350, 980, 10, look, black),
    panel(
      halves('60 880 40, 170 820 50, 236 640 60, 214 480 50, 150 330 40, 96 300 20, 76 440 40, 40 560 30'),
      paint,
      16,
    ),
    fill(halves('20 640 20, 70 580 30, 84 420 20, 50 500 30, 0 560 20'), plastic.base),
    both(
      panel(shape('62 790 20, 190 760 30, 214 650 20, 120 660 40'), { ...plastic }, 6) +
        fill(shape('76 776 16, 182 750 24, 200 668 16, 124 678 30'), look.lamp) +
        fill(shape('90 766 8, 150 752 10, 140 720 10'), '#ffffff', 'opacity="0.8"'),
    ),
    panel(halves('50 1030 30, 150 1010 40, 190 950 40, 140 890 30, 40 870 20'), paint, 12),
    both(fill(shape('90 960 12, 176 956 16, 150 914 16, 84 926 12'), look.amber)),
    fill(halves('40 1040 20, 110 1030 30, 90 1000 20'), plastic.base),
    box(-30, 690, 60, 12, look.chrome.light, 6),
  ].join('');
};

export const retro: DrawFrontView = (look) => {
  const { paint, chrome, accent } = look;
  return [
    hips(look, 230, 740),
    floorboards(look, 280),
    tread(112, 236, look),
    pipe('-90 236, 0 236', 40, look.metal),
    pipe('-84 236, -84 420', 44, look.metal),
    mirrors(140, 980, true, look, chrome, false),
    bars(350, 985, 4, look, paint),
    panel(halves('60 940 40, 150 860 80, 250 700 90, 236 480 90, 170 340 50, 80 300 20'), paint, 16),
    line('M-226 560Q-250 720 -140 862M226 560Q250 720 140 862', chrome.base, 8),
    panel(halves('24 650 20, 70 600 40, 112 470 50, 110 300 24, 70 280 16'), paint, 14),
    panel(halves('26 870 16, 48 840 20, 40 660 20, 20 640 10'), accent, 8),
    line('M0 820V690', accent.deep, 6),
    both(disc(168, 740, 30, chrome.base) + disc(168, 740, 23, look.amber)),
    box(-26, 560, 52, 11, chrome.light, 5),
    panel(halves('60 1050 40, 130 1010 50, 130 930 50, 70 880 40'), paint, 12),
    lampFace(962, 82, look, chrome),
  ].join('');
};

export const bigwheel: DrawFrontView = (look) => {
  const { paint, plastic, chrome } = look;
  const screen = look.fittings.screen
    ? fill(halves('90 1380 60, 180 1270 60, 160 1000 40'), look.glass, 'opacity="0.5"') +
      line(
        'M-160 1010L-178 1270Q-160 1376 -80 1380H80Q160 1376 178 1270L160 1010',
        '#f6f1e4',
        7,
        'opacity="0.8"',
      )
    : '';
  return [
    screen,
    hips(look, 180, 780),
    floorboards(look),
    wheelAndFork(look, 100, 286, 640, { discs: 1 }),
    mirrors(150, 975, false, look, plastic, false),
    bars(360, 995, 8, look, look.black),
    panel(
      halves('60 920 40, 150 860 60, 220 690 70, 206 500 60, 150 340 40, 100 300 20, 80 440 40, 50 600 30'),
      paint,
      16,
    ),
    fill(halves('20 700 20, 64 640 40, 80 470 20, 40 560 30, 0 600 20'), plastic.base),
    line('M-70 640Q0 730 70 640', chrome.light, 7),
    both(fill(shape('120 790 20, 196 720 30, 206 640 16, 150 690 30'), look.amber)),
    panel(halves('60 1060 40, 150 1020 50, 170 950 40, 110 890 40, 30 870 20'), paint, 12),
    panel(halves('60 1010 20, 124 990 30, 120 940 30, 60 910 30'), chrome, 6),
    fill(halves('56 1002 20, 112 984 26, 110 944 26, 56 920 26'), look.lamp),
    fill(shape('-90 980 6, -20 994 6, -20 970 6'), '#ffffff'),
  ].join('');
};

export const maxi: DrawFrontView = (look) => {
  const { paint, plastic, black, accent } = look;
  return [
    hips(look, 200, 800),
    floorboards(look, 270),
    wheelAndFork(look, 112, 272, 620, { discs: 1, fender: false }),
    panel(halves('0 590 20, 72 560 30, 84 400 20, 60 330 10, 0 360 20'), black, 10),
    mirrors(150, 980, false, look, black, false),
    bars(360, 1000, 6, look, black),
    fill(halves('70 1150 50, 130 1080 40, 150 920 30'), black.base, 'opacity="0.8"'),
    panel(
      halves('60 960 30, 150 920 40, 250 740 50, 240 560 50, 180 330 40, 110 300 20, 96 500 40, 50 620 30'),
      paint,
      16,
    ),
    both(
      panel(shape('40 860 16, 190 800 30, 240 700 14, 110 740 40'), black, 5) +
        fill(shape('60 836 12, 180 788 24, 216 724 10, 116 756 30'), look.lamp) +
        fill(shape('80 822 6, 150 794 10, 130 776 10'), '#ffffff'),
    ),
    fill(halves('30 780 14, 70 700 20, 60 640 14, 0 640 10'), plastic.base),
    both(
      fill(shape('150 640 14, 220 660 14, 190 480 14'), accent.base) +
        fill(shape('200 690 8, 236 690 8, 226 650 8'), look.amber),
    ),
  ].join('');
};
