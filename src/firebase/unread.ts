import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { sessionStore } from '../browserStorage.ts';
import { countDocuments } from './count.ts';

/** The number at the header's Messages; null until it is known, or when it cannot be. */
const $unread = atom<number | null>(null);

const open = ['new', 'replied'];

/**
 * Open threads as the seller, and as the buyer those in which the seller spoke last (S6.11): counted on the
 * server, so that a full inbox costs no more than an empty one. A reply is by one of the two, so what the
 * buyer did not say last, the seller did.
 */
const count = async (userId: string): Promise<number> => {
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

const key = 'vongxe.unread';
type Kept = { userId: string; unread: number; at: number };
// By hand: a schema would bring 9 KB to every page of somebody signed in.
const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'userId' in kept &&
  typeof kept.userId === 'string' &&
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
    const unread = await count(userId);
    if (turn !== asked) return;
    $unread.set(unread);
    const kept: Kept = { userId, unread, at: Date.now() };
    sessionStore.set(key, JSON.stringify(kept));
  } catch {
    // A number in a menu is not worth a notice.
  }
};

/** The number for the header, counted at most once a minute, also when somebody comes back to the tab. */
export const useUnread = (userId: string | null): number | null => {
  useEffect(() => {
    if (userId === null) return $unread.set(null);
    const look = () => {
      if (document.hidden) return;
      const kept = readKept(userId);
      if (kept) $unread.set(kept.unread);
      if (kept && Date.now() - kept.at < staleAfter) return;
      // The other menu of the page, on phones, asks at the same moment.
      if (!counting) counting = refreshUnread(userId).finally(() => (counting = null));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [userId]);
  return useStore($unread, { ssr: 'initial' });
};
