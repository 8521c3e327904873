import type { Tone } from '../colour.ts';
import type { Look } from '../look.ts';
import { box, disc, group, line, num, type Outline, panel, pipe, ring, shape } from '../svg.ts';

export type EngineKind = 'horizontal' | 'single' | 'twin' | 'four' | 'vee' | 'block';

/** Round cover with a ring of bolts. */
export function cover(x: number, y: number, radius: number, tone: Tone, look: Look): string {
  const bolts = num((Math.PI * 2 * (radius - 9)) / 8);
  return [
    disc(x, y, radius, tone.shade),
    disc(x - 2, y + 4, radius - 5, tone.base),
    ring(x, y, radius - 20, 5, tone.shade),
    ring(x - 1, y + 2, radius - 20, 2.5, tone.light),
    ring(x, y, radius - 9, 9, look.metal.light, `stroke-linecap="round" stroke-dasharray="0.1 ${bolts}"`),
    look.close
      ? ring(x, y, radius - 9, 4, look.metal.deep, `stroke-linecap="round" stroke-dasharray="0.1 ${bolts}"`)
      : '',
  ].join('');
}

/** Cooling fins, stacked from the root (0) upwards; the local y axis runs along the cylinder. */
function fins(width: number, height: number, count: number, tone: Tone): string {
  const step = height / count;
  return Array.from({ length: count }, (_, index) => {
    const y = index * step;
    const w = width * (index > count - 3 ? 0.9 : 1);
    return (
      box(-w / 2, y, w, step * 0.62, tone.base, 4) +
      box(-w / 2 + 4, y + step * 0.4, w - 8, step * 0.2, tone.light, 2)
    );
  }).join('');
}

/** A finned cylinder standing on (x, y), leaning by `lean` degrees towards the front. */
export function cylinder(
  x: number,
  y: number,
  width: number,
  height: number,
  lean: number,
  tone: Tone,
  look: Look,
): string {
  const head = shape([
    [-width * 0.42, height, 8],
    [-width * 0.46, height + 34, 20],
    [-width * 0.3, height + 74, 22],
    [width * 0.3, height + 74, 22],
    [width * 0.46, height + 34, 20],
    [width * 0.42, height, 8],
  ]);
  return group(
    `translate(${num(x)} ${num(y)}) rotate(${num(-lean)})`,
    box(-width * 0.4, -10, width * 0.8, height + 14, tone.deep, 6),
    fins(width, height, Math.max(5, Math.round(height / 24)), tone),
    panel(head, tone, 10),
    disc(0, height + 36, 19, look.chrome.shade),
    disc(-1, height + 38, 13, look.chrome.base),
  );
}

const crankcase = (corners: Outline, tone: Tone) => panel(shape(corners), tone, 13);

/** Lying single of the Cub family: cylinder forward, round clutch cover. */
function horizontal(look: Look): string {
  const { metal, engine, black } = look;
  return [
    cylinder(120, 20, 118, 132, 80, engine, look),
    crankcase('-210 70 40, -80 118 50, 90 108 40, 150 40 40, 110 -80 50, -60 -110 50, -200 -60 50', metal),
    cover(28, -8, 92, metal, look),
    cover(-128, 8, 62, metal, look),
    box(-40, 96, 110, 44, black.base, 10),
    pipe('20 118, -60 160 40, -150 170', 34, black),
  ].join('');
}

function single(look: Look): string {
  const { metal, engine, black } = look;
  return [
    pipe('-40 200, -130 206', 66, black),
    pipe('-120 210, -230 220', 90, look.plastic),
    cylinder(70, 60, 190, 190, 14, engine, look),
    crankcase(
      '-240 60 50, -150 120 40, 40 110 30, 170 70 50, 190 -40 60, 110 -140 60, -120 -140 60, -240 -70 50',
      metal,
    ),
    cover(70, -20, 108, metal, look),
    cover(-134, 8, 72, metal, look),
    line('M-60 -126H90', metal.light, 5),
  ].join('');
}

function twin(look: Look, wide = 1): string {
  const { metal, engine, black } = look;
  const block = shape('-40 60, -18 250 12, 30 300 20, 190 262 26, 205 60');
  return [
    pipe('-20 210, -120 240', 70, black),
    panel(block, engine, 12),
    line('M-10 120L196 100M-4 160L196 140M2 200L192 180', engine.deep, 8),
    line('M-8 128L196 108M-2 168L196 148M4 208L192 188', engine.light, 4),
    crankcase(
      '-250 90 50, -140 140 40, 60 110 30, 210 90 50, 220 -40 60, 150 -150 60, -140 -150 60, -250 -60 60',
      wide > 1 ? black : metal,
    ),
    cover(72, -18, 112, wide > 1 ? look.plastic : metal, look),
    cover(-140, 20, 70, wide > 1 ? look.plastic : metal, look),
    panel(shape('0 268 10, 26 316 20, 180 276 20, 186 236 10'), black, 9),
  ].join('');
}

function vee(look: Look): string {
  const { chrome, engine, metal } = look;
  return [
    cylinder(-50, 70, 178, 196, -24, engine, look),
    cylinder(90, 70, 178, 196, 30, engine, look),
    panel(shape('-60 150 20, 10 260 50, 90 150 20'), chrome, 10),
    panel(shape('-90 190 50, -80 290 50, 70 300 50, 90 190 50'), chrome, 12),
    ring(0, 243, 36, 5, chrome.shade),
    crankcase(
      '-260 60 60, -120 120 40, 120 120 40, 200 40 60, 170 -110 60, -140 -130 60, -260 -70 60',
      metal,
    ),
    cover(48, -14, 104, chrome, look),
    cover(-142, 2, 84, metal, look),
  ].join('');
}

/** Closed battery and motor case of an electric motorcycle. */
function block(look: Look): string {
  const { plastic, metal, accent } = look;
  const ribs = Array.from({ length: 6 }, (_, index) => `M${-150 + index * 56} 40V250`).join('');
  return [
    panel(shape('-210 -20 30, -190 300 40, 190 320 40, 240 20 40, 160 -110 40, -150 -110 40'), plastic, 14),
    line(ribs, plastic.shade, 14),
    line(ribs, plastic.light, 4),
    line('M-176 282L176 298', accent.base, 9),
    cover(-70, -30, 92, metal, look),
    disc(-70, -30, 34, metal.shade),
  ].join('');
}

/** The engine centred on its crankshaft. */
export function engine(kind: EngineKind, x: number, y: number, look: Look, size = 1): string {
  const art =
    kind === 'horizontal'
      ? horizontal(look)
      : kind === 'single'
        ? single(look)
        : kind === 'twin'
          ? twin(look)
          : kind === 'four'
            ? twin(look, 2)
            : kind === 'vee'
              ? vee(look)
              : block(look);
  return group(`translate(${num(x)} ${num(y)}) scale(${size})`, art);
}
