import type { Light } from '../light.ts';
import type { Random } from '../random.ts';
import { type Corner, disc, fill, num, shape } from '../svg.ts';

/** The size of every picture, in pixels, y downwards; machines stand at FLOOR. */
export const WIDTH = 1600;
export const HEIGHT = 1200;
export const FLOOR = 990;

/** What the parts of one scene share: its generator and the light of the hour. */
export type Scene = { random: Random; light: Light };
export type DrawScene = (scene: Scene) => string;

/** Sky in flat bands, with a sun when the hour has one. */
export function sky({ light, random }: Scene, horizon: number): string {
  const sun = light.sun
    ? disc(random.between(200, 1400), horizon - random.between(90, 330), random.between(70, 110), light.sun)
    : '';
  return (
    `<path d="M0 0H1600V1200H0Z" fill="${light.sky}"/>` +
    sun +
    `<path d="M0 ${num(horizon - 190)}C400 ${num(horizon - 250)} 900 ${num(horizon - 130)} 1600 ${num(horizon - 210)}V${horizon + 20}H0Z" fill="${light.low}" opacity="0.65"/>`
  );
}

/** Long flat clouds. */
export function clouds({ random, light }: Scene, count: number, top: number, bottom: number): string {
  return Array.from({ length: count }, () => {
    const [x, y, w] = [random.between(-100, 1500), random.between(top, bottom), random.between(180, 420)];
    const h = w * random.between(0.1, 0.16);
    return fill(
      shape([
        [x, y, h],
        [x + w * 0.2, y - h, h],
        [x + w * 0.45, y - h * 1.1, h],
        [x + w * 0.6, y - h * 2, h * 1.4],
        [x + w * 0.85, y - h, h],
        [x + w, y, h],
      ]),
      light.low,
      'opacity="0.8"',
    );
  }).join('');
}

/** A skyline from side to side, closed at the foot; `rough` is how much a step may rise or fall. */
export function ridge(
  { random }: Scene,
  base: number,
  rough: number,
  steps: number,
  foot: number,
  colour: string,
  round = 60,
): string {
  const corners: Corner[] = [[-60, foot]];
  for (let step = 0; step <= steps; step += 1)
    corners.push([-60 + (1720 / steps) * step, base - random.between(0, rough), round]);
  corners.push([1660, foot]);
  return fill(shape(corners), colour);
}

/** A round-topped bush or tree crown made of a few lobes. */
export function foliage(
  { random }: Scene,
  x: number,
  y: number,
  size: number,
  colour: string,
  lit: string,
): string {
  const lobes = Array.from({ length: 5 }, (_, at) => {
    const angle = (at / 5) * Math.PI * 2 + random.between(0, 0.6);
    return disc(
      x + Math.cos(angle) * size * 0.5,
      y + Math.sin(angle) * size * 0.36,
      size * random.between(0.42, 0.58),
      colour,
    );
  });
  return (
    lobes.join('') +
    disc(x - size * 0.2, y - size * 0.34, size * 0.3, lit) +
    disc(x + size * 0.3, y - size * 0.2, size * 0.22, lit)
  );
}

/** A palm: bent trunk, arched leaves. */
export function palm(
  { random, light }: Scene,
  x: number,
  foot: number,
  height: number,
  lean: number,
): string {
  const [tx, ty] = [x + lean, foot - height];
  const trunk = shape([
    [x - 16, foot],
    [x - 8 + lean * 0.3, foot - height * 0.5, 80],
    [tx - 7, ty],
    [tx + 8, ty],
    [x + 12 + lean * 0.3, foot - height * 0.5, 80],
    [x + 18, foot],
  ]);
  const leaves = Array.from({ length: 8 }, (_, at) => {
    const angle = (-200 + at * 32 + random.between(-8, 8)) * (Math.PI / 180);
    const reach = height * random.between(0.34, 0.44);
    const [ex, ey] = [tx + Math.cos(angle) * reach, ty + Math.sin(angle) * reach * 0.7 + reach * 0.3];
    const [mx, my] = [tx + Math.cos(angle) * reach * 0.6, ty + Math.sin(angle) * reach * 0.75 - reach * 0.16];
    return fill(
      `M${num(tx)} ${num(ty)}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}Q${num(mx)} ${num(my + reach * 0.26)} ${num(tx)} ${num(ty + 8)}Z`,
      light.scenery(at % 2 ? '#4a7450' : '#3b6245'),
    );
  });
  return fill(trunk, light.scenery('#8a6d50')) + leaves.join('');
}
