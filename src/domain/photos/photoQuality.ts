/** What can be said of a photo by its pixels. It is a hint: it keeps nobody from publishing. */
export const photoWarnings = ['small', 'dark', 'blurred'] as const;
export type PhotoWarning = (typeof photoWarnings)[number];

/** Pixels as a canvas gives them: red, green, blue and opacity of each, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** The long side of the copy that is measured: enough to tell blur, few enough for a phone. */
export const measuredSide = 512;
/** A photo whose long side is shorter looks coarse across a screen. */
export const leastSide = 1_000;
/** Out of 255: nine tenths of the pixels are darker than this, so that nothing of the bike is lit. */
const leastLight = 70;
/** The variance of the Laplacian where the photo is sharpest, by the contrast there. */
const leastSharpness = 0.03;
/** The copy is looked at in so many columns and rows: a sharp bike before a soft wall is sharp. */
const grid = 4;
/** A part with less contrast than this (variance) is a wall or the sky, and says nothing of sharpness. */
const leastContrast = 60;

/** How light each pixel is, from 0 to 255, as eyes weigh the colours. */
export const greyOf = ({ data, width, height }: Pixels): Float32Array =>
  Float32Array.from({ length: width * height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });

/** The lightness that nine tenths of the pixels do not reach. */
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
 * How sharp the sharpest part is: the variance of the Laplacian (how much a pixel differs from its four neighbours) by
 * the variance of the lightness, so that a dim photo is not called blurred. Null where no part has enough contrast.
 */
export const sharpness = (grey: Float32Array, width: number, height: number): number | null => {
  const parts = Array.from({ length: grid * grid }, () => ({ light: none(), edges: none() }));
  const at = (place: number) => grey[place] ?? 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const part = parts[Math.floor((y * grid) / height) * grid + Math.floor((x * grid) / width)];
      const place = y * width + x;
      if (!part) continue;
      add(part.light, at(place));
      add(part.edges, at(place - 1) + at(place + 1) + at(place - width) + at(place + width) - 4 * at(place));
    }
  const told = parts
    .filter(({ light }) => light.count > 0 && variance(light) >= leastContrast)
    .map(({ light, edges }) => variance(edges) / variance(light));
  return told.length === 0 ? null : Math.max(...told);
};

/**
 * @param size of the photo as it is sent
 * @param copy the photo, at most `measuredSide` pixels long
 * @example warningsOf({ width: 640, height: 480 }, copy) // => ['small']
 */
export const warningsOf = (size: { width: number; height: number }, copy: Pixels): PhotoWarning[] => {
  const grey = greyOf(copy);
  const sharp = sharpness(grey, copy.width, copy.height);
  const found: Record<PhotoWarning, boolean> = {
    small: Math.max(size.width, size.height) < leastSide,
    dark: brightness(grey) < leastLight,
    blurred: sharp !== null && sharp < leastSharpness,
  };
  return photoWarnings.filter((warning) => found[warning]);
};
