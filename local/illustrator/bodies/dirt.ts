import type { Look } from '../look.ts';
import { chain, fork, shock, stand, swingarm } from '../parts/chassis.ts';
import { engine } from '../parts/engines.ts';
import { exhaust, peg } from '../parts/exhaust.ts';
import { grip } from '../parts/handlebar.ts';
import { tailLamp } from '../parts/lamps.ts';
import { wheel } from '../parts/wheels.ts';
import { fill, line, panel, pipe, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';

/** High fenders, knobs, a plank of a seat (CRF, KLX, WR); the road-legal ones wear a lamp and mirror. */
export function dirtBike(look: Look): SideView {
  const { paint, plastic, black, seat, accent, metal, gold } = look;
  const [base, front, rear] = [1440, 346, 338];
  const tone = look.random.pick([look.chrome, black, gold]);
  const legal = look.random.chance(0.7);
  return {
    art: [
      wheel({ x: 0, radius: rear, rim: 244, style: 'spoke', brake: 110, tone, knobby: true }, look),
      wheel({ x: base, radius: front, rim: 276, style: 'spoke', brake: 125, tone, knobby: true }, look),
      swingarm([430, 420], [0, rear], 66, metal),
      look.left ? chain([480, 430], [0, rear], look) : '',
      shock([318, 424], [470, 800], paint, look),
      pipe('1150 900, 970 620 50, 920 350 60, 520 320 60, 430 460', 40, black),
      engine('single', 660, 480, look, 0.92),
      pipe('1160 900, 700 830 40, 440 720, 420 440', 44, black),
      pipe('620 860, -60 920', 30, black),
      pipe('460 640, 60 880', 28, black),
      panel(shape('1000 760 20, 1060 740 20, 1000 480 20, 950 500 20'), plastic, 9),
      look.left
        ? stand(560, 320, look)
        : pipe('740 680, 900 660 60, 860 520 60, 560 560 60, 420 640', 42, metal) +
          exhaust('450 620, 330 690, 260 730', 'oval', look),
      fork([base, front], [1190, 960], 'inverted', look),
      panel(shape('1400 420 30, 1330 640 40, 1290 630 20, 1360 400 20'), accent, 9),
      panel(
        shape(
          '1130 880 20, 1190 900 20, 1440 850 80, 1720 740 10, 1700 720 10, 1460 790 90, 1240 820 30, 1130 840 20',
        ),
        paint,
        10,
      ),
      panel(
        shape(
          '560 860 30, 440 700 40, 260 760 40, 100 860 40, -120 930 60, -420 1000 10, -400 1030 12, -60 980 60, 420 900 30',
        ),
        paint,
        12,
      ),
      panel(shape('480 840 20, 400 740 30, 280 780 30, 170 856 30, 300 876 30'), accent, 9),
      tailLamp('-300 1010 8, -350 990 8, -300 940 8, -250 960 8', look),
      legal
        ? fill(shape('-210 950 8, -270 960 8, -400 740 10, -370 730 8'), plastic.base) +
          line(track('-300 860, -378 744'), '#efe9da', 10)
        : '',
      panel(
        shape('1120 960 30, 1060 1020 30, 940 1030 40, 780 990 40, 840 930 30, 1000 900 30'),
        look.random.chance(0.5) ? black : paint,
        11,
      ),
      panel(
        shape(
          '1040 1010 40, 900 1000 40, 500 930 60, 100 950 30, -60 980 20, -80 1010 20, 120 1000 30, 520 976 60, 820 1030 50, 980 1054 30',
        ),
        seat,
        11,
      ),
      panel(
        shape(
          '1130 950 30, 1210 820 24, 1150 700 40, 1000 580 20, 940 600 20, 900 740 50, 780 840 60, 600 880 20, 640 930 30, 860 950 50',
        ),
        paint,
        15,
      ),
      fill(shape('1150 800 30, 1080 690 40, 980 610 10, 960 680 30, 1060 790 40'), accent.base),
      fill(shape('1010 860 30, 860 850 50, 700 890 10, 860 900 40, 1000 900 20'), accent.base),
      line(track('1090 930, 900 910 50, 690 906'), paint.light, 6),
      panel(
        shape('1180 1080 30, 1250 1060 20, 1290 900 20, 1220 870 20, 1180 960 20'),
        legal ? paint : accent,
        11,
      ),
      legal ? fill(shape('1256 1010 14, 1286 930 14, 1240 910 14, 1224 990 14'), look.lamp) : '',
      pipe('1170 960, 1150 1080 20, 1090 1110', 26, black),
      grip(1060, 1106, look, 0.14),
      panel(shape('1170 1140 30, 1220 1090 30, 1180 1050 20, 1120 1080 20'), paint, 8),
      pipe('1180 1090, 1110 1100', 38, paint),
      legal
        ? pipe('1090 1110, 1070 1230', 12, black) +
          fill(shape('1040 1230 20, 1050 1290 20, 1090 1280 20, 1090 1220 20'), black.base)
        : '',
      peg(480, 400, look),
    ].join(''),
    reach: [-420, 1786],
    engine: { x: 680, y: 560, half: 420 },
    wheel: { x: 1370, y: 390, half: 510 },
  };
}
