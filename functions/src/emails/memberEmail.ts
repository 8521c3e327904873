import * as z from 'zod/mini';
import { languages } from '../../../src/i18n/languages.ts';

const shared = {
  /** The receiver's. */
  language: z.enum(languages),
  name: z.string(),
  other: z.string(),
  bike: z.string(),
  url: z.url({ protocol: /^https?$/ }),
};

/** What an email about a thread says: to whom, from whom, about which bike, and where to answer. */
export const ThreadData = z.strictObject(shared);
export type ThreadData = z.infer<typeof ThreadData>;

export const ThreadMessageData = z.strictObject({ ...shared, message: z.string() });
export type ThreadMessageData = z.infer<typeof ThreadMessageData>;
