import * as z from 'zod/mini';

/**
 * Text of at most so many characters as firestore.rules count them: an emoji is two. (zod's maxLength counts
 * it once, so that a text could pass here and be refused there.)
 * @example z.string().check(atMost(40, 'long'))
 */
export const atMost = (most: number, problem?: string) =>
  z.refine<string>((text) => text.length <= most, problem);
