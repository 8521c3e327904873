import type { Look } from '../look.ts';
import { arch, fork } from '../parts/chassis.ts';
import { grip, mirror } from '../parts/handlebar.ts';
import { indicator, tailLamp, tailPlate } from '../parts/lamps.ts';
import { swingUnit } from '../parts/swingUnit.ts';
import { wheel } from '../parts/wheels.ts';
import { fill, line, panel, pipe, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';

/** Big wheels, flat floor, upright and well dressed (SH, Liberty, Medley). */
export function bigWheelScooter(look: Look): SideView {
  const { paint, plastic, seat, chrome, black } = look;
  const [base, radius] = [1340, 286];
  const style = look.random.pick(['ten', 'five', 'swirl'] as const);
  const { box, screen } = look.fittings;
  const tail = shape(
    '600 720 50, 560 520 60, 420 410 60, 260 480 90, 60 600 90, -200 640 50, -340 720 40, -330 770 30, -120 772 60, 300 752 60',
  );
  const apron = shape(
    '1030 960 40, 1100 850 50, 1156 680 60, 1130 560 50, 1040 440 60, 980 290 40, 900 240 30, 830 280 20, 900 380 60, 940 520 70, 960 740 60, 960 920 40',
  );
  const floor = shape(
    '960 400 50, 920 250 40, 840 214 30, 480 216 30, 380 270 40, 380 400 50, 540 440 50, 600 560 40, 640 540 20, 630 380 60, 700 320 30, 880 320 30',
  );
  return {
    art: [
      wheel({ x: 0, radius, rim: 222, style, brake: 110, tone: look.black }, look),
      swingUnit(radius, look),
      wheel({ x: base, radius, rim: 222, style, brake: 120, tone: look.black }, look),
      fork([base, radius], [1140, 680], 'slim', look),
      panel(
        shape(
          '100 640 30, -180 640 40, -340 500 30, -384 400 10, -350 394 10, -280 500 40, -120 600 40, 120 600 20',
        ),
        plastic,
        8,
      ),
      tailPlate(-300, 480, look),
      panel(arch(0, radius, 294, 312, 40, 120), plastic, 6),
      panel(floor, plastic, 13),
      panel(tail, paint, 18),
      line(track('560 640, 330 580 60, 80 660 70, -250 720'), paint.shade, 9),
      line(track('560 650, 330 590 60, 80 670 70, -250 730'), chrome.light, 5),
      panel(shape('470 420 40, 580 520 60, 600 690 40, 560 700 20, 430 560 60, 330 460 30'), plastic, 10),
      panel(apron, paint, 15),
      fill(shape('1110 660 30, 1050 560 60, 990 400 30, 1000 560 70, 1056 720 40'), paint.shade),
      line(track('974 920, 982 740 60, 956 520 70, 890 360'), paint.deep, 8),
      panel(
        shape(
          '1520 440 14, 1440 570 60, 1340 618 60, 1180 610 30, 1110 500 20, 1150 460 20, 1240 560 50, 1340 572 50, 1440 520 40, 1490 430 10',
        ),
        paint,
        10,
      ),
      fill(shape('1230 590 10, 1320 560 30, 1320 420 20, 1270 400 10'), plastic.base),
      panel(
        shape(
          '620 806 50, 606 734 30, 300 752 60, -160 772 50, -250 786 20, -240 832 40, -60 850 60, 180 826 70, 420 832 60',
        ),
        seat,
        12,
      ),
      line('M130 826L126 762', seat.shade, 5),
      pipe('-80 830, -260 850 40, -350 800', 24, plastic),
      tailLamp('-330 774 16, -362 726 16, -280 676 20, -210 700 16', look),
      indicator(-260, 650, look, -1),
      fill(shape('1100 800 20, 1150 690 30, 1100 690 30, 1060 790 20'), look.amber),
      screen
        ? fill(
            shape('1010 1010 20, 1080 1010 20, 1050 1260 40, 930 1370 30, 960 1200 40'),
            look.glass,
            'opacity="0.55"',
          ) + line(track('1078 1012, 1048 1260 40, 932 1366'), '#f6f1e4', 7, 'opacity="0.8"')
        : '',
      panel(
        shape('1080 1010 50, 1130 920 40, 1060 870 40, 950 890 30, 890 930 30, 910 990 40, 1000 1030 50'),
        paint,
        12,
      ),
      fill(shape('1124 960 24, 1124 900 20, 1066 880 20, 1070 950 20'), look.lamp),
      line('M1110 946V904', '#fff', 6, 'opacity="0.7"'),
      grip(910, 974, look, 0.16),
      mirror(950, 990, 'leaf', look),
      box
        ? pipe('-110 810, -400 822', 20, black) +
          panel(shape('-120 846 40, -110 1010 90, -250 1110 70, -440 1090 90, -480 850 40'), plastic, 15) +
          line('M-118 950H-472', black.base, 10) +
          fill(shape('-400 924 8, -484 924 8, -484 880 8, -400 880 8'), look.signal)
        : '',
    ].join(''),
    reach: [box ? -470 : -390, 1600],
    engine: { x: 140, y: 350, half: 440 },
    wheel: { x: 1290, y: 310, half: 480 },
  };
}

/** Long and low with a spine between the knees and a screen in front (NVX, PCX, Forza, NMAX). */
export function maxiScooter(look: Look): SideView {
  const { paint, plastic, seat, black, accent, gold } = look;
  const [base, radius] = [1400, 272];
  const style = look.random.pick(['ten', 'five', 'three'] as const);
  const tone = look.random.pick([look.black, gold, look.metal]);
  const tall = look.random.between(0, 150);
  const tail = shape(
    '560 700 50, 480 520 60, 300 520 60, 60 600 60, -220 690 30, -400 860 12, -360 886 16, -140 830 60, 160 770 60, 420 750 40',
  );
  const body = shape(
    '1010 900 40, 1110 850 40, 1230 690 30, 1200 600 30, 1090 540 50, 1030 330 40, 950 236 30, 520 220 40, 380 300 30, 420 400 40, 560 400 40, 600 640 70, 700 690 60, 860 640 60, 930 700 60',
  );
  return {
    art: [
      wheel({ x: 0, radius, rim: 184, style, brake: 110, tone }, look),
      swingUnit(radius, look),
      wheel({ x: base, radius, rim: 190, style, brake: 125, tone }, look),
      fork([base, radius], [1200, 660], 'classic', look),
      panel(
        shape(
          '-100 720 30, -270 690 30, -400 540 20, -440 420 10, -410 414 10, -320 540 40, -160 640 40, 0 640 20',
        ),
        plastic,
        8,
      ),
      tailPlate(-344, 500, look),
      panel(arch(0, radius, 280, 300, 50, 150), plastic, 7),
      panel(shape('600 560 40, 420 380 40, 250 470 60, 60 600 40, 300 640 40, 520 700 30'), plastic, 10),
      panel(body, plastic, 14),
      panel(tail, paint, 16),
      fill(shape('470 620 40, 280 600 60, 0 690 60, -330 850 6, 0 740 60, 280 670 60'), paint.shade),
      panel(
        shape(
          '1020 930 40, 1130 850 40, 1250 690 16, 1190 590 30, 1090 560 50, 1010 350 30, 930 290 40, 900 330 20, 960 480 50, 900 560 70, 720 500 80, 580 420 20, 640 560 70, 860 660 70, 950 760 60',
        ),
        paint,
        16,
      ),
      line(track('1180 660, 1010 640 60, 880 590 40, 690 530'), paint.light, 6),
      fill(shape('1130 620 20, 1060 560 40, 1000 420 20, 1040 560 60'), accent.base),
      fill(shape('640 268 20, 900 270 20, 880 330 20, 640 330 20'), black.base),
      panel(
        shape(
          '1560 420 10, 1490 540 60, 1390 590 50, 1240 570 20, 1180 460 20, 1230 470 20, 1300 540 40, 1400 546 50, 1480 480 40, 1530 410 10',
        ),
        black,
        9,
      ),
      panel(shape('650 800 60, 600 720 30, 420 752 50, 250 760 30, 240 810 30, 420 796 60'), seat, 12),
      panel(shape('270 830 30, 230 770 30, -180 846 40, -260 896 30, -60 906 50, 160 876 40'), seat, 12),
      pipe('-40 880, -270 930 40, -370 890', 26, plastic),
      tailLamp('-388 880 12, -404 838 12, -260 740 12, -200 770 16', look),
      indicator(-260, 690, look, -1),
      fill(shape('1150 810 20, 1240 690 12, 1180 690 20, 1080 780 20'), look.lamp),
      line('M1146 796L1226 700', '#fff', 6, 'opacity="0.7"'),
      fill(
        shape([
          [1130, 850, 30],
          [1080, 930, 40],
          [960 - tall * 0.4, 1130 + tall, 30],
          [930 - tall * 0.4, 1120 + tall, 20],
          [980, 900, 30],
        ]),
        black.base,
        'opacity="0.82"',
      ),
      line(
        track([
          [1126, 856],
          [1074, 936, 40],
          [958 - tall * 0.4, 1126 + tall],
        ]),
        look.glass,
        6,
      ),
      panel(shape('990 1000 20, 1000 950 20, 900 930 16, 880 970 16'), black, 8),
      grip(900, 984, look, 0.2),
      mirror(960, 990, 'wide', look),
    ].join(''),
    reach: [-445, 1675],
    engine: { x: 140, y: 350, half: 440 },
    wheel: { x: 1350, y: 300, half: 480 },
  };
}
