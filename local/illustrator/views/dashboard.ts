import type { VariantName } from '../bodies/bodies.ts';
import { lightness, mix } from '../colour.ts';
import type { Look } from '../look.ts';
import { box, disc, fill, line, num, type Outline, panel, pipe, ring, shape } from '../svg.ts';
import { digits } from './digits.ts';

const spot = (x: number, y: number, radius: number, degrees: number) => {
  const angle = ((degrees + 90) * Math.PI) / 180;
  return `${num(x + Math.cos(angle) * radius)} ${num(y + Math.sin(angle) * radius)}`;
};

/** Needle dial: ticks from 45 to 315 degrees clockwise from the foot, an odometer window, a needle at rest. */
function dial(x: number, y: number, radius: number, mileage: string, look: Look, face: string): string {
  const ink = lightness(face) > 0.5 ? '#2a2c31' : '#efe9da';
  const ticks = (every: number, long: number) =>
    Array.from(
      { length: 270 / every + 1 },
      (_, at) =>
        `M${spot(x, y, radius - 26, 45 + at * every)}L${spot(x, y, radius - 26 - long, 45 + at * every)}`,
    ).join('');
  const text = Array.from({ length: 7 }, (_, at) => {
    const [tx, ty] = spot(x, y, radius - 92, 45 + at * 45)
      .split(' ')
      .map(Number) as [number, number];
    const label = String(at * 20);
    return digits(label, tx - label.length * 10, ty - 13, 24, ink);
  }).join('');
  const window_ = mileage
    ? box(x - 106, y + radius * 0.32, 212, 58, '#15161a', 8) +
      [...mileage]
        .map(
          (sign, at) =>
            box(x - 99 + at * 33.4, y + radius * 0.32 + 6, 30, 46, '#303339', 3) +
            digits(sign, x - 91.5 + at * 33.4, y + radius * 0.32 + 14, 30, '#f2ecdd'),
        )
        .join('')
    : '';
  return [
    disc(x, y + 8, radius + 10, look.black.deep),
    disc(x, y, radius + 6, look.chrome.shade),
    disc(x, y - 3, radius + 2, look.chrome.light),
    disc(x, y, radius - 8, face),
    line(ticks(9, 16), ink, 4),
    line(ticks(45, 34), ink, 8),
    mileage
      ? ''
      : line(
          `M${spot(x, y, radius - 34, 260)}A${radius - 34} ${radius - 34} 0 0 1 ${spot(x, y, radius - 34, 315)}`,
          look.signal,
          16,
        ),
    text,
    window_,
    line(`M${spot(x, y, -30, 46)}L${spot(x, y, radius - 60, 46)}`, look.signal, 10),
    disc(x, y, 27, look.black.base),
    disc(x - 4, y - 5, 12, look.black.light),
    fill(
      `M${num(x - radius * 0.72)} ${num(y - radius * 0.34)}Q${num(x - radius * 0.4)} ${num(y - radius * 0.86)} ${num(x + radius * 0.2)} ${num(y - radius * 0.82)}Q${num(x - radius * 0.3)} ${num(y - radius * 0.6)} ${num(x - radius * 0.56)} ${num(y - radius * 0.2)}Z`,
      '#ffffff',
      'opacity="0.14"',
    ),
  ].join('');
}

const lights = (x: number, y: number, look: Look, gap = 66) =>
  ['#4fa35e', look.amber, '#3f74b5', look.signal]
    .map((colour, at) => disc(x + at * gap, y, 16, at === 0 ? colour : mix(colour, '#1c1d21', 0.55)))
    .join('');

/** One flat screen, pale or dark, for what was built lately. */
function screen(
  x: number,
  y: number,
  w: number,
  h: number,
  mileage: string,
  look: Look,
  dark: boolean,
): string {
  const [ground, ink] = dark ? ['#14181c', '#dfeae4'] : ['#b9c4ad', '#23282a'];
  const faint = mix(ground, ink, 0.18);
  const steps = Array.from({ length: 14 }, (_, at) =>
    box(
      x + 46 + at * ((w - 92) / 14),
      y + 40 - at * 1.2,
      (w - 92) / 14 - 8,
      34 + at * 2.4,
      at < 3 ? ink : at > 11 ? mix(ground, look.signal, 0.75) : faint,
      3,
    ),
  ).join('');
  const fuel = Array.from({ length: 6 }, (_, at) =>
    box(x + w - 96, y + h - 64 - at * 30, 48, 22, at < 4 ? (dark ? '#6fb36f' : ink) : faint, 4),
  ).join('');
  return [
    box(x, y, w, h, ground, 22),
    steps,
    digits('00', x + w / 2 - 96, y + h * 0.34, 118, ink),
    fuel,
    line(`M${x + 44} ${y + h - 96}H${x + w - 150}`, faint, 4),
    digits(mileage, x + 56, y + h - 70, 40, ink),
    box(x + 56 + 6.3 * 33, y + h - 40, 34, 10, faint, 4),
    box(x + 50, y + h * 0.4, 84, 70, faint, 10),
    digits('0', x + 76, y + h * 0.4 + 16, 38, dark ? '#6fb36f' : ink),
    fill(`M${x + 30} ${y}H${x + w * 0.5}L${x + w * 0.3} ${y + h}H${x + 10}Z`, '#ffffff', 'opacity="0.07"'),
  ].join('');
}

