/** How far a finger has to go, in CSS pixels, for the next photo to come. */
export const threshold = 30;

/**
 * Which way a swipe of so many pixels to the right turns the photos: 1 forward, -1 back, 0 not at all.
 * @example turnOf(-42) // => 1
 */
export const turnOf = (distance: number): -1 | 0 | 1 => {
  if (Math.abs(distance) < threshold) return 0;
  return distance < 0 ? 1 : -1;
};
