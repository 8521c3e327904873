import type { Look } from '../look.ts';
import { arch, chain, fork, shock, stand, swingarm } from '../parts/chassis.ts';
import { engine } from '../parts/engines.ts';
import { exhaust, peg } from '../parts/exhaust.ts';
import { grip, mirror } from '../parts/handlebar.ts';
import { indicator, tailLamp, tailPlate } from '../parts/lamps.ts';
import { pannier, topBox } from '../parts/luggage.ts';
import { wheel } from '../parts/wheels.ts';
import { fill, line, panel, pipe, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';
/** Long legs, beak, wire wheels, hand guards; metal luggage for some (Africa Twin, Himalayan, XR, V-Strom). */
export function adventure(look: Look): SideView {
  const { paint, plastic, black, seat, accent, metal, gold } = look;
  const [base, front, rear] = [1540, 340, 328];
  const tone = look.random.pick([gold, black, look.chrome]);
  const style = look.random.chance(0.75) ? 'spoke' : 'ten';
  const { cases: loaded, box: boxed } = look.fittings;
  const tall = look.random.between(-60, 60);
  return {
    art: [
      wheel({ x: 0, radius: rear, rim: 240, style, brake: 120, tone, knobby: true }, look),
      wheel({ x: base, radius: front, rim: 272, style, brake: 150, tone, knobby: true }, look),
      panel(shape('60 720 20, -260 690 30, -400 520 12, -370 510 8, -240 630 30, 80 670 20'), plastic, 8),
      tailPlate(-330, 520, look),
      swingarm([450, 410], [0, rear], 80, black),
      look.left ? chain([500, 420], [0, rear], look) : '',
      shock([338, 424], [450, 740], gold, look),
      pipe('1190 900, 960 700 50, 940 340 60, 560 290 60, 450 420', 40, accent),
      engine('twin', 690, 470, look, 1),
      pipe('1200 880, 860 780 40, 560 720 40, 450 440', 50, black),
      pipe('640 820, -200 890', 34, black),
      pipe('500 640, 80 840', 28, black),
      panel(shape('960 380 20, 900 270 30, 600 260 30, 540 320 20, 900 340 30'), metal, 9),
      pipe('1060 720, 1090 560 60, 1000 320 50, 760 290', 26, black),
      fork([base, front], [1260, 960], 'inverted', look),
      panel(arch(base, front, front + 22, front + 44, 40, 120), black, 8),
      panel(shape('1330 640 20, 1400 730 30, 1480 720 20, 1450 640 20'), black, 8),
      panel(shape('700 880 40, 640 810 30, 420 806 50, 300 850 20, 290 900 20, 480 866 60'), seat, 12),
      panel(shape('320 940 30, 280 870 20, -40 900 30, -80 940 30, 120 956 40'), seat, 12),
      panel(
        shape(
          '540 820 30, 440 700 40, 260 740 50, 0 840 30, -240 890 16, -220 920 20, 60 900 40, 420 850 40',
        ),
        paint,
        12,
      ),
      tailLamp('-220 920 10, -262 896 10, -190 850 12, -150 880 10', look),
      indicator(-176, 846, look, -1),
      pipe('-60 880, -150 680', 26, black),
      pipe('60 930, -200 950, -290 930', 24, black),
      look.left ? stand(580, 300, look) : exhaust('520 330, 360 410, 250 470', 'oval', look),
      loaded ? pannier(look, 500, true) : '',
      boxed ? topBox(look, -230, 960, true) : '',
      panel(
        shape(
          '1140 900 30, 1150 980 40, 1000 1040 70, 840 1010 90, 700 880 50, 660 830 30, 780 800 40, 900 760 40',
        ),
        paint,
        17,
      ),
      panel(
        shape(
          '1160 960 30, 1240 880 30, 1200 760 30, 1040 600 40, 960 580 30, 900 720 60, 840 790 40, 960 850 50',
        ),
        look.random.chance(0.5) ? accent : paint,
        15,
      ),
      fill(shape('1190 850 20, 1140 760 30, 1030 650 30, 980 660 20, 1070 780 40'), black.base),
      panel(
        shape('1220 1030 30, 1330 1000 40, 1560 900 10, 1540 860 10, 1400 860 40, 1260 820 30, 1190 900 30'),
        paint,
        13,
      ),
      fill(shape('1320 990 16, 1390 940 16, 1340 880 20, 1270 900 20'), look.lamp),
      line('M1390 940L1540 876', paint.light, 6),
      fill(
        shape([
          [1230, 1040, 20],
          [1310, 1010, 30],
          [1250, 1180, 50],
          [1150, 1330 + tall, 30],
          [1110, 1320 + tall, 20],
          [1180, 1100, 40],
        ]),
        look.glass,
        'opacity="0.55"',
      ),
      line(
        track([
          [1308, 1014],
          [1248, 1180, 50],
          [1148, 1328 + tall],
        ]),
        '#f6f1e4',
        7,
        'opacity="0.85"',
      ),
      pipe('1190 980, 1150 1090 30, 1090 1100', 26, black),
      grip(1070, 1096, look, 0.16),
      panel(shape('1180 1140 30, 1240 1080 30, 1190 1040 20, 1130 1070 20'), black, 8),
      mirror(1100, 1110, 'round', look),
      peg(500, 420, look),
    ].join(''),
    reach: [boxed || loaded ? -440 : -410, 1880],
    engine: { x: 720, y: 520, half: 440 },
    wheel: { x: 1470, y: 390, half: 520 },
  };
}
