import type { Look } from '../look.ts';
import { arch, fork, shock, stand, swingarm } from '../parts/chassis.ts';
import { engine } from '../parts/engines.ts';
import { exhaust, peg } from '../parts/exhaust.ts';
import { grip, mirror } from '../parts/handlebar.ts';
import { indicator, roundLamp, tailLamp, tailPlate } from '../parts/lamps.ts';
import { wheel } from '../parts/wheels.ts';
import { disc, fill, line, panel, pipe, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';

/** Long and low: raked fork, teardrop tank, V-twin, deep fenders (Rebel, Shadow, Vulcan). */
export function cruiser(look: Look): SideView {
  const { paint, black, seat, chrome, accent } = look;
  const base = 1620;
  const bobber = look.random.chance(0.4);
  const front = bobber ? 318 : 340;
  const rear = 320;
  const style = look.random.chance(0.6) ? 'spoke' : 'ten';
  const tone = style === 'spoke' ? chrome : black;
  const white = look.random.chance(0.25);
  const apes = look.random.chance(0.35);
  const high = apes ? 120 : 0;
  const bags = !bobber && look.random.chance(0.4);
  return {
    art: [
      wheel({ x: 0, radius: rear, rim: bobber ? 205 : 215, style, brake: 120, tone, whitewall: white }, look),
      wheel(
        { x: base, radius: front, rim: bobber ? 218 : 262, style, brake: 140, tone, whitewall: white },
        look,
      ),
      tailPlate(-356, 430, look),
      swingarm([450, 330], [0, rear], 52, black),
      look.left ? panel(shape('520 390 40, 20 390 60, -60 330 50, 40 240 50, 520 270 40'), chrome, 10) : '',
      pipe('1250 800, 1000 330 60, 880 210 60, 480 210 40, 400 320 40, 430 600', 44, black),
      pipe('1240 790, 900 720 60, 500 560 60, 200 540', 40, black),
      engine('vee', 730, 400, look, 1.04),
      panel(shape('520 560 30, 480 420 30, 330 420 40, 300 560 30'), paint, 11),
      disc(410, 490, 34, chrome.base),
      disc(409, 492, 24, accent.base),
      panel(
        shape(
          '330 590 60, 210 700 90, -60 716 120, -300 600 80, -390 400 16, -352 390 10, -280 520 90, -60 652 120, 140 640 60, 250 520 30',
        ),
        paint,
        13,
      ),
      shock([10, 350], [110, 590], black, look),
      fork([base, front], [1250, 900], 'classic', look),
      panel(arch(base, front, front + 12, front + 34, 30, 168), paint, 9),
      bobber
        ? panel(shape('640 706 50, 600 640 40, 330 616 50, 220 690 40, 230 740 40, 420 690 60'), seat, 12)
        : panel(
            shape(
              '690 740 50, 640 650 40, 330 620 50, 250 690 40, 40 730 30, 30 780 30, 220 780 50, 420 690 90, 560 690 50',
            ),
            seat,
            13,
          ) + line('M300 720L330 640', seat.shade, 6),
      !bobber && look.random.chance(0.5) ? pipe('80 700, 20 1010 50, -20 1010, -40 980', 20, chrome) : '',
      bags
        ? panel(
            shape('180 590 40, 200 400 60, -180 380 60, -280 560 60, -160 610 40'),
            { ...look.seat },
            12,
          ) +
          line('M-220 520H180M-60 520V400', look.seat.deep, 7) +
          disc(-60, 470, 16, chrome.base)
        : '',
      tailLamp('-316 596 18, -372 580 18, -386 520 18, -340 510 14', look),
      indicator(-190, 590, look, -1),
      panel(
        shape(
          '1240 800 30, 1250 850 50, 1130 900 90, 920 860 140, 720 730 50, 690 680 20, 860 690 60, 1090 720 60',
        ),
        paint,
        17,
      ),
      fill(shape('1150 850 50, 950 830 120, 780 730 30, 900 750 60, 1090 780 60'), accent.base),
      line(track('1152 850, 950 832 120, 782 732'), look.gold.light, 5),
      disc(1040, 888, 24, chrome.shade),
      disc(1039, 890, 17, chrome.light),
      pipe('1240 880, 1224 940', 40, chrome),
      roundLamp(1330, 850, 88, look.random.chance(0.5) ? chrome : black, look),
      indicator(1280, 770, look),
      pipe(
        [
          [1226, 930],
          [1190, 1030 + high, 60],
          [1060, 1040 + high],
        ],
        24,
        chrome,
      ),
      grip(1040, 1036 + high, look, 0.3),
      mirror(1090, 1040 + high, 'round', look, chrome),
      look.left
        ? stand(620, 200, look) + pipe('980 270, 760 280', 16, chrome)
        : pipe('640 560, 520 480 60, 560 330 60, 420 260', 48, chrome) +
          pipe('930 600, 1000 460 60, 860 230 60, 560 226', 48, chrome) +
          exhaust('560 232, 260 236, 190 238', 'slash', look, look.random.chance(0.6)) +
          exhaust('460 300, 260 320, 200 326', 'slash', look, true),
      peg(930, 240, look),
      pipe('960 250, 1040 330', 18, chrome),
    ].join(''),
    reach: [-400, 1950],
    engine: { x: 720, y: 470, half: 450 },
    wheel: { x: 1540, y: 360, half: 510 },
  };
}
