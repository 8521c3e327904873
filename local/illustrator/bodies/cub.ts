import type { Look } from '../look.ts';
import { arch, shock, stand } from '../parts/chassis.ts';
import { engine } from '../parts/engines.ts';
import { exhaust, peg } from '../parts/exhaust.ts';
import { grip, mirror } from '../parts/handlebar.ts';
import { indicator, roundLamp, tailLamp, tailPlate } from '../parts/lamps.ts';
import { wheel } from '../parts/wheels.ts';
import { disc, fill, line, panel, pipe, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';

/** The oldest underbone: round lamp, cream leg shield, sprung sofa of a seat (Cub, Dame, C50). */
export function cubUnderbone(look: Look): SideView {
  const { paint, black, seat, chrome, signal } = look;
  const radius = 280;
  const cream = { base: '#e9dfc6', light: '#faf3e0', shade: '#c3b594', deep: '#93866a' };
  const base = 1190;
  return {
    art: [
      wheel({ x: 0, radius, rim: 230, style: 'spoke', brake: 0, tone: chrome }, look),
      wheel({ x: base, radius, rim: 230, style: 'spoke', brake: 0, tone: chrome }, look),
      panel(shape('470 360 40, 30 360 60, -80 310 60, -80 250 60, 40 208 50, 470 250 40'), paint, 10),
      shock([10, 300], [60, 600], paint, look),
      engine('horizontal', 560, 330, look),
      panel(
        shape(
          '360 700 80, -120 700 140, -330 520 60, -372 380 16, -340 372 10, -230 530 120, 20 580 80, 230 430 60, 420 420 60, 500 500 60',
        ),
        paint,
        16,
      ),
      tailPlate(-310, 500, look),
      tailLamp('-300 612 20, -372 590 20, -372 530 20, -290 540 20', look),
      indicator(-230, 640, look, -1),
      panel(
        shape(
          '1010 800 40, 960 620 120, 740 520 120, 480 600 50, 420 560 20, 470 470 40, 740 410 130, 940 470 60, 1060 770 40',
        ),
        paint,
        14,
      ),
      panel(shape('610 770 60, 560 700 50, 230 690 40, 150 730 40, 180 800 60, 420 790 90'), seat, 13),
      line(track('590 712, 230 700, 170 732'), chrome.base, 9),
      pipe('140 720, -280 690 20, -320 640', 18, chrome),
      pipe('0 700, 0 600', 14, chrome),
      pipe('-160 690, -200 600', 14, chrome),
      pipe(
        [
          [base, radius],
          [1120, 420, 60],
          [1010, 800],
        ],
        62,
        paint,
      ),
      disc(base - 44, radius + 6, 40, paint.shade),
      disc(base - 44, radius + 6, 17, chrome.base),
      panel(arch(base, radius, 290, 330, 22, 176), paint, 9),
      panel(
        shape(
          '1030 820 40, 1010 660 120, 900 520 60, 860 290 40, 770 250 40, 730 300 40, 790 480 60, 830 640 110, 940 830 40',
        ),
        cream,
        15,
      ),
      line(track('938 800, 850 630 100, 812 480 60, 760 300'), cream.shade, 9),
      panel(shape('1030 990 50, 1070 850 40, 960 800 30, 880 870 30, 880 960 40'), paint, 11),
      roundLamp(1054, 900, 78, paint, look),
      indicator(1010, 780, look),
      grip(880, 946, look),
      mirror(910, 968, 'round', look, chrome),
      disc(640, 492, 26, cream.base),
      disc(640, 492, 12, signal),
      look.left
        ? stand(520, 210, look)
        : pipe('720 370, 740 280 50, 640 206', 32, chrome) +
          exhaust('660 206, 240 218, 140 224', 'long', look, true),
      peg(560, 212, look),
      fill(shape('500 236 4, 340 250 4, 340 236 4, 500 222 4'), black.base),
    ].join(''),
    reach: [-385, 1480],
    engine: { x: 590, y: 350, half: 420 },
    wheel: { x: 1160, y: 300, half: 470 },
  };
}
