/** CSS pixels that a finger must move to turn to the next photo. */
export const threshold = 30;

/**
 * Returns the direction of a swipe: 1 forward, -1 back, 0 none. `distance`: pixels to the right.
 * @example turnOf(-42) // => 1
 */
export const turnOf = (distance: number): -1 | 0 | 1 => {
  if (Math.abs(distance) < threshold) return 0;
  return distance < 0 ? 1 : -1;
};
