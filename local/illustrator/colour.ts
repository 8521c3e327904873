type Rgb = [number, number, number];

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const write = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** From `from` towards `to` by `share` (0 to 1). @example mix('#000000', '#ffffff', 0.5) // => '#808080' */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return write(
    [0, 1, 2].map((at) => (a[at] as number) + ((b[at] as number) - (a[at] as number)) * share) as Rgb,
  );
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red, green, blue] = parse(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Towards its own grey by `share`. */
export function fade(hex: string, share: number): string {
  const grey = lightness(hex) * 255;
  return mix(hex, write([grey, grey, grey]), share);
}

/** Three printing passes of one ink, and a fourth for the deepest folds. */
export type Tone = { base: string; light: string; shade: string; deep: string };

const INK = '#12141a';

/** The tones of one colour: dark inks get more light, pale inks get more shade. */
export function toneOf(base: string): Tone {
  const dark = 1 - lightness(base);
  return {
    base,
    light: mix(base, '#fff8ec', 0.16 + 0.16 * (1 - dark)),
    shade: mix(base, INK, 0.2 + 0.12 * dark),
    deep: mix(base, INK, 0.48),
  };
}
