import type { Look } from '../look.ts';
import { fork } from '../parts/chassis.ts';
import { grip, mirror } from '../parts/handlebar.ts';
import { indicator, tailLamp, tailPlate } from '../parts/lamps.ts';
import { hubMotor, swingUnit } from '../parts/swingUnit.ts';
import { wheel } from '../parts/wheels.ts';
import { fill, line, panel, pipe, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';

const BASE = 1280;
const RADIUS = 256;

/** The everyday step-through with crisp creases (Vision, Air Blade, Lead, Grande, Janus). */
function city(look: Look, electric: boolean): SideView {
  const { paint, plastic, seat, accent, black, chrome } = look;
  const style = look.random.pick(['five', 'ten', 'swirl'] as const);
  const tone = look.random.chance(0.7) ? look.black : look.metal;
  const { box } = look.fittings;
  const sharp = look.random.chance(0.5);
  const tail = shape(
    '620 700 40, 560 500 50, 400 400 60, 260 470 80, 60 560 90, -200 630 30, -380 740 16, -350 782 20, -180 760 60, 120 730 60, 420 740 50',
  );
  const apron = shape(
    '1010 930 40, 1090 830 40, 1150 660 40, 1130 560 30, 1060 500 60, 980 330 40, 900 260 30, 840 300 20, 900 420 50, 950 560 60, 950 740 60, 940 880 40',
  );
  const floor = shape(
    '960 430 60, 930 270 30, 840 216 30, 500 214 30, 380 260 30, 360 380 40, 520 430 60, 580 560 40, 640 560 30, 640 400 60, 720 330 40, 860 330 40',
  );
  return {
    art: [
      wheel({ x: 0, radius: RADIUS, rim: 190, style, brake: 0, tone, hub: electric ? 100 : 60 }, look),
      electric ? hubMotor(RADIUS, look) : swingUnit(RADIUS, look),
      wheel({ x: BASE, radius: RADIUS, rim: 190, style, brake: 105, tone }, look),
      fork([BASE, RADIUS], [1110, 590], 'slim', look),
      panel(
        shape(
          '80 610 30, -140 600 30, -330 520 30, -400 400 12, -370 394 12, -280 490 40, -100 560 40, 100 560 20',
        ),
        plastic,
        8,
      ),
      tailPlate(-312, 470, look),
      panel(floor, plastic, 13),
      panel(
        shape('420 430 40, 560 440 40, 610 640 40, 560 690 30, 380 640 60, 230 560 40, 250 470 60'),
        plastic,
        10,
      ),
      panel(tail, paint, 17),
      sharp
        ? fill(shape('560 640 30, 320 580 50, 60 640 50, -260 726 10, 20 690 60, 320 650 60'), paint.shade) +
          line(track('560 660, 320 640 70, 30 690 50, -270 738'), paint.light, 5)
        : fill(
            shape('540 600 40, 360 500 60, 120 590 60, -120 640 20, 140 640 60, 360 590 60'),
            accent.base,
            'opacity="0.9"',
          ),
      panel(apron, paint, 15),
      fill(shape('1120 640 20, 1050 560 50, 990 420 30, 1010 560 60, 1070 690 40'), paint.shade),
      line(track('962 880, 972 740 60, 964 560 60, 900 400'), paint.deep, 8),
      panel(
        shape(
          '1500 360 10, 1452 470 50, 1330 552 60, 1190 560 40, 1090 480 20, 1120 420 20, 1200 500 50, 1300 510 60, 1400 440 40, 1470 350 10',
        ),
        paint,
        10,
      ),
      fill(shape('1200 520 10, 1300 470 40, 1290 380 10, 1240 360 10'), plastic.base),
      panel(
        shape(
          '640 778 50, 630 716 30, 420 740 60, 120 732 60, -180 766 40, -210 810 30, -80 836 60, 160 800 70, 420 800 70',
        ),
        seat,
        12,
      ),
      line('M150 800L146 742', seat.shade, 5),
      pipe('-60 808, -250 832 40, -330 790', 24, black),
      tailLamp('-366 776 14, -392 722 14, -270 662 14, -230 690 16', look),
      indicator(-300, 640, look, -1),
      fill(shape('1098 800 24, 1140 690 16, 1096 700 30, 1050 800 30'), look.lamp),
      line('M1096 790L1126 712', '#fff', 6, 'opacity="0.7"'),
      panel(
        shape('1060 1000 40, 1104 920 30, 1050 880 30, 940 870 30, 880 920 30, 900 978 40, 980 1012 50'),
        paint,
        12,
      ),
      fill(shape('1090 944 20, 1106 910 14, 1040 884 20, 1030 924 20'), look.amber),
      fill(shape('1046 1010 20, 1092 950 20, 1036 950 16, 1000 1008 20'), plastic.base),
      grip(900, 960, look, 0.16),
      mirror(940, 976, 'leaf', look),
      box
        ? pipe('-90 790, -380 800', 18, black) +
          panel(shape('-110 820 40, -110 1000 90, -250 1080 60, -420 1050 80, -450 820 40'), plastic, 14) +
          line('M-112 930H-446', plastic.deep, 9) +
          fill(shape('-380 890 8, -452 890 8, -452 850 8, -380 850 8'), look.signal)
        : '',
      line('M420 236H830', chrome.shade, 5),
      electric ? line('M300 620L380 600', accent.base, 12) : '',
    ].join(''),
    reach: [-410, 1540],
    engine: { x: 120, y: 330, half: 440 },
    wheel: { x: 1240, y: 300, half: 470 },
  };
}

export const cityScooter = (look: Look) => city(look, false);
export const cityElectric = (look: Look) => city(look, true);
