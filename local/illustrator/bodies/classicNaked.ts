import type { Look } from '../look.ts';
import { arch, chain, fork, shock, stand, swingarm } from '../parts/chassis.ts';
import { engine } from '../parts/engines.ts';
import { exhaust, peg } from '../parts/exhaust.ts';
import { grip, mirror } from '../parts/handlebar.ts';
import { indicator, roundLamp, tailLamp, tailPlate } from '../parts/lamps.ts';
import { wheel } from '../parts/wheels.ts';
import { disc, fill, line, panel, pipe, ring, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';

/** Round lamp, teardrop tank, upright finned single, two dampers; half of them with a café hump. */
export function classicNaked(look: Look): SideView {
  const { paint, black, seat, chrome, accent } = look;
  const [base, front, rear] = [1400, 326, 318];
  const cafe = look.random.chance(0.35);
  const style = look.random.chance(0.65) ? 'spoke' : 'five';
  const tone = style === 'spoke' ? chrome : black;
  const bright = look.random.chance(0.6);
  const tank = shape(
    '1050 838 40, 1060 880 60, 960 938 90, 780 930 120, 640 840 50, 630 776 40, 720 752 60, 960 770 60',
  );
  return {
    art: [
      wheel({ x: 0, radius: rear, rim: 238, style, brake: look.left ? 0 : 110, tone }, look),
      wheel({ x: base, radius: front, rim: 258, style, brake: 145, tone }, look),
      panel(arch(0, rear, 332, 350, 40, 190), bright ? chrome : paint, 8),
      tailPlate(-330, 520, look),
      tailLamp('-300 700 14, -362 690 18, -362 640 18, -300 630 14', look),
      indicator(-250, 700, look, -1),
      pipe('1060 840, 960 560 60, 860 270 60, 420 240 60, 330 300', 40, black),
      pipe('1080 830, 640 760 40, 300 720, -200 726', 34, black),
      pipe('600 750, 440 420', 34, black),
      swingarm([430, 350], [0, rear], 46, black),
      look.left ? chain([470, 370], [0, rear], look) : '',
      engine('single', 640, 400, look, 1.06),
      panel(shape('520 730 30, 420 480 40, 250 520 50, 220 640 50, 330 730 30'), paint, 12),
      panel(shape('470 680 30, 410 560 30, 300 570 30, 290 650 30'), accent, 8),
      shock([-10, 350], [80, 720], look.random.chance(0.3) ? look.gold : black, look),
      fork([base, front], [1110, 930], 'classic', look),
      panel(arch(base, front, 344, 362, 42, 152), bright ? chrome : paint, 8),
      line(`M${base} ${front}L${base - 150} 660`, bright ? chrome.base : black.base, 10),
      cafe
        ? panel(shape('640 796 30, 610 748 30, 180 750 30, 150 800 20, 420 796 40'), seat, 10) +
          panel(shape('230 770 20, 150 900 60, -60 880 80, -280 770 30, -270 730 20, 200 740 20'), paint, 14)
        : panel(
            shape(
              '660 830 40, 620 764 30, 300 752 50, -180 752 30, -240 790 30, -210 836 30, -20 856 50, 210 820 90, 480 822 50',
            ),
            seat,
            13,
          ) +
          line('M190 824L186 756M80 846L78 756M300 818L298 758', seat.shade, 5) +
          pipe('40 770, -250 792 40, -290 740', 18, chrome),
      panel(tank, paint, 17),
      fill(shape('980 870 40, 820 900 80, 690 820 30, 780 800 60, 960 820 40'), accent.base),
      line(track('985 868, 820 898 80, 690 820'), look.gold.light, 5),
      disc(850, 936, 26, chrome.shade),
      disc(849, 938, 18, chrome.light),
      pipe('1090 900, 1090 1000 20, 1010 1030', 30, black),
      roundLamp(1190, 900, 92, look.random.chance(0.5) ? black : paint, look),
      disc(1100, 1010, 44, chrome.shade),
      fill(shape('1060 1000 10, 1076 1040 10, 1130 1022 10, 1120 970 10'), black.base),
      indicator(1130, 830, look),
      cafe
        ? pipe('1080 950, 960 920', 22, black) + grip(980, 930, look, 0.3) + mirror(960, 916, 'round', look)
        : pipe('1080 1000, 1060 1060 20, 960 1070', 22, chrome) +
          grip(980, 1070, look, 0.24) +
          mirror(1010, 1080, 'round', look, chrome),
      look.left
        ? stand(540, 240, look) + pipe('700 300, 580 270', 18, look.metal)
        : pipe('760 600, 880 540 50, 850 330 90, 700 250 40, 520 240', 46, bright ? chrome : black) +
          exhaust('540 240, 260 256, 180 262', bright ? 'slash' : 'stub', look, bright),
      peg(510, 300, look),
      ring(850, 936, 10, 2, chrome.shade),
    ].join(''),
    reach: [-370, 1726],
    engine: { x: 620, y: 470, half: 430 },
    wheel: { x: 1340, y: 340, half: 490 },
  };
}
