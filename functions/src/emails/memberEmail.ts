import * as z from 'zod/mini';
import type { CalendarEvent } from '../../../src/domain/conversations/calendarFile.ts';
import { Phrase } from '../../../src/domain/conversations/phrase.schema.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { ShownBike } from './shownBike.ts';

const Calendar: z.ZodMiniType<CalendarEvent> = z.strictObject({
  uid: z.string(),
  sequence: z.int().check(z.gte(0)),
  starts_at: z.int(),
  stamp: z.int(),
  place: z.string(),
});

const shared = {
  language: z.enum(languages),
  name: z.string(),
  other: z.string(),
  bike: z.string(),
  /** Public facts and photo of the bike; absent if the bike has no public page. */
  shown: z.optional(ShownBike),
  url: z.url({ protocol: /^https?$/ }),
};

export const ThreadData = z.strictObject(shared);
export type ThreadData = z.infer<typeof ThreadData>;

const sent = {
  /** Ready-made phrases are in the receiver's language. */
  message: z.string(),
  /** The sender's version, if the phrases were translated. */
  original: z.optional(z.string()),
  proposal: z.optional(Phrase),
  /** In milliseconds. */
  at: z.optional(z.int()),
};
const EarlierMessage = z.strictObject(sent);
export type EarlierMessage = z.infer<typeof EarlierMessage>;

export const ThreadMessageData = z.strictObject({
  ...shared,
  ...sent,
  /** Unseen messages that waited for this email, in order. */
  earlier: z.optional(z.array(EarlierMessage)),
  /** In the receiver's language. */
  facts: z.optional(z.string()),
  calendar: z.optional(Calendar),
});
export type ThreadMessageData = z.infer<typeof ThreadMessageData>;

/** `thread`: conversation to check again before a reminder is sent. */
export const VisitData = z.strictObject({
  ...shared,
  thread: z.string(),
  visit: z.strictObject({ starts_at: z.int(), place: z.string() }),
  calendar: z.optional(Calendar),
});
export type VisitData = z.infer<typeof VisitData>;
