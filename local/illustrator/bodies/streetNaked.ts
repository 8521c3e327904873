import type { Look } from '../look.ts';
import { arch, chain, fork, shock, stand, swingarm } from '../parts/chassis.ts';
import { engine } from '../parts/engines.ts';
import { exhaust, peg } from '../parts/exhaust.ts';
import { grip, mirror } from '../parts/handlebar.ts';
import { indicator, tailLamp, tailPlate } from '../parts/lamps.ts';
import { wheel } from '../parts/wheels.ts';
import { fill, line, panel, pipe, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';

/** Crouching streetfighter: low wedge of a lamp, muscular tank, short high tail (MT, Z, CB-R). */
export function streetNaked(look: Look): SideView {
  const { paint, plastic, black, seat, accent, metal } = look;
  const [base, front, rear] = [1400, 302, 314];
  const style = look.random.pick(['five', 'ten', 'three'] as const);
  const big = look.random.chance(0.5);
  const tone = look.random.pick([black, black, look.gold, paint]);
  const tank = shape(
    '1090 850 30, 1130 930 40, 1000 990 60, 830 990 90, 690 850 50, 640 780 30, 760 770 40, 900 740 40',
  );
  const shroud = shape(
    '1130 920 20, 1230 800 20, 1190 690 20, 1040 620 30, 960 560 20, 900 700 50, 790 740 40, 900 820 40',
  );
  return {
    art: [
      wheel({ x: 0, radius: rear, rim: 224, style, brake: 110, tone }, look),
      wheel({ x: base, radius: front, rim: 224, style, brake: 155, tone }, look),
      panel(shape('60 640 20, -230 560 30, -330 430 12, -306 420 8, -210 520 30, 80 590 20'), plastic, 8),
      tailPlate(-262, 430, look),
      swingarm([430, 390], [0, rear], 84, look.random.chance(0.4) ? metal : black),
      look.left ? chain([480, 400], [0, rear], look) : '',
      shock([318, 404], [440, 680], look.random.chance(0.5) ? look.gold : paint, look),
      pipe('130 420, 20 650', 20, black),
      panel(arch(0, rear, 326, 342, 70, 150), black, 7),
      engine(big ? 'four' : 'twin', 660, 430, look, 1.02),
      panel(shape('940 690 20, 1030 660 20, 960 340 20, 890 350 20'), plastic, 10),
      line('M950 640L920 380M980 650L940 370', plastic.light, 5),
      pipe('1100 830, 900 720 40, 560 640 40, 430 420', 64, look.random.chance(0.3) ? paint : black),
      pipe('640 760, 380 720 40, -60 860', 34, black),
      pipe('480 560, 120 800', 28, black),
      panel(
        shape('920 330 30, 800 210 30, 560 206 30, 500 270 30, 640 290 40, 800 340 30'),
        big ? paint : plastic,
        10,
      ),
      fork([base, front], [1150, 900], 'inverted', look),
      panel(
        shape(
          '1560 560 10, 1440 640 50, 1330 640 40, 1180 560 20, 1250 560 20, 1280 420 20, 1330 420 20, 1330 600 20, 1440 606 40',
        ),
        paint,
        9,
      ),
      panel(shape('560 760 30, 400 640 40, 240 690 40, 120 800 30, 460 780 30'), plastic, 10),
      panel(shape('700 850 40, 640 786 30, 420 780 50, 300 820 20, 290 856 20, 480 836 60'), seat, 11),
      panel(shape('310 890 30, 270 826 20, -20 906 20, -90 950 20, 120 940 40'), seat, 10),
      panel(
        shape('420 800 30, 300 770 40, 90 820 30, -230 940 8, -190 966 16, -40 930 30, 280 850 30'),
        paint,
        12,
      ),
      fill(shape('340 800 10, 120 840 20, -80 910 4, 100 870 20, 330 826 10'), accent.base),
      tailLamp('-214 962 8, -240 940 8, -150 900 10, -130 920 8', look),
      indicator(-190, 540, look, -1),
      panel(tank, paint, 17),
      panel(shroud, look.random.chance(0.5) ? accent : paint, 14),
      fill(shape('1190 780 16, 1160 710 20, 1010 640 20, 960 640 20, 1060 740 40'), black.base),
      line(track('1060 940, 900 940 90, 760 830'), paint.light, 6),
      panel(shape('1150 960 20, 1260 960 30, 1330 860 20, 1270 780 20, 1170 800 20'), black, 11),
      fill(shape('1276 930 14, 1330 852 10, 1282 810 10, 1240 880 14'), look.lamp),
      panel(shape('1130 980 20, 1190 1060 20, 1260 980 30, 1240 940 20'), paint, 9),
      pipe('1140 950, 1120 1010 20, 1060 1030', 26, black),
      grip(1030, 1030, look, 0.2),
      mirror(1060, 1040, 'leaf', look),
      indicator(1200, 770, look),
      look.left
        ? stand(560, 260, look) + pipe('700 320, 580 300', 18, metal)
        : pipe('840 500, 900 380 50, 830 240 50, 600 220, 470 240', 50, metal) +
          exhaust(
            big ? '470 240, 330 320, 290 350' : '560 230, 400 250, 320 270',
            big ? 'oval' : 'stub',
            look,
          ),
      peg(460, 380, look),
    ].join(''),
    reach: [-330, 1702],
    engine: { x: 680, y: 470, half: 430 },
    wheel: { x: 1350, y: 340, half: 490 },
  };
}
