import type { Look } from '../look.ts';
import { arch, chain, fork, shock, stand, swingarm } from '../parts/chassis.ts';
import { cover, engine } from '../parts/engines.ts';
import { exhaust, peg } from '../parts/exhaust.ts';
import { grip, mirror } from '../parts/handlebar.ts';
import { indicator, tailLamp, tailPlate } from '../parts/lamps.ts';
import { wheel } from '../parts/wheels.ts';
import { disc, fill, line, panel, pipe, shape, track } from '../svg.ts';
import type { SideView } from './sideView.ts';

const BASE = 1245;
const RADIUS = 284;

function wheels(look: Look, sporty: boolean): string {
  const style = sporty
    ? look.random.pick(['five', 'ten', 'swirl'] as const)
    : look.random.pick(['spoke', 'spoke', 'five'] as const);
  const tone = style === 'spoke' ? look.chrome : look.black;
  const rim = sporty ? 222 : 232;
  return (
    wheel({ x: 0, radius: RADIUS, rim, style, brake: sporty ? 105 : 0, tone }, look) +
    wheel(
      { x: BASE, radius: RADIUS, rim, style, brake: sporty || look.random.chance(0.5) ? 112 : 0, tone },
      look,
    )
  );
}

const basket = (look: Look) => {
  const bars = [0, 1, 2, 3, 4]
    .map((at) => `M${1040 + at * 50} ${890 + at * 3}L${1062 + at * 36} 700`)
    .join('');
  return (
    line(bars, look.black.base, 7) +
    line('M1020 886L1250 900M1034 826L1236 838M1048 764L1222 772M1062 700H1208', look.black.light, 8)
  );
};

/** The family bike: leg shield, lying engine, flat seat (Wave, Dream, Sirius, Future). */
export function familyUnderbone(look: Look): SideView {
  const { paint, plastic, black, seat, chrome, accent } = look;
  const cream = look.fittings.twoTone;
  const shield = panel(
    shape(
      '1000 905 40, 1066 800 90, 1046 640 90, 962 500 60, 902 330 40, 838 296 30, 800 330 30, 838 470 50, 862 640 70, 905 850 40',
    ),
    cream ? accent : paint,
    15,
  );
  const spine = panel(
    shape(
      '905 770 60, 860 620 90, 760 566 90, 610 620 60, 520 690 30, 470 470 40, 600 440 60, 760 430 60, 880 460 30',
    ),
    plastic,
    12,
  );
  const tail = panel(
    shape(
      '640 690 70, 520 500 80, 330 440 40, 250 500 70, 70 590 90, -250 690 40, -330 772 30, -180 776 60, 300 726 90, 560 716 40',
    ),
    paint,
    16,
  );
  const stripe = fill(
    shape('480 620 40, 260 610 40, 20 668 50, -160 722 20, 60 690 50, 300 652 60, 500 660 20'),
    accent.base,
    'opacity="0.92"',
  );
  return {
    art: [
      wheels(look, false),
      fork([BASE, RADIUS], [1020, 748], 'slim', look),
      swingarm([440, 300], [0, RADIUS], 46, look.black),
      look.left
        ? panel(shape('470 380 40, 30 366 60, -70 320 60, -70 240 60, 40 208 50, 470 260 40'), black, 10)
        : '',
      pipe('420 330, 540 480', 44, black),
      shock([30, 300], [90, 600], chrome, look),
      engine('horizontal', 590, 336, look),
      tailPlate(-300, 560, look),
      panel(
        shape(
          '-110 720 20, -250 680 60, -340 560 30, -372 440 10, -352 436 10, -300 560 40, -190 640 40, 0 640 30',
        ),
        plastic,
        8,
      ),
      spine,
      tail,
      stripe,
      panel(
        shape(
          '640 752 50, 600 706 30, 300 716 80, -60 758 60, -200 776 10, -190 822 40, -60 838 60, 240 800 120, 500 802 70',
        ),
        seat,
        12,
      ),
      line('M150 806L146 744', look.seat.shade, 5),
      pipe('40 788, -240 832 50, -320 800', 22, chrome),
      tailLamp('-330 776 16, -348 716 16, -250 690 12, -232 764 10', look),
      indicator(-214, 662, look, -1),
      panel(arch(BASE, RADIUS, 292, 318, 14, 150), cream ? accent : paint, 8),
      panel(
        shape('1196 600 14, 1120 640 20, 1108 556 10, 1190 420 20, 1226 420 10'),
        cream ? accent : paint,
        9,
      ),
      shield,
      fill(
        shape('1030 640 30, 960 520 50, 906 400 30, 930 540 40, 978 690 30'),
        (cream ? accent : paint).shade,
      ),
      line(track('896 800, 872 640 60, 846 470'), (cream ? accent : paint).deep, 9),
      look.fittings.basket ? basket(look) : '',
      panel(shape('1090 968 40, 1076 884 30, 980 850 30, 890 900 30, 900 976 40, 980 1010 40'), paint, 11),
      fill(shape('1096 966 30, 1084 890 20, 1040 888 20, 1034 962 20'), look.lamp),
      line('M1046 956L1050 896', '#ffffff', 6, 'opacity="0.7"'),
      indicator(1030, 826, look),
      grip(900, 962, look),
      mirror(926, 972, 'leaf', look),
      look.left
        ? stand(560, 210, look) +
          pipe('640 250, 500 222', 18, look.metal) +
          pipe('720 280, 640 240', 14, look.metal)
        : pipe('760 380, 790 300 50, 700 214 40, 540 190', 34, chrome) +
          exhaust('560 192, 200 222, 110 232', 'long', look, true),
      peg(590, 214, look),
      pipe('520 236, 330 250', 16, black),
      disc(330, 250, 14, black.deep),
    ].join(''),
    reach: [-385, 1530],
    engine: { x: 620, y: 360, half: 420 },
    wheel: { x: 1210, y: 300, half: 470 },
  };
}

