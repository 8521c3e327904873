import * as z from 'zod/mini';

/**
 * Limits the length as firestore.rules count it: an emoji is two. (zod's maxLength counts it once and would
 * accept too much.)
 * @example z.string().check(atMost(40, 'long'))
 */
export const atMost = (max: number, problem?: string) =>
  z.refine<string>((text) => text.length <= max, problem);
