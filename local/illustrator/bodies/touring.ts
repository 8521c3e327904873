import type { Look } from '../look.ts';
import { arch, chain, fork, stand, swingarm } from '../parts/chassis.ts';
import { engine } from '../parts/engines.ts';
import { exhaust, peg } from '../parts/exhaust.ts';
import { grip } from '../parts/handlebar.ts';
import { indicator, tailLamp, tailPlate } from '../parts/lamps.ts';
import { pannier, topBox } from '../parts/luggage.ts';
import { wheel } from '../parts/wheels.ts';
import { fill, line, panel, pipe, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';
/** Fairing, screen, hard luggage, two good seats (NT, Tracer, Versys GT, Gold Wing's smaller kin). */
export function touring(look: Look): SideView {
  const { paint, plastic, black, seat, accent, metal } = look;
  const [base, front, rear] = [1480, 306, 320];
  const style = look.random.pick(['five', 'ten', 'three'] as const);
  const tall = look.random.between(0, 90);
  const boxed = look.fittings.box || look.fittings.rack;
  return {
    art: [
      wheel({ x: 0, radius: rear, rim: 224, style, brake: 120, tone: black }, look),
      wheel({ x: base, radius: front, rim: 224, style, brake: 160, tone: black }, look),
      panel(shape('60 640 20, -260 600 30, -380 440 12, -350 430 8, -240 540 30, 80 590 20'), plastic, 8),
      tailPlate(-316, 440, look),
      swingarm([440, 370], [0, rear], 84, metal),
      look.left ? chain([490, 380], [0, rear], look) : '',
      panel(arch(0, rear, 332, 348, 70, 160), black, 7),
      panel(shape('1080 780 20, 560 780 20, 440 520 30, 460 340 40, 640 240 30, 1040 320 20'), black, 10),
      engine('four', 680, 420, look, 0.96),
      pipe('1130 830, 880 700 40, 540 620 40, 440 400', 60, black),
      pipe('560 740, -180 800', 34, black),
      fork([base, front], [1220, 880], 'inverted', look),
      panel(
        shape(
          '1640 520 10, 1540 620 50, 1420 644 40, 1260 560 20, 1260 500 20, 1350 500 20, 1370 420 20, 1420 420 20, 1430 590 20, 1530 590 40',
        ),
        paint,
        9,
      ),
      panel(
        shape(
          '1140 850 30, 1130 920 50, 1020 980 60, 860 970 90, 700 860 50, 640 800 30, 780 760 40, 1030 760 40',
        ),
        paint,
        16,
      ),
      panel(shape('720 850 40, 660 780 30, 400 770 50, 320 820 20, 310 866 20, 520 836 60'), seat, 12),
      panel(shape('340 900 30, 300 826 20, -60 850 30, -110 900 30, 120 920 40'), seat, 12),
      panel(
        shape(
          '560 790 30, 420 690 40, 240 700 50, -120 780 30, -270 850 16, -230 880 20, 60 850 40, 420 820 40',
        ),
        paint,
        13,
      ),
      tailLamp('-250 876 10, -290 848 10, -200 790 12, -170 826 10', look),
      indicator(-200, 700, look, -1),
      pipe('60 880, -200 920 30, -280 900', 22, black),
      look.left ? stand(580, 260, look) : exhaust('700 230, 400 250, 290 268', 'oval', look),
      pannier(look, 440, false),
      boxed ? pipe('-60 880, -380 900', 22, black) + topBox(look, -260, 916, false) : '',
      panel(
        shape(
          '1240 1030 20, 1360 960 40, 1440 840 30, 1390 770 30, 1260 720 40, 1190 600 60, 1120 400 50, 1020 290 40, 860 260 30, 800 330 30, 880 430 60, 880 560 60, 830 640 50, 920 760 60, 1040 880 50, 1150 980 30',
        ),
        paint,
        17,
      ),
      fill(shape('1220 740 30, 1100 690 40, 1010 560 50, 1060 440 50, 1130 560 50'), plastic.base),
      line(track('1220 740, 1100 690 40, 1014 566'), paint.light, 6),
      fill(shape('1160 840 20, 1330 880 30, 1300 830 20, 1160 790 20'), accent.base),
      fill(
        shape([
          [1290, 1020, 20],
          [1370, 950, 30],
          [1270, 960, 40],
          [1160, 1010, 40],
          [1080, 1210 + tall, 50],
          [1140, 1220 + tall, 40],
        ]),
        look.glass,
        'opacity="0.6"',
      ),
      line(
        track([
          [1366, 956],
          [1290, 1024, 30],
          [1142, 1218 + tall, 30],
          [1082, 1212 + tall],
        ]),
        '#f6f1e4',
        7,
        'opacity="0.85"',
      ),
      fill(shape('1390 900 10, 1444 842 12, 1340 820 20, 1290 870 20'), look.lamp),
      fill(shape('1150 690 8, 1110 700 8, 1104 676 8, 1146 670 8'), look.amber),
      pipe('1130 960, 1090 1030 20, 1040 1040', 24, black),
      grip(1010, 1036, look, 0.24),
      panel(shape('1180 1060 16, 1120 1110 24, 1060 1100 20, 1070 1050 20, 1140 1030 16'), paint, 8),
      peg(500, 340, look),
    ].join(''),
    reach: [boxed ? -480 : -390, 1786],
    engine: { x: 740, y: 470, half: 440 },
    wheel: { x: 1410, y: 350, half: 500 },
  };
}
