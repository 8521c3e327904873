import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { sessionStore } from '../browserStorage.ts';
import { countDocuments } from './count.ts';

/** Conversations of the person here: how many are open, and how many of these hold something unread. */
export type Waiting = { open: number; unread: number };

/** The numbers at the header's Messages; null until they are known, or when they cannot be. */
const $waiting = atom<Waiting | null>(null);

const open = ['new', 'replied'];

/**
 * Counts open threads as the seller, and as the buyer those in which the seller spoke last (S6.11): counted on the
 * server, so that a full inbox costs no more than an empty one. A reply is by one of the two, so what the
 * buyer did not say last, the seller did.
 */
const countOpen = async (userId: string): Promise<number> => {
  const [selling, replied, own] = await Promise.all([
    countDocuments('inquiries', [
      ['seller_id', '==', userId],
      ['status', 'in', open],
    ]),
    countDocuments('inquiries', [
      ['buyer_id', '==', userId],
      ['status', '==', 'replied'],
    ]),
    countDocuments('inquiries', [
      ['buyer_id', '==', userId],
      ['status', '==', 'replied'],
      ['last_reply_by', '==', userId],
    ]),
  ]);
  return selling + Math.max(replied - own, 0);
};

/** Nothing is read, and no script loaded for it, where no conversation is open. */
const count = async (userId: string): Promise<Waiting> => {
  const open = await countOpen(userId);
  if (open === 0) return { open, unread: 0 };
  const { countUnread } = await import('./countUnread.ts');
  // A thread may close between the two questions.
  return { open, unread: Math.min(await countUnread(userId), open) };
};

const key = 'vongxe.unread';
type Kept = Waiting & { userId: string; at: number };
// By hand: a schema would bring 9 KB to every page of somebody signed in.
const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'userId' in kept &&
  typeof kept.userId === 'string' &&
  'open' in kept &&
  Number.isInteger(kept.open) &&
  'unread' in kept &&
  Number.isInteger(kept.unread) &&
  'at' in kept &&
  Number.isInteger(kept.at);
/** Milliseconds for which a number holds: moving from page to page counts nothing again. */
const staleAfter = 60_000;

const readKept = (userId: string) => {
  const kept = sessionStore.getJson(key);
  return isKept(kept) && kept.userId === userId ? kept : null;
};

let asked = 0;
let counting: Promise<void> | null = null;

/** Counts again. Of several answers the newest question's counts; a failure leaves what was known. */
export const refreshUnread = async (userId: string): Promise<void> => {
  asked += 1;
  const turn = asked;
  try {
    const waiting = await count(userId);
    if (turn !== asked) return;
    $waiting.set(waiting);
    const kept: Kept = { userId, ...waiting, at: Date.now() };
    sessionStore.set(key, JSON.stringify(kept));
  } catch {
    // A number in a menu is not worth a notice.
  }
};

/** The numbers for the header, counted at most once a minute, also when somebody comes back to the tab. */
export const useUnread = (userId: string | null): Waiting | null => {
  useEffect(() => {
    if (userId === null) return $waiting.set(null);
    const look = () => {
      if (document.hidden) return;
      const kept = readKept(userId);
      if (kept) $waiting.set(kept);
      if (kept && Date.now() - kept.at < staleAfter) return;
      // The other menu of the page, on phones, asks at the same moment.
      if (!counting) counting = refreshUnread(userId).finally(() => (counting = null));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [userId]);
  return useStore($waiting, { ssr: 'initial' });
};
