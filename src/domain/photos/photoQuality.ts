/** Warnings about a photo's quality. They never prevent publishing. */
export const photoWarnings = ['small', 'dark', 'blurred'] as const;
export type PhotoWarning = (typeof photoWarnings)[number];

/** Canvas data: red, green, blue and alpha per pixel, in rows. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** Long side of the measured copy: enough to detect blur, fast on a phone. */
export const measuredSide = 512;
/** Photos with a shorter long side look coarse. */
export const leastSide = 1_000;
/** If 90 % of the pixels are darker (of 255), the bike is invisible. */
const leastLight = 70;
/** Smallest variance of the Laplacian relative to the contrast, in the sharpest cell. */
const leastSharpness = 0.03;
/** Rows and columns of cells. Only the sharpest cell counts: a wall behind the bike may be blurred. */
const grid = 4;
/** Cells with less contrast (variance), such as walls or sky, are ignored. */
const leastContrast = 60;

/** Brightness of each pixel, 0 to 255, weighted for the eye. */
export const greyOf = ({ data, width, height }: Pixels): Float32Array =>
  Float32Array.from({ length: width * height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });

/** 90th percentile of brightness. */
export const brightness = (grey: Float32Array): number =>
  grey.toSorted()[Math.min(grey.length - 1, Math.floor(grey.length * 0.9))] ?? 0;

type Sums = { count: number; sum: number; squares: number };
const variance = ({ count, sum, squares }: Sums) => squares / count - (sum / count) ** 2;
const add = (sums: Sums, value: number) => {
  sums.count++;
  sums.sum += value;
  sums.squares += value * value;
};
const none = (): Sums => ({ count: 0, sum: 0, squares: 0 });

/**
 * Variance of the Laplacian divided by the variance of the brightness, in the sharpest cell. Thus dim photos
 * do not count as blurred. Null without enough contrast.
 */
export const sharpness = (grey: Float32Array, width: number, height: number): number | null => {
  const parts = Array.from({ length: grid * grid }, () => ({ light: none(), edges: none() }));
  const at = (index: number) => grey[index] ?? 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const part = parts[Math.floor((y * grid) / height) * grid + Math.floor((x * grid) / width)];
      const index = y * width + x;
      if (!part) continue;
      add(part.light, at(index));
      add(part.edges, at(index - 1) + at(index + 1) + at(index - width) + at(index + width) - 4 * at(index));
    }
  const ratios = parts
    .filter(({ light }) => light.count > 0 && variance(light) >= leastContrast)
    .map(({ light, edges }) => variance(edges) / variance(light));
  return ratios.length === 0 ? null : Math.max(...ratios);
};

/**
 * @param size of the sent photo
 * @param copy at most `measuredSide` pixels long
 * @example warningsOf({ width: 640, height: 480 }, copy) // => ['small']
 */
export const warningsOf = (size: { width: number; height: number }, copy: Pixels): PhotoWarning[] => {
  const grey = greyOf(copy);
  const sharp = sharpness(grey, copy.width, copy.height);
  const problems: Record<PhotoWarning, boolean> = {
    small: Math.max(size.width, size.height) < leastSide,
    dark: brightness(grey) < leastLight,
    blurred: sharp !== null && sharp < leastSharpness,
  };
  return photoWarnings.filter((warning) => problems[warning]);
};
