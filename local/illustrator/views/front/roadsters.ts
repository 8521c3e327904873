import { box, disc, fill, line, panel, pipe, ring, shape } from '../../svg.ts';
import { bars, both, halves, indicators, lampFace, mirrors } from '../symmetry.ts';

import { type DrawFrontView, wheelAndFork } from './wheelAndFork.ts';
export const classic: DrawFrontView = (look) => {
  const { paint, chrome, metal, engine } = look;
  const fin = Array.from({ length: 8 }, (_, at) => `M-150 ${420 + at * 26}H150`).join('');
  return [
    panel(halves('120 930 60, 170 850 60, 120 770 40'), paint, 12),
    box(-190, 270, 380, 170, metal.shade, 50),
    line(fin, engine.base, 14),
    line(fin, engine.light, 4),
    both(pipe('180 300, 290 300', 26, look.black) + pipe('70 580, 100 460 40, 120 250', 44, chrome)),
    wheelAndFork(look, 104, 326, 860, { discs: 1 }),
    mirrors(180, 1060, true, look, chrome, false),
    bars(380, 1070, 50, look, chrome),
    both(box(70, 850, 40, 90, look.black.base, 8)),
    indicators(190, 860, look),
    box(-110, 980, 220, 26, look.black.base, 8),
    both(disc(52, 1030, 44, look.black.base) + ring(52, 1030, 40, 6, chrome.base)),
    lampFace(905, 104, look, chrome),
  ].join('');
};

export const street: DrawFrontView = (look) => {
  const { paint, black, plastic, metal } = look;
  const core = Array.from({ length: 7 }, (_, at) => `M-130 ${400 + at * 34}H130`).join('');
  return [
    panel(halves('120 980 40, 200 900 60, 150 780 40'), paint, 12),
    box(-190, 260, 380, 400, black.deep, 50),
    box(-150, 380, 300, 250, plastic.shade, 12),
    line(core, plastic.light, 5),
    both(
      pipe('180 380, 280 380', 24, metal) +
        panel(shape('130 900 20, 250 840 30, 256 700 30, 170 580 20, 140 640 20, 170 760 30'), paint, 12) +
        pipe('60 420, 90 300', 40, metal),
    ),
    wheelAndFork(look, 120, 302, 850, { usd: true, discs: 2 }),
    mirrors(190, 1030, false, look, black, false),
    bars(390, 1035, 30, look, black),
    indicators(180, 780, look),
    panel(halves('60 1010 30, 150 960 40, 150 860 40, 90 770 30, 30 750 20'), black, 12),
    fill(halves('50 920 20, 128 930 16, 124 870 20, 70 800 20'), look.lamp),
    fill(halves('14 930 6, 20 800 6'), black.base),
    both(fill(shape('40 914 8, 110 918 8, 100 890 8'), '#ffffff')),
    panel(halves('50 1070 30, 110 1030 30, 130 960 20, 40 950 20'), paint, 10),
  ].join('');
};

export const electricRoadster: DrawFrontView = (look) =>
  [
    panel(halves('120 920 60, 160 840 60, 110 770 40'), look.paint, 12),
    box(-150, 280, 300, 440, look.plastic.base, 40),
    line('M-100 340V680M-50 340V680M0 340V680M50 340V680M100 340V680', look.plastic.shade, 12),
    both(pipe('140 300, 260 300', 24, look.black)),
    wheelAndFork(look, 104, 300, 840, { discs: 1 }),
    mirrors(170, 1030, true, look, look.black, false),
    bars(370, 1040, 30, look, look.black),
    indicators(180, 830, look),
    lampFace(880, 100, look, look.black),
    ring(0, 880, 52, 7, look.accent.base),
  ].join('');

export const cruiser: DrawFrontView = (look) => {
  const { paint, chrome, metal } = look;
  return [
    panel(halves('130 900 60, 180 820 60, 120 720 40'), paint, 12),
    box(-200, 230, 400, 200, metal.shade, 60),
    both(
      line('M40 460H170M40 490H176M40 520H180M40 550H176M40 580H170', look.engine.base, 14) +
        pipe('160 250, 330 250', 26, chrome),
    ),
    pipe('-120 520, -210 400 60, -230 240', 50, chrome),
    wheelAndFork(look, 130, 330, 880, { discs: 1 }),
    mirrors(230, 1030, true, look, chrome, false),
    bars(430, 1040, 90, look, chrome),
    both(pipe('130 800, 200 800', 16, chrome)),
    indicators(230, 790, look),
    both(disc(170, 880, 48, chrome.shade) + disc(170, 880, 40, look.lamp)),
    lampFace(880, 104, look, chrome),
    panel(halves('60 990 20, 60 960 10'), look.black, 6),
  ].join('');
};