const pod = (corners: Outline, look: Look) => panel(shape(corners), look.plastic, 18, -1);

function side(mirror: 1 | -1, look: Look, tone: Look['paint'], round: boolean): string {
  const art = [
    pipe('180 720, 460 640 80, 860 700', 50, tone, -1),
    pipe('560 652, 900 706', 92, look.rubber, -1),
    line('M600 640v58M650 646v60M700 654v60M750 662v60M800 670v60', look.rubber.deep, 8),
    panel(shape('420 580 30, 560 600 30, 566 706 30, 430 710 30'), look.black, 12, -1),
    box(462, 622, 56, 26, mirror > 0 ? look.signal : '#8e9294', 8),
    box(470, 664, 40, 20, look.plastic.light, 8),
    pipe('470 566, 640 520 50, 880 560', 26, look.metal, -1),
    pipe('420 600, 450 380 60, 520 230', 24, look.black, -1),
    round
      ? disc(590, 130, 136, tone === look.chrome ? look.chrome.shade : look.black.base) +
        disc(590, 130, 122, look.glass) +
        fill('M500 150L590 30L640 40L530 210Z', '#ffffff', 'opacity="0.35"')
      : panel(shape('440 220 50, 470 70 60, 760 30 90, 800 190 70'), look.black, 14, -1) +
        fill(shape('462 206 40, 488 88 50, 744 50 70, 776 180 60'), look.glass) +
        fill('M540 200L640 66L700 60L600 196Z', '#ffffff', 'opacity="0.35"'),
  ].join('');
  return `<g transform="translate(800 0) scale(${mirror} 1)">${art}</g>`;
}

/** What the rider sees: bars, mirrors and the instruments with the distance run. Drawn on the sheet, in pixels. */
export function dashboard(variant: VariantName, mileage: number, look: Look): string {
  const shown = String(Math.min(999999, Math.max(0, Math.round(mileage)))).padStart(6, '0');
  const { paint, chrome, black, plastic } = look;
  const round = ['retro', 'cub', 'classic', 'cruiser', 'e-retro', 'e-naked'].includes(variant);
  const step = ['city', 'retro', 'bigwheel', 'maxi', 'family', 'sporty', 'cub', 'e-city', 'e-retro'].includes(
    variant,
  );
  const tone = round ? chrome : black;
  const cream = variant === 'cub' || (round && look.random.chance(0.4));
  const face = cream ? '#efe7d3' : '#212328';
  const arms = side(-1, look, tone, round) + side(1, look, tone, round);
  const tank = step
    ? panel(shape('420 1240, 520 900 120, 800 860 160, 1080 900 120, 1180 1240'), paint, 22, -1) +
      disc(800, 1060, 46, plastic.base) +
      disc(800, 1060, 34, chrome.shade) +
      box(792, 1036, 16, 48, black.deep, 6)
    : panel(shape('380 1260, 460 960 180, 800 880 200, 1140 960 180, 1220 1260'), paint, 24, -1) +
      disc(800, 1090, 92, chrome.shade) +
      disc(798, 1086, 82, chrome.base) +
      ring(800, 1088, 56, 6, chrome.shade) +
      box(786, 1064, 28, 46, black.deep, 8);
  const electric = variant.startsWith('e-');
  const cluster =
    electric || ['maxi', 'touring', 'adventure', 'fairing', 'street', 'dirt'].includes(variant)
      ? pod('480 480 60, 560 400 60, 1040 400 60, 1120 480 60, 1090 850 70, 510 850 70', look) +
        screen(530, 440, 540, 340, shown, look, electric || look.random.chance(0.6)) +
        lights(700, 812, look)
      : round
        ? variant === 'classic' && look.random.chance(0.6)
          ? dial(590, 600, 196, shown, look, face) +
            dial(1010, 600, 196, '', look, face) +
            box(740, 700, 120, 30, black.base, 10) +
            lights(752, 715, look, 32)
          : panel(
              shape('480 640 90, 540 360 120, 1060 360 120, 1120 640 90, 1040 900 110, 560 900 110'),
              step ? paint : look.black,
              20,
              -1,
            ) +
            dial(800, 620, 228, shown, look, face) +
            lights(700, 880, look)
        : pod('430 620 70, 520 380 90, 1080 380 90, 1170 620 70, 1080 870 80, 520 870 80', look) +
          dial(800, 610, 208, shown, look, face) +
          box(500, 560, 74, 150, '#15161a', 14) +
          Array.from({ length: 5 }, (_, at) =>
            box(512, 680 - at * 27, 50, 20, at < 3 ? '#cfe0c4' : '#33363b', 4),
          ).join('') +
          disc(1066, 580, 30, '#15161a') +
          disc(1066, 580, 18, '#4fa35e') +
          disc(1066, 670, 30, '#15161a') +
          disc(1066, 670, 18, mix(look.amber, '#15161a', 0.5));
  const cowl =
    step && !round
      ? panel(
          shape('300 760 90, 420 420 140, 800 300 200, 1180 420 140, 1300 760 90, 1120 960 90, 480 960 90'),
          paint,
          24,
          -1,
        )
      : '';
  return arms + tank + cowl + cluster;
}
