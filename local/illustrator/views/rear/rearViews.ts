import type { VariantName } from '../../bodies/bodies.ts';
import { fill, line, type Outline, panel, shape } from '../../svg.ts';
import { both } from '../symmetry.ts';

import { type DrawRearView, rearView, topCase } from './rearView.ts';

const scooterTail = (top: number): Outline => [
  [100, top, 40],
  [180, top - 70, 60],
  [200, top - 240, 80],
  [150, top - 370, 60],
  [60, top - 350, 30],
];
const flat = (y: number, half = 130): Outline => [
  [half * 0.7, y + 70, 40],
  [half, y + 20, 30],
  [half * 0.9, y - 40, 20],
];

const city: DrawRearView = (look) =>
  rearView(look, {
    tyre: [100, 256],
    bar: [350, 980],
    tail: scooterTail(770),
    lamp: '60 700 20, 150 720 20, 170 620 24, 60 630 20',
    seat: flat(790),
    plateAt: 430,
    pipes: 1,
    indicatorAt: [150, 590],
    topCaseAt: look.fittings.box ? 820 : 0,
  });
const electricCity: DrawRearView = (look) =>
  rearView(look, {
    tyre: [100, 256],
    bar: [350, 980],
    tail: scooterTail(770),
    lamp: '60 700 20, 150 720 20, 170 620 24, 60 630 20',
    seat: flat(790),
    plateAt: 430,
    pipes: 0,
    indicatorAt: [150, 590],
    topCaseAt: look.fittings.box ? 820 : 0,
  });
const retroTail: Outline = '120 740 60, 230 640 90, 250 460 90, 190 280 80, 90 270 30, 80 400 30';
const retro: DrawRearView = (look) =>
  rearView(look, {
    tyre: [116, 236],
    bar: [350, 985],
    round: true,
    tail: retroTail,
    lamp: '40 650 20, 74 630 20, 74 580 20, 40 560 20',
    seat: flat(770, 150),
    plateAt: 400,
    pipes: 1,
    pipeAt: 190,
    indicatorAt: [176, 610],
  });
const electricRetro: DrawRearView = (look) =>
  rearView(look, {
    tyre: [116, 236],
    bar: [350, 985],
    round: true,
    tail: retroTail,
    lamp: '40 650 20, 74 630 20, 74 580 20, 40 560 20',
    seat: flat(770, 150),
    plateAt: 400,
    pipes: 0,
    indicatorAt: [176, 610],
  });
const bigwheel: DrawRearView = (look) =>
  rearView(look, {
    tyre: [110, 286],
    bar: [360, 995],
    tail: scooterTail(780),
    lamp: '40 730 20, 140 730 30, 150 660 30, 40 640 20',
    seat: flat(804),
    plateAt: 460,
    pipes: 1,
    indicatorAt: [150, 640],
    topCaseAt: look.fittings.box ? 846 : 0,
  });
const maxi: DrawRearView = (look) =>
  rearView(look, {
    tyre: [134, 272],
    bar: [360, 1000],
    tail: '60 890 30, 170 840 40, 210 680 60, 150 560 40, 60 640 30',
    lamp: '30 820 10, 160 830 20, 150 760 24, 30 780 10',
    seat: flat(884),
    plateAt: 440,
    pipes: 1,
    indicatorAt: [140, 600],
  });
const family: DrawRearView = (look) =>
  rearView(look, {
    tyre: [84, 284],
    bar: [340, 980],
    tail: '90 780 30, 150 740 40, 140 650 50, 60 610 30',
    lamp: '50 770 20, 106 750 20, 100 690 24, 50 680 20',
    seat: flat(800),
    plateAt: 460,
    pipes: 1,
    pipeAt: 250,
    indicatorAt: [150, 660],
  });
const sporty: DrawRearView = (look) =>
  rearView(look, {
    tyre: [96, 284],
    bar: [340, 975],
    tail: '60 870 20, 130 830 30, 110 720 40, 50 690 20',
    lamp: '30 850 8, 104 830 14, 90 790 14, 30 800 8',
    seat: flat(850, 110),
    plateAt: 470,
    pipes: 1,
    pipeAt: 330,
    indicatorAt: [130, 690],
  });
const cub: DrawRearView = (look) =>
  rearView(look, {
    tyre: [80, 280],
    bar: [340, 960],
    round: true,
    tail: '60 700 40, 100 640 50, 100 420 40, 70 350 16, 0 370 10',
    lamp: '36 670 14, 60 650 14, 60 610 14, 36 600 14',
    seat: flat(740, 140),
    plateAt: 420,
    pipes: 1,
    pipeAt: 230,
    indicatorAt: [150, 640],
    skirt: look.paint,
  });
