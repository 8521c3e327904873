import * as z from 'zod/mini';

/**
 * Limits the length like firestore.rules: an emoji counts as two characters, in zod's maxLength as one.
 * @example z.string().check(atMost(40, 'long'))
 */
export const atMost = (max: number, problem?: string) =>
  z.refine<string>((text) => text.length <= max, problem);
