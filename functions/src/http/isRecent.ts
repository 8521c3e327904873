/**
 * @param signedInAt seconds since 1970, like tokens
 * @example isRecent(1_000, 1_200_000, 5) // => true
 */
export const isRecent = (signedInAt: number, now: number, minutes: number): boolean =>
  now / 1_000 - signedInAt <= minutes * 60;