const classic: DrawRearView = (look) =>
  rearView(look, {
    tyre: [128, 318],
    bar: [380, 1070],
    round: true,
    tail: '60 780 20, 120 770 20, 110 730 20',
    lamp: '44 740 20, 70 710 20, 60 660 20',
    seat: flat(800, 150),
    plateAt: 480,
    pipes: 1,
    pipeAt: 270,
    indicatorAt: [160, 700],
    skirt: look.chrome,
  });
const street: DrawRearView = (look) =>
  rearView(look, {
    tyre: [168, 314],
    bar: [390, 1035],
    tail: '50 970 20, 110 940 30, 80 850 30, 30 830 10',
    lamp: '20 950 6, 84 940 12, 60 900 12, 16 900 6',
    seat: flat(920, 140),
    plateAt: 420,
    pipes: 1,
    pipeAt: 400,
    indicatorAt: [130, 560],
  });
const fairing: DrawRearView = (look) =>
  rearView(look, {
    tyre: [172, 318],
    bar: [310, 940],
    tail: '50 1010 20, 130 980 30, 110 870 40, 40 820 14',
    lamp: '20 980 6, 96 980 12, 80 930 14, 20 940 6',
    seat: flat(970, 130),
    plateAt: 470,
    pipes: 1,
    pipeAt: 380,
    indicatorAt: [130, 620],
  });
const cruiser: DrawRearView = (look) =>
  rearView(look, {
    tyre: [168, 320],
    bar: [430, 1040],
    round: true,
    tail: '60 710 50, 116 650 50, 120 440 30, 0 420 10',
    lamp: '44 630 20, 70 600 20, 50 560 20',
    seat: flat(720, 170),
    plateAt: 390,
    pipes: 2,
    pipeAt: 320,
    indicatorAt: [170, 600],
    skirt: look.paint,
  });
const touring: DrawRearView = (look) =>
  rearView(look, {
    tyre: [168, 320],
    bar: [400, 1040],
    tail: '60 880 30, 150 850 40, 130 760 40, 40 730 20',
    lamp: '30 860 10, 124 850 16, 100 790 16, 30 790 10',
    seat: flat(880, 160),
    plateAt: 440,
    pipes: 1,
    pipeAt: 300,
    indicatorAt: [120, 700],
    luggage:
      both(
        panel(shape('150 770 60, 350 740 70, 370 500 70, 170 440 50'), look.paint, 14) +
          fill(shape('220 640 10, 350 630 10, 346 590 10, 220 600 10'), look.signal),
      ) + (look.fittings.box || look.fittings.rack ? topCase(look, 890, look.black) : ''),
  });
const adventure: DrawRearView = (look) =>
  rearView(look, {
    tyre: [140, 328],
    bar: [430, 1100],
    knobby: true,
    tail: '60 930 20, 120 910 30, 100 830 30, 40 810 14',
    lamp: '30 910 8, 84 900 12, 70 860 12, 30 850 8',
    seat: flat(920, 150),
    plateAt: 480,
    pipes: 1,
    pipeAt: 520,
    indicatorAt: [150, 740],
    luggage: look.fittings.cases
      ? both(
          panel(shape('140 800 20, 350 800 20, 350 470 30, 180 470 40'), look.metal, 12) +
            line('M146 750H346', look.metal.deep, 7),
        )
      : '',
    topCaseAt: look.fittings.box ? 960 : 0,
    topCase: look.metal,
  });
const dirt: DrawRearView = (look) =>
  rearView(look, {
    tyre: [116, 338],
    bar: [430, 1105],
    knobby: true,
    tail: '30 1020 20, 90 1000 30, 110 880 40, 60 760 20',
    lamp: '20 960 8, 50 950 10, 44 910 10, 16 900 8',
    seat: flat(990, 90),
    plateAt: 640,
    pipes: 1,
    pipeAt: 720,
    indicatorAt: [120, 860],
  });
const roadster: DrawRearView = (look) =>
  rearView(look, {
    tyre: [116, 300],
    bar: [370, 1040],
    round: true,
    tail: '60 790 20, 116 780 20, 100 730 20',
    lamp: '50 780 10, 80 770 10, 60 736 10',
    seat: flat(810, 140),
    plateAt: 470,
    pipes: 0,
    indicatorAt: [150, 700],
    skirt: look.plastic,
  });

/** How each silhouette is drawn from behind, standing on y = 0, centred on x = 0. */
export const REAR_VIEWS: Record<VariantName, DrawRearView> = {
  city,
  retro,
  bigwheel,
  maxi,
  family,
  sporty,
  cub,
  street,
  classic,
  fairing,
  cruiser,
  touring,
  adventure,
  dirt,
  'e-city': electricCity,
  'e-retro': electricRetro,
  'e-naked': roadster,
};
