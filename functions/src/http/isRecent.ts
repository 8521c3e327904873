/**
 * Returns whether a sign-in is at most so many minutes old.
 * @param signedInAt seconds since 1970, like tokens
 * @param now milliseconds since 1970
 * @example isRecent(1_000, 1_200_000, 5) // => true
 */
export const isRecent = (signedInAt: number, now: number, minutes: number): boolean =>
  now / 1_000 - signedInAt <= minutes * 60;
