import type { EarlierMessage, ThreadMessageData } from './memberEmail.ts';

const minute = 60_000;
/** Milliseconds that a reply's email waits: a reader with the conversation open needs no email. */
export const lookTime = minute / 2;
/** Milliseconds between two emails about one conversation to one side. */
export const quietTime = 10 * minute;
const maxEarlier = 9;

/** `data`: null once the email was sent. */
export type LastEmail = { due: number; data: ThreadMessageData | null };

const messageOf = ({ message, original, proposal, at }: ThreadMessageData): EarlierMessage => ({
  message,
  ...(original !== undefined && { original }),
  ...(proposal && { proposal }),
  ...(at !== undefined && { at }),
});

/**
 * Plans when a message is emailed, and which unseen messages its email repeats. Replaces an email that still
 * waits.
 * @param last null: no email yet, or the last one was dropped as seen
 * @param seenAt when the receiver last saw the conversation
 * @example planBundle({ due: 0, data: null }, data, { now: 60_000, seenAt: 0 }) // => { due: 600_000, data }
 */
export const planBundle = (
  kind: 'inquiry' | 'reply',
  last: LastEmail | null,
  data: ThreadMessageData,
  { now, seenAt }: { now: number; seenAt: number },
): { due: number; data: ThreadMessageData } => {
  if (kind === 'inquiry') return { due: now, data };
  const soonest = now + lookTime;
  if (!last?.data) return { due: last ? Math.max(soonest, last.due + quietTime) : soonest, data };
  const earlier = [...(last.data.earlier ?? []), messageOf(last.data)].filter(({ at = 0 }) => at > seenAt);
  return {
    due: Math.max(soonest, last.due),
    data: { ...data, ...(earlier.length > 0 && { earlier: earlier.slice(-maxEarlier) }) },
  };
};
