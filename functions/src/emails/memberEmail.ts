import * as z from 'zod/mini';
import { Phrase } from '../../../src/domain/conversations/phrase.schema.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { CalendarEvent } from './calendarFile.ts';
import { ShownBike } from './shownBike.ts';

const shared = {
  /** The receiver's. */
  language: z.enum(languages),
  name: z.string(),
  other: z.string(),
  bike: z.string(),
  /** The bike as anybody can see it; left out where it has no public page. */
  shown: z.optional(ShownBike),
  url: z.url({ protocol: /^https?$/ }),
};

/** What an email about a thread says: to whom, from whom, about which bike, and where to answer. */
export const ThreadData = z.strictObject(shared);
export type ThreadData = z.infer<typeof ThreadData>;

export const ThreadMessageData = z.strictObject({
  ...shared,
  /** In the receiver's language, as far as it was said in phrases. */
  message: z.string(),
  /** What the phrases are in the sender's words, where those are others. */
  original: z.optional(z.string()),
  /** What the listing says of the bike, in the receiver's language. */
  facts: z.optional(z.string()),
  /** The offer or the visit that the message is about, and the agreed visit as a calendar takes it. */
  proposal: z.optional(Phrase),
  calendar: z.optional(CalendarEvent),
});
export type ThreadMessageData = z.infer<typeof ThreadMessageData>;

/** What an email about an agreed visit says; `thread` is looked at once more before a reminder goes. */
export const VisitData = z.strictObject({
  ...shared,
  thread: z.string(),
  visit: z.strictObject({ starts_at: z.int(), place: z.string() }),
  calendar: z.optional(CalendarEvent),
});
export type VisitData = z.infer<typeof VisitData>;
