import type { Look } from '../look.ts';
import { arch, fork, shock, stand, swingarm } from '../parts/chassis.ts';
import { engine } from '../parts/engines.ts';
import { peg } from '../parts/exhaust.ts';
import { grip, mirror } from '../parts/handlebar.ts';
import { indicator, roundLamp, tailLamp, tailPlate } from '../parts/lamps.ts';
import { wheel } from '../parts/wheels.ts';
import { line, panel, pipe, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';

/** Electric roadster of local make: clean tank line over a ribbed battery case, no pipe. */
export function electricNaked(look: Look): SideView {
  const { paint, black, seat, plastic, accent, chrome } = look;
  const [base, radius] = [1320, 300];
  const tone = look.random.pick([black, look.metal]);
  return {
    art: [
      wheel({ x: 0, radius, rim: 226, style: 'ten', brake: 0, tone, hub: 118 }, look),
      wheel({ x: base, radius, rim: 232, style: 'ten', brake: 130, tone }, look),
      panel(arch(0, radius, 312, 330, 50, 176), plastic, 7),
      tailPlate(-300, 470, look),
      swingarm([420, 330], [0, radius], 56, black),
      shock([60, 370], [200, 700], accent, look),
      engine('block', 620, 400, look, 1.02),
      pipe('1060 830, 960 640 60, 880 300 60, 440 270 60, 330 700 60, -120 760', 40, black),
      fork([base, radius], [1070, 900], 'classic', look),
      panel(arch(base, radius, 314, 332, 44, 150), paint, 8),
      line(`M${base} ${radius}L${base - 130} 610`, black.base, 10),
      panel(
        shape(
          '1030 790 40, 1050 870 50, 920 920 90, 720 900 100, 600 830 40, 560 770 20, 700 740 50, 920 720 60',
        ),
        paint,
        17,
      ),
      line(track('1000 830, 820 850 90, 640 800'), accent.base, 9),
      panel(
        shape(
          '600 826 40, 560 760 30, 200 750 50, -160 780 30, -220 816 30, -120 850 40, 180 812 90, 430 816 50',
        ),
        seat,
        12,
      ),
      line('M120 816L118 756', seat.shade, 5),
      tailLamp('-196 790 12, -252 790 14, -240 750 10, -180 756 10', look),
      indicator(-190, 710, look, -1),
      panel(shape('500 740 30, 440 560 40, 320 600 40, 300 740 30'), paint, 11),
      pipe('1050 880, 1050 980 20, 980 1010', 28, black),
      roundLamp(1150, 880, 86, paint, look),
      indicator(1090, 810, look),
      pipe('1040 980, 1010 1030 20, 940 1040', 22, black),
      grip(960, 1040, look, 0.2),
      mirror(990, 1050, 'round', look),
      line('M560 600L760 610', chrome.base, 4),
      look.left ? stand(520, 250, look) : '',
      peg(480, 300, look),
    ].join(''),
    reach: [-340, 1620],
    engine: { x: 600, y: 430, half: 420 },
    wheel: { x: 1270, y: 320, half: 480 },
  };
}
