import { box, fill, line, panel, pipe, shape } from '../../svg.ts';
import { bars, both, halves, indicators, mirrors } from '../symmetry.ts';

import { type DrawFrontView, wheelAndFork } from './wheelAndFork.ts';
export const fairing: DrawFrontView = (look) => {
  const { paint, black, accent } = look;
  return [
    box(-180, 270, 360, 330, black.deep, 60),
    both(pipe('170 400, 250 392', 24, look.metal)),
    wheelAndFork(look, 124, 302, 640, { usd: true, discs: 2 }),
    bars(310, 930, 0, look, black),
    both(
      pipe('110 1050, 240 1110', 18, black) +
        panel(shape('220 1090 20, 230 1150 24, 370 1140 40, 380 1080 30'), paint, 9),
    ),
    panel(
      halves(
        '60 1010 30, 180 960 40, 250 850 40, 270 700 50, 240 420 60, 190 280 40, 150 300 20, 160 480 40, 130 640 50, 60 720 40',
      ),
      paint,
      16,
    ),
    both(
      fill(shape('170 640 20, 240 690 20, 226 460 30, 186 420 20'), accent.base) +
        fill(shape('150 660 10, 180 600 20, 184 460 10, 160 500 10'), black.base),
    ),
    panel(halves('50 1030 30, 150 990 50, 180 900 40, 90 760 40, 40 740 20'), paint, 12),
    both(
      fill(shape('56 900 14, 170 938 20, 186 880 14, 90 850 20'), look.black.deep) +
        fill(shape('72 894 10, 162 922 14, 174 884 10, 94 864 12'), look.lamp) +
        fill(shape('90 890 4, 140 908 6, 130 884 6'), '#ffffff'),
    ),
    fill(halves('20 850 8, 44 830 10, 36 780 10, 10 770 6'), black.base),
    fill(halves('60 1140 40, 110 1100 40, 150 990 30, 60 1000 40'), look.glass, 'opacity="0.6"'),
    line('M-150 992Q-110 1130 -50 1140H50Q110 1130 150 992', '#f6f1e4', 6, 'opacity="0.85"'),
  ].join('');
};

export const touring: DrawFrontView = (look) => {
  const { paint, plastic, black } = look;
  return [
    both(panel(shape('240 740 50, 420 720 60, 430 500 60, 250 450 40'), paint, 12)),
    box(-190, 270, 380, 360, black.deep, 50),
    wheelAndFork(look, 122, 306, 640, { usd: true, discs: 2 }),
    bars(400, 1040, 10, look, black),
    both(panel(shape('250 1050 20, 270 1130 30, 420 1110 40, 420 1040 30'), paint, 9)),
    fill(halves('120 1290 60, 190 1200 50, 210 960 30'), look.glass, 'opacity="0.6"'),
    line(
      'M-208 980L-190 1200Q-170 1280 -100 1288H100Q170 1280 190 1200L208 980',
      '#f6f1e4',
      7,
      'opacity="0.85"',
    ),
    panel(
      halves(
        '80 1030 40, 220 970 50, 290 840 50, 300 660 60, 240 400 60, 180 300 30, 160 480 40, 140 640 40, 60 720 40',
      ),
      paint,
      16,
    ),
    both(
      fill(shape('50 900 16, 210 930 24, 240 850 16, 100 830 24'), black.deep) +
        fill(shape('70 892 12, 200 914 18, 222 858 12, 106 844 18'), look.lamp) +
        fill(shape('90 886 6, 170 900 6, 150 874 6'), '#ffffff') +
        fill(shape('200 640 20, 264 660 20, 230 460 20'), plastic.base) +
        fill(shape('250 760 10, 286 740 10, 280 700 10'), look.amber),
    ),
    fill(halves('24 840 10, 60 790 16, 20 740 10'), black.base),
  ].join('');
};

export const adventure: DrawFrontView = (look) => {
  const { paint, black, accent, plastic } = look;
  return [
    both(
      panel(shape('150 940 40, 270 900 50, 290 740 50, 190 600 40, 150 640 20'), paint, 14) +
        fill(shape('190 860 20, 260 820 20, 210 680 20'), black.base) +
        pipe('180 700, 250 560 60, 200 330 40, 120 290', 26, black),
    ),
    box(-160, 290, 320, 380, black.deep, 50),
    both(pipe('160 400, 290 400', 26, look.metal)),
    wheelAndFork(look, 108, 340, 900, { usd: true, discs: 2, fender: false, knobby: true }),
    panel(halves('0 760 20, 70 730 40, 76 600 20, 0 620 20'), black, 8),
    mirrors(240, 1110, true, look, black, false),
    bars(430, 1100, 20, look, black),
    both(panel(shape('280 1150 30, 410 1150 40, 420 1060 40, 290 1060 30'), black, 9)),
    indicators(210, 940, look),
    fill(halves('100 1340 50, 160 1260 40, 180 1060 30'), look.glass, 'opacity="0.55"'),
    line(
      'M-180 1070L-160 1260Q-140 1330 -90 1338H90Q140 1330 160 1260L180 1070',
      '#f6f1e4',
      7,
      'opacity="0.85"',
    ),
    panel(halves('90 1080 40, 200 1040 40, 190 940 40, 120 880 30'), plastic, 10),
    both(
      fill(shape('16 1040 20, 150 1030 30, 140 950 30, 16 940 20'), look.lamp) +
        fill(shape('30 1026 8, 100 1020 10, 80 990 10'), '#ffffff'),
    ),
    panel(halves('60 930 20, 110 900 30, 74 820 20, 40 800 10'), paint, 10),
    fill(halves('20 910 8, 30 830 8'), accent.base),
  ].join('');
};

export const dirt: DrawFrontView = (look) => {
  const { paint, accent, black } = look;
  return [
    both(panel(shape('110 940 30, 230 850 40, 220 720 40, 130 600 20, 110 700 20'), paint, 14)),
    box(-120, 320, 240, 380, black.deep, 40),
    both(pipe('120 400, 260 400', 28, look.metal)),
    wheelAndFork(look, 92, 346, 940, { usd: true, discs: 1, fender: false, knobby: true }),
    both(panel(shape('66 640 14, 118 640 14, 112 420 14, 76 420 14'), accent, 8)),
    bars(430, 1105, 30, look, black),
    both(panel(shape('270 1150 30, 420 1150 40, 430 1060 40, 280 1060 30'), paint, 9)),
    pipe('-180 1095, 180 1095', 50, paint),
    panel(halves('50 880 20, 110 850 30, 90 760 30, 40 740 20'), paint, 10),
    panel(halves('90 1090 30, 140 1040 30, 120 900 40, 60 870 20'), paint, 12),
    fill(halves('66 1010 24, 96 980 20, 84 920 20, 50 900 14'), look.lamp),
    fill(shape('-70 990 6, -10 1000 6, -20 970 6'), '#ffffff'),
  ].join('');
};
