import { box, fill, line, panel, pipe, shape } from '../../svg.ts';
import { bars, both, halves, indicators, lampFace, mirrors, tread } from '../symmetry.ts';

import { type DrawFrontView, wheelAndFork } from './wheelAndFork.ts';
export const family: DrawFrontView = (look) => {
  const { paint, plastic, accent } = look;
  const shield = look.fittings.twoTone ? accent : paint;
  const basket = look.fittings.basket
    ? fill('M-150 880H150L120 690H-120Z', look.black.base, 'opacity="0.35"') +
      line(
        'M-150 880H150L120 690H-120ZM-100 880L-84 690M-50 880L-42 690M0 880V690M50 880L42 690M100 880L84 690M-144 830H144M-136 780H136M-128 735H128',
        look.black.base,
        8,
      )
    : '';
  return [
    box(-110, 230, 220, 260, look.engine.shade, 40),
    both(pipe('100 214, 250 214', 24, look.black)),
    wheelAndFork({ ...look, paint: shield }, 80, 284, 700, { discs: 1 }),
    mirrors(140, 960, false, look, look.black, false),
    bars(340, 980, 6, look, look.black),
    both(
      panel(
        shape('40 860 20, 130 800 50, 226 640 60, 230 480 60, 180 310 50, 130 330 20, 120 520 50, 70 690 30'),
        shield,
        15,
      ) + fill(shape('150 640 30, 206 600 40, 196 440 40, 160 400 20'), shield.shade),
    ),
    panel(halves('60 900 30, 110 840 40, 90 700 40, 30 660 30'), paint, 12),
    indicators(176, 800, look),
    box(-24, 740, 48, 11, look.chrome.light, 5),
    panel(halves('60 1040 40, 170 1010 50, 180 930 50, 90 860 40'), paint, 13),
    fill(halves('60 1000 30, 130 980 30, 120 910 30, 60 884 30'), plastic.deep),
    fill(halves('56 992 26, 120 972 26, 110 914 26, 54 892 26'), look.lamp),
    line('M-70 930H70M-80 950H80', '#b9b3a0', 4),
    fill(shape('-96 966 8, -20 984 10, -24 950 10'), '#ffffff'),
    basket,
  ].join('');
};

export const sporty: DrawFrontView = (look) => {
  const { paint, plastic, accent, black } = look;
  return [
    box(-120, 240, 240, 280, look.engine.deep, 40),
    both(pipe('100 290, 240 290', 24, black)),
    wheelAndFork(look, 90, 284, 700, { discs: 1 }),
    mirrors(140, 960, false, look, black, false),
    bars(340, 975, 0, look, black),
    both(
      panel(
        shape('30 840 20, 120 820 40, 216 660 40, 190 480 40, 130 320 30, 104 340 20, 100 560 40'),
        paint,
        14,
      ) + fill(shape('130 660 20, 190 640 30, 150 430 20'), accent.base),
    ),
    panel(halves('40 950 20, 130 900 30, 150 800 40, 70 700 30, 20 680 14'), paint, 12),
    both(
      fill(shape('30 830 10, 126 858 16, 132 790 14, 60 770 20'), black.deep) +
        fill(shape('44 824 8, 116 844 12, 120 800 10, 66 784 14'), look.lamp),
    ),
    fill(halves('20 770 8, 40 740 10, 10 710 6'), accent.base),
    indicators(170, 700, look),
    panel(halves('40 1020 20, 110 990 30, 130 930 20, 60 890 20'), plastic, 10),
  ].join('');
};

export const cub: DrawFrontView = (look) => {
  const { paint, chrome } = look;
  const cream = { base: '#e9dfc6', light: '#faf3e0', shade: '#c3b594', deep: '#93866a' };
  return [
    box(-100, 220, 200, 240, look.engine.shade, 40),
    both(
      pipe('90 206, 240 206', 24, look.black) +
        panel(
          shape(
            '50 820 20, 130 780 60, 240 620 70, 240 420 60, 190 270 50, 130 290 20, 130 520 50, 80 700 30',
          ),
          cream,
          14,
        ),
    ),
    tread(78, 280, look),
    both(pipe('66 280, 66 700', 40, paint)),
    pipe('-70 280, 70 280', 34, chrome),
    panel(halves('0 610 20, 56 590 40, 66 420 20, 50 340 12, 0 350 20'), paint, 10),
    panel(halves('50 830 20, 92 760 40, 76 600 20, 0 580 10'), paint, 10),
    mirrors(150, 950, true, look, chrome, false),
    bars(340, 960, 6, look, paint),
    indicators(160, 800, look),
    panel(halves('60 1010 40, 140 980 50, 140 880 50, 60 800 40'), paint, 12),
    lampFace(900, 96, look, chrome),
  ].join('');
};
