import type { Look } from '../look.ts';
import { arch, chain, fork, shock, stand, swingarm } from '../parts/chassis.ts';
import { engine } from '../parts/engines.ts';
import { exhaust, peg } from '../parts/exhaust.ts';
import { grip } from '../parts/handlebar.ts';
import { indicator, tailLamp, tailPlate } from '../parts/lamps.ts';
import { wheel } from '../parts/wheels.ts';
import { fill, line, panel, pipe, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';

/** Full fairing, clip-ons, tail in the air (R15, CBR, GSX-R, Ninja). */
export function sportBike(look: Look): SideView {
  const { paint, plastic, black, seat, accent, metal } = look;
  const [base, front, rear] = [1400, 302, 318];
  const style = look.random.pick(['five', 'ten', 'three'] as const);
  const tone = look.random.pick([black, black, paint, look.gold]);
  const livery = look.random.whole(0, 2);
  const fairing = shape(
    '1200 1020 20, 1290 960 40, 1372 850 30, 1330 790 30, 1200 720 40, 1110 600 60, 1060 420 60, 980 290 50, 820 216 40, 560 220 30, 500 280 30, 620 330 50, 700 440 60, 690 560 60, 800 640 50, 900 760 60, 1030 900 50, 1120 980 20',
  );
  return {
    art: [
      wheel({ x: 0, radius: rear, rim: 222, style, brake: 110, tone }, look),
      wheel({ x: base, radius: front, rim: 222, style, brake: 160, tone }, look),
      panel(shape('60 690 20, -210 640 30, -320 470 12, -296 460 8, -190 590 30, 80 640 20'), plastic, 8),
      tailPlate(-256, 470, look),
      swingarm([430, 390], [0, rear], 90, look.random.chance(0.5) ? metal : black),
      look.left ? chain([480, 400], [0, rear], look) : '',
      shock([318, 404], [440, 690], paint, look),
      pipe('130 420, 20 650', 20, black),
      panel(arch(0, rear, 328, 346, 70, 160), black, 7),
      panel(shape('1000 780 20, 560 800 20, 420 560 30, 440 330 40, 640 250 30, 980 340 20'), black, 10),
      engine('four', 640, 420, look, 0.9),
      pipe('1120 820, 860 700 40, 520 620 40, 430 420', 70, look.random.chance(0.3) ? metal : black),
      pipe('560 760, 120 840', 34, black),
      fork([base, front], [1170, 860], 'inverted', look),
      panel(
        shape(
          '1570 520 10, 1470 622 50, 1340 640 40, 1180 560 20, 1180 500 20, 1270 480 20, 1290 400 20, 1340 400 20, 1350 580 20, 1450 580 40',
        ),
        paint,
        9,
      ),
      panel(
        shape(
          '1120 860 30, 1110 930 50, 1000 1000 60, 850 996 80, 700 880 50, 620 800 30, 760 760 40, 1000 760 40',
        ),
        paint,
        17,
      ),
      panel(shape('700 860 40, 630 796 30, 420 790 50, 300 830 20, 290 866 20, 480 846 60'), seat, 11),
      panel(shape('300 930 30, 250 870 20, -40 960 20, -100 1000 20, 120 990 40'), seat, 10),
      panel(
        shape(
          '560 800 30, 400 720 40, 260 740 50, 60 840 40, -230 980 8, -200 1010 16, -60 970 30, 250 890 30, 420 830 30',
        ),
        paint,
        13,
      ),
      fill(shape('420 770 20, 260 780 40, 20 890 20, -130 958 4, 80 900 30, 280 830 30'), accent.base),
      tailLamp('-214 1006 8, -240 980 8, -140 930 10, -120 956 8', look),
      indicator(-170, 610, look, -1),
      panel(
        fairing,
        paint,
        17,
        1,
        livery === 0
          ? fill('M1400 820L1040 700L700 180L480 180L640 300L940 800L1240 960Z', accent.base)
          : livery === 1
            ? fill('M480 180H1200V360L800 330L600 300Z', black.base) +
              fill('M520 320L1150 420L1180 450L520 350Z', accent.base)
            : fill('M1030 780L1120 780L900 180L700 180Z', accent.base) +
              fill('M980 780L1010 780L780 180L720 180Z', black.base),
      ),
      fill(shape('1130 740 30, 1020 690 40, 920 560 50, 960 470 50, 1040 560 50'), black.base),
      line(track('1130 740, 1020 690 40, 924 566'), paint.light, 6),
      fill(shape('860 400 20, 960 420 20, 930 350 20, 840 340 20'), black.base),
      line(track('1310 880, 1180 820 60, 1040 720'), paint.shade, 6),
      fill(
        shape('1236 1010 20, 1290 960 30, 1190 960 40, 1090 1010 40, 1060 1120 40, 1120 1110 50'),
        look.glass,
        'opacity="0.62"',
      ),
      line(track('1286 966, 1236 1014 30, 1120 1112 40, 1062 1122'), '#f6f1e4', 6, 'opacity="0.85"'),
      fill(shape('1330 900 10, 1376 850 12, 1270 836 20, 1220 880 20'), look.lamp),
      fill(shape('1336 866 4, 1366 850 6, 1270 846 8'), '#ffffff', 'opacity="0.7"'),
      grip(1080, 940, look, 0.36),
      panel(
        shape('1180 1090 16, 1100 1150 24, 1050 1140 20, 1060 1090 20, 1140 1060 16'),
        look.random.chance(0.5) ? paint : black,
        8,
      ),
      pipe('1170 1040, 1130 1084', 16, black),
      fill(shape('1090 680 8, 1050 690 8, 1044 666 8, 1086 660 8'), look.amber),
      look.left
        ? stand(560, 260, look) + pipe('660 320, 540 320', 18, metal)
        : exhaust('520 250, 400 300, 330 340', look.random.chance(0.5) ? 'oval' : 'stub', look),
      peg(440, 410, look),
    ].join(''),
    reach: [-320, 1702],
    engine: { x: 680, y: 470, half: 440 },
    wheel: { x: 1340, y: 350, half: 490 },
  };
}