/** Sport underbone: upright liquid-cooled engine under a slim spine, sharp tail (Exciter, Winner, Raider). */
export function sportUnderbone(look: Look): SideView {
  const { paint, plastic, black, seat, accent } = look;
  const tail = panel(
    shape(
      '640 716 60, 560 560 40, 400 540 30, 260 640 40, -60 744 40, -322 838 10, -300 872 16, -120 836 50, 180 770 60, 420 728 60',
    ),
    paint,
    14,
  );
  const nose = panel(
    shape(
      '1006 920 24, 1080 830 24, 1104 690 40, 1010 560 50, 930 356 16, 850 300 14, 770 360 20, 830 520 40, 700 560 60, 620 640 30, 640 700 24, 800 690 60, 900 730 30',
    ),
    paint,
    16,
  );
  return {
    art: [
      wheels(look, true),
      fork([BASE, RADIUS], [1010, 762], 'slim', look),
      swingarm([430, 330], [0, RADIUS], 66, black),
      look.left ? chain([470, 330], [0, RADIUS], look) : '',
      shock([290, 344], [420, 640], look.paint, look),
      panel(shape('640 690 20, 900 640 30, 880 520 30, 600 520 30, 420 560 20, 430 640 20'), black, 12),
      engine('twin', 600, 366, look, 0.86),
      panel(shape('860 520 10, 900 500 10, 860 330 10, 820 340 10'), plastic, 8),
      tailPlate(-300, 580, look),
      panel(
        shape(
          '-90 760 20, -250 740 30, -340 580 20, -366 480 8, -346 474 8, -280 600 30, -140 690 30, 40 690 20',
        ),
        plastic,
        8,
      ),
      tail,
      nose,
      fill(
        shape('1060 660 30, 980 560 40, 902 370 10, 866 330 10, 880 480 40, 940 640 30, 1000 720 20'),
        accent.base,
      ),
      fill(shape('1040 640 20, 984 580 40, 920 430 10, 930 540 30, 980 650 20'), black.base),
      fill(
        shape('540 640 20, 320 690 40, 40 772 30, -180 828 10, 60 742 40, 330 640 30, 520 590 10'),
        accent.base,
      ),
      line('M700 640L920 690', paint.light, 6),
      panel(
        shape('660 762 50, 640 706 24, 420 724 60, 230 760 20, 210 812 30, 440 790 70, 600 796 40'),
        seat,
        11,
      ),
      panel(shape('230 806 20, 180 772 20, -150 842 30, -190 880 20, -60 884 40, 140 856 40'), seat, 10),
      tailLamp('-316 868 10, -318 836 10, -200 806 10, -190 840 10', look),
      indicator(-230, 716, look, -1),
      panel(
        shape(
          '1420 470 14, 1360 540 40, 1240 596 60, 1120 590 20, 1060 500 16, 1160 560 40, 1260 560 60, 1360 500 40',
        ),
        paint,
        9,
      ),
      panel(shape('1200 590 14, 1130 590 14, 1170 430 14, 1220 420 14'), paint, 9),
      fill(shape('1082 826 16, 1098 740 20, 1044 770 20, 1020 836 16'), look.lamp),
      line('M1084 812L1034 824', '#ffffff', 5, 'opacity="0.8"'),
      panel(shape('1060 950 24, 1080 870 24, 980 860 24, 900 900 20, 910 960 24'), plastic, 9),
      fill(shape('1066 940 10, 1112 838 30, 1060 846 10, 1020 930 10'), look.glass, 'opacity="0.75"'),
      indicator(1040, 710, look),
      grip(900, 950, look),
      mirror(930, 962, 'leaf', look),
      look.left
        ? stand(520, 230, look) + pipe('600 270, 480 250', 18, look.metal)
        : pipe('780 420, 800 300 50, 700 200 40, 500 190', 40, look.chrome) +
          exhaust('520 192, 300 240, 230 262', 'oval', look),
      peg(540, 290, look),
      cover(430, 340, 34, look.black, look),
    ].join(''),
    reach: [-385, 1530],
    engine: { x: 640, y: 400, half: 420 },
    wheel: { x: 1210, y: 310, half: 470 },
  };
}
