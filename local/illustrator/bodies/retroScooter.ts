import type { Look } from '../look.ts';
import { fork } from '../parts/chassis.ts';
import { grip, mirror } from '../parts/handlebar.ts';
import { tailLamp, tailPlate } from '../parts/lamps.ts';
import { hubMotor, swingUnit } from '../parts/swingUnit.ts';
import { wheel } from '../parts/wheels.ts';
import { disc, fill, line, oval, panel, pipe, ring, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';

const BASE = 1320;
const RADIUS = 236;

/** Pressed-steel scooter with round hips; `electric` leaves the silencer out. */
function retro(look: Look, electric: boolean): SideView {
  const { paint, chrome, seat, black, accent } = look;
  const whitewall = look.random.chance(0.3);
  const style = look.random.pick(['five', 'ten', 'solid'] as const);
  const { rack, twoTone: two } = look.fittings;
  const tone = style === 'solid' ? look.metal : look.black;
  const hips = shape(
    '585 640 60, 600 400 60, 520 250 50, 400 262 30, 330 400 90, 150 452 100, -70 400 90, -240 250 40, -330 300 50, -330 520 130, -230 690 90, 60 740 60, 480 730 60',
  );
  const cowl = shape(
    '430 610 90, 440 360 90, 330 280 60, 110 350 120, -120 390 110, -240 500 100, -150 650 90, 180 680 90',
  );
  const apron = shape(
    '1050 950 40, 1090 840 40, 1130 660 60, 1150 520 30, 1090 400 60, 960 300 60, 880 250 30, 540 236 24, 520 300 20, 600 330 30, 830 330 90, 940 450 90, 960 680 80, 985 930 30',
  );
  return {
    art: [
      wheel(
        {
          x: 0,
          radius: RADIUS,
          rim: 168,
          style: electric ? 'solid' : style,
          brake: 0,
          tone: electric ? look.metal : tone,
          whitewall,
          hub: electric ? 92 : 58,
        },
        look,
      ),
      electric ? hubMotor(RADIUS, look) : swingUnit(RADIUS - 4, look, true),
      fork([BASE, RADIUS], [1160, 560], 'link', look),
      wheel({ x: BASE, radius: RADIUS, rim: 168, style, brake: 100, tone, whitewall }, look),
      disc(BASE, RADIUS, 34, look.metal.base),
      disc(BASE - 3, RADIUS + 5, 22, look.metal.light),
      pipe(
        [
          [BASE, RADIUS],
          [BASE - 60, RADIUS + 110],
        ],
        42,
        look.metal,
      ),
      tailPlate(-270, 360, look),
      panel(hips, paint, 18),
      panel(cowl, two ? accent : paint, 18),
      line(
        track('430 600, 438 380 80, 330 290 50, 120 356'),
        (two ? accent : paint).deep,
        5,
        'opacity="0.5"',
      ),
      panel(apron, paint, 16),
      line(track('1000 920, 972 680 80, 950 450 90, 836 346 60, 600 342'), chrome.base, 8),
      line('M560 262H860', black.base, 16),
      line('M570 264H850', chrome.base, 5),
      panel(
        shape(
          '1040 640 50, 1180 640 80, 1420 560 80, 1540 330 30, 1500 290 30, 1380 300 50, 1260 310 50, 1130 330 40, 1090 430 60',
        ),
        paint,
        15,
      ),
      line(track('1500 300, 1380 312 40, 1260 320 40, 1140 340'), paint.deep, 7),
      fill(shape('1118 650 20, 1160 650 20, 1128 820 20, 1094 830 14'), two ? accent.base : paint.light),
      line('M1136 520L1156 640', paint.shade, 7),
      panel(
        shape(
          '560 812 50, 540 748 30, 60 744 40, -230 706 40, -250 760 40, -120 806 70, 200 800 60, 420 822 60',
        ),
        seat,
        13,
      ),
      line(track('540 752, 60 748, -226 716'), chrome.base, 8),
      line('M206 796L200 752', seat.shade, 6),
      rack
        ? pipe('-150 770, -220 800, -420 792 20, -420 770, -300 640', 15, chrome) +
          line('M-270 792L-300 650', chrome.base, 12)
        : pipe('-60 790, -230 800 50, -290 700', 17, chrome),
      tailLamp('-296 600 24, -352 560 30, -352 470 30, -312 460 20', look),
      oval(-286, 640, 26, 18, look.amber),
      panel(
        shape('1010 1010 60, 1100 1020 50, 1140 930 50, 1090 870 40, 980 880 40, 900 930 40, 910 972 30'),
        paint,
        12,
      ),
      oval(1116, 944, 24, 64, look.chrome.base),
      oval(1122, 944, 17, 54, look.lamp),
      line('M1120 920V966', '#ffffff', 7, 'opacity="0.75"'),
      oval(1098, 760, 13, 32, look.amber),
      grip(906, 968, look, 0.16),
      mirror(950, 990, 'round', look, chrome),
      ring(70, 600, 14, 5, chrome.base),
      electric
        ? fill(
            shape('300 560 10, 220 470 4, 270 470 4, 230 390 4, 330 500 4, 280 500 4, 330 560 10'),
            accent.base,
          )
        : '',
    ].join(''),
    reach: [-400, 1560],
    engine: { x: 140, y: 330, half: 440 },
    wheel: { x: 1270, y: 290, half: 470 },
  };
}

export const retroScooter = (look: Look) => retro(look, false);
export const retroElectric = (look: Look) => retro(look, true);
