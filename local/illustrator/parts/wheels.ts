import type { Tone } from '../colour.ts';
import type { Look } from '../look.ts';
import { type Corner, disc, fill, group, line, num, ring, shape } from '../svg.ts';

export type WheelStyle = 'spoke' | 'five' | 'ten' | 'three' | 'swirl' | 'solid';

export type Wheel = {
  x: number;
  /** Outer radius of the tyre and of the rim, in millimetres. */
  radius: number;
  rim: number;
  style: WheelStyle;
  /** Radius of the brake disc, 0 for a drum. */
  brake: number;
  tone: Tone;
  knobby?: boolean;
  whitewall?: boolean;
  /** Hub radius; electric hub motors are large. */
  hub?: number;
};

const around = (count: number, art: (index: number) => string) =>
  Array.from({ length: count }, (_, index) =>
    group(`rotate(${num((360 / count) * index)})`, art(index)),
  ).join('');

function spokes(rim: number, hub: number, tone: Tone): string {
  const half = 18;
  const run = (lean: number) =>
    Array.from({ length: half }, (_, index) => {
      const angle = (index / half) * Math.PI * 2;
      const far = angle + lean;
      return `M${num(Math.cos(angle) * hub)} ${num(Math.sin(angle) * hub)}L${num(Math.cos(far) * rim)} ${num(Math.sin(far) * rim)}`;
    }).join('');
  return line(run(0.42), tone.shade, 3.4) + line(run(-0.3), tone.light, 3);
}

function arms(style: WheelStyle, rim: number, hub: number, tone: Tone): string {
  const arm = (root: number, tip: number, bend: number): Corner[] => [
    [-root, hub * 0.6],
    [-tip + bend, rim],
    [tip + bend, rim],
    [root, hub * 0.6],
  ];
  const lit = (corners: Corner[]) => {
    const edge: Corner[] = [corners[0] as Corner, corners[1] as Corner];
    return (
      fill(shape(corners), tone.base) +
      line(`M${edge[0]?.slice(0, 2).join(' ')}L${edge[1]?.slice(0, 2).join(' ')}`, tone.light, 5)
    );
  };
  if (style === 'five')
    return around(
      5,
      () =>
        lit(arm(26, 19, 0)) +
        fill(
          shape([
            [-9, hub + 14, 4],
            [-7, rim - 26, 4],
            [7, rim - 26, 4],
            [9, hub + 14, 4],
          ]),
          tone.shade,
        ),
    );
  if (style === 'ten') return around(5, () => lit(arm(12, 8, -34)) + lit(arm(12, 8, 34)));
  if (style === 'three')
    return around(
      3,
      () =>
        lit(arm(40, 26, 0)) +
        fill(
          shape([
            [-15, hub + 12, 8],
            [-12, rim - 30, 8],
            [12, rim - 30, 8],
            [15, hub + 12, 8],
          ]),
          tone.deep,
        ),
    );
  if (style === 'swirl')
    return around(6, () =>
      lit([
        [-14, hub * 0.6],
        [-4, rim * 0.6, 40],
        [24, rim],
        [46, rim],
        [20, rim * 0.55, 40],
        [14, hub * 0.6],
      ]),
    );
  return (
    disc(0, 0, rim, tone.shade) +
    disc(0, 0, rim * 0.8, tone.base) +
    around(12, () => disc(0, rim * 0.66, 10, tone.deep))
  );
}

function tyre({ radius, rim, knobby, whitewall }: Wheel, look: Look): string {
  const { rubber } = look;
  const wide = radius - rim;
  const blocks = (Math.PI * 2 * radius) / (knobby ? 60 : 200);
  return [
    knobby
      ? ring(0, 0, radius - 4, 18, rubber.base, `stroke-dasharray="${num(blocks * 20)} ${num(blocks * 9)}"`)
      : '',
    ring(0, 0, rim + wide / 2 - (knobby ? 4 : 0), wide - (knobby ? 8 : 0), rubber.base),
    ring(0, 0, rim + wide * 0.86, wide * 0.14, rubber.shade),
    whitewall
      ? ring(0, 0, rim + wide * 0.5, wide * 0.34, '#e9e2d2')
      : ring(0, 0, rim + wide * 0.5, wide * 0.1, rubber.light, 'opacity="0.7"'),
    ring(0, 0, rim + wide * 0.08, wide * 0.16, rubber.deep),
  ].join('');
}

function discBrake(radius: number, look: Look): string {
  const { metal } = look;
  const holes = (at: number, gap: number) =>
    ring(0, 0, at, 7, metal.deep, `stroke-linecap="round" stroke-dasharray="0.1 ${num(gap)}"`);
  return [
    ring(0, 0, radius - 17, 34, metal.base),
    ring(0, 0, radius - 2, 3, metal.light),
    holes(radius - 10, 22),
    holes(radius - 24, 19),
    ring(0, 0, radius - 35, 4, metal.deep),
    around(5, () =>
      fill(
        shape([
          [-10, 18],
          [-6, radius - 32],
          [6, radius - 32],
          [10, 18],
        ]),
        look.black.base,
      ),
    ),
  ].join('');
}

/** The caliper gripping the disc: behind the fork in front, above the swinging arm behind. */
function caliper(radius: number, degrees: number, look: Look): string {
  const { black, metal } = look;
  const body = shape([
    [radius - 46, 42, 12],
    [radius + 8, 46, 18],
    [radius + 16, 0, 10],
    [radius + 8, -46, 18],
    [radius - 46, -42, 12],
  ]);
  return group(
    `rotate(${degrees})`,
    fill(body, black.base),
    fill(
      shape([
        [radius - 10, 34, 8],
        [radius + 6, 32, 8],
        [radius + 10, 0, 6],
        [radius + 6, -32, 8],
        [radius - 10, -34, 8],
      ]),
      black.light,
    ),
    disc(radius - 24, 22, 8, metal.base),
    disc(radius - 24, -22, 8, metal.base),
  );
}

/** One wheel on the ground, seen from the side, with its brake. What lies between the spokes stays open. */
export function wheel(spec: Wheel, look: Look): string {
  const { rim, style, brake, tone, hub = brake ? 38 : 62 } = spec;
  const { metal, black } = look;
  const tilt = look.random.between(0, 70);
  const art = [
    tyre(spec, look),
    ring(0, 0, rim - 11, 24, tone.base),
    ring(0, 0, rim - 3, 6, tone.light),
    ring(0, 0, rim - 21, 5, tone.shade),
    style === 'spoke'
      ? spokes(rim - 16, hub * 0.86, look.chrome)
      : group(`rotate(${num(tilt)})`, arms(style, rim - 14, hub, tone)),
    brake ? discBrake(brake, look) + caliper(brake, spec.x === 0 ? 52 : 158, look) : '',
    disc(0, 0, hub, brake ? black.light : metal.shade),
    ring(0, 0, hub - 5, 6, brake ? black.base : metal.base),
    brake ? '' : ring(0, 0, hub * 0.66, 4, metal.light),
    disc(0, 0, Math.min(26, hub * 0.6), metal.base),
    disc(0, 0, 14, metal.deep),
    disc(2, 3, 8, metal.light),
  ];
  return group(`translate(${num(spec.x)} ${num(spec.radius)})`, ...art);
}
