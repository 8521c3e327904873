import type { BikeSpec } from './bikeSpec.ts';
import { sideViewOf, variantOf } from './bodies/bodies.ts';
import type { Focus, SideView } from './bodies/sideView.ts';
import { type Light, lightOf } from './light.ts';
import { type Look, lookOf } from './look.ts';
import type { PaintName } from './paint.ts';
import { seeded } from './random.ts';
import { FLOOR, HEIGHT, WIDTH } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';
import { group, num, oval, sheet } from './svg.ts';
import { dashboard } from './views/dashboard.ts';
import { FRONT_VIEWS } from './views/front/frontViews.ts';
import { REAR_VIEWS } from './views/rear/rearViews.ts';

/** Second colours that sit well with a first one. */
const PARTNERS: Partial<Record<PaintName, readonly PaintName[]>> = {
  red: ['white', 'black', 'cream'],
  maroon: ['cream', 'silver'],
  orange: ['black', 'white'],
  yellow: ['black', 'white'],
  cream: ['brown', 'maroon', 'moss'],
  green: ['white', 'cream', 'yellow'],
  mint: ['cream', 'white'],
  blue: ['white', 'silver', 'yellow'],
  navy: ['silver', 'orange', 'cream'],
  white: ['red', 'blue', 'black'],
  black: ['red', 'silver', 'yellow'],
  grey: ['orange', 'black', 'white'],
  silver: ['black', 'red'],
};

const shadow = (x: number, y: number, rx: number, light: Light) => {
  const { colour, opacity } = light.shadow;
  return (
    oval(x, y, rx, rx * 0.062, colour, `opacity="${num(opacity * 0.5)}"`) +
    oval(x, y - 2, rx * 0.86, rx * 0.038, colour, `opacity="${num(opacity)}"`)
  );
};

function whole({ art, reach: [rear, front] }: SideView, left: boolean, light: Light, nudge: number): string {
  const scale = 1270 / (front - rear);
  const middle = (front + rear) / 2;
  const flip = left ? -1 : 1;
  const touch = (x: number) =>
    oval(800 + nudge + flip * scale * (x - middle), FLOOR + 1, 92, 9, light.shadow.colour, 'opacity="0.55"');
  return (
    shadow(800 + nudge, FLOOR + 6, 610, light) +
    touch(0) +
    touch(front - 300) +
    group(
      `translate(${num(800 + nudge)} ${FLOOR}) scale(${(flip * scale).toFixed(4)} ${(-scale).toFixed(4)}) translate(${num(-middle)} 0)`,
      art,
    )
  );
}

function close({ art }: SideView, { x, y, half }: Focus, left: boolean): string {
  const scale = WIDTH / 2 / half;
  const flip = left ? -1 : 1;
  return group(
    `translate(800 620) scale(${(flip * scale).toFixed(4)} ${(-scale).toFixed(4)}) translate(${num(-x)} ${num(-y)})`,
    art,
  );
}

function upright(art: string, light: Light, lean: number): string {
  return shadow(800, 1052, 300, light) + group(`translate(800 1050) rotate(${lean}) scale(0.76 -0.76)`, art);
}

function machine(spec: BikeSpec, light: Light): string {
  const random = seeded(`${spec.seed}/machine`);
  const variant = variantOf(spec.body, spec.variant, random);
  const partner = random.pick<PaintName>(PARTNERS[spec.colour] ?? ['white', 'black']);
  const mileage = spec.mileage ?? Math.round(random.between(900, 62000));
  const nudge = random.between(-34, 34);
  const left = spec.view === 'side-left';
  const look: Look = lookOf({
    paint: spec.colour,
    accent: partner,
    light,
    random: seeded(`${spec.seed}/parts`),
    left,
    close: spec.view.startsWith('detail'),
  });
  if (spec.view === 'detail-dashboard') return dashboard(variant, mileage, look);
  const lean = ['scooter', 'underbone', 'electric'].includes(spec.body) ? 0 : 3;
  if (spec.view === 'front') return upright(FRONT_VIEWS[variant](look), light, lean);
  if (spec.view === 'rear') return upright(REAR_VIEWS[variant](look), light, -lean);
  const bike = sideViewOf(spec.body, variant)(look);
  if (spec.view === 'detail-engine') return close(bike, bike.engine, false);
  if (spec.view === 'detail-wheel') return close(bike, bike.wheel, false);
  return whole(bike, left, light, nudge);
}

/** How the camera sees the place from each view: sideways flip, zoom and the point it turns on. */
function backdrop(spec: BikeSpec, light: Light): string {
  const art = SCENES[spec.scene]({ random: seeded(`${spec.seed}/${spec.scene}`), light });
  const close = spec.view.startsWith('detail');
  if (spec.view === 'side') return art;
  if (spec.view === 'side-left') return group('translate(1600 0) scale(-1 1)', art);
  if (close)
    return `${group(
      spec.view === 'detail-dashboard'
        ? 'translate(-400 -240) scale(1.5)'
        : 'translate(-720 -720) scale(1.9)',
      art,
    )}<path d="M0 0H1600V1200H0Z" fill="${light.low}" opacity="0.34"/>`;
  return group(
    spec.view === 'front' ? 'translate(-130 -130) scale(1.16)' : 'translate(1730 -130) scale(-1.16 1.16)',
    art,
  );
}

/** A bike in its place as an SVG of 1600 by 1200; the same spec gives the same text. */
export function drawBike(spec: BikeSpec): string {
  const light = lightOf(spec.light);
  return sheet(WIDTH, HEIGHT, backdrop(spec, light) + machine(spec, light));
}
