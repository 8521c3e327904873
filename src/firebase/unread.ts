import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { countDocuments } from './firestore.ts';

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
    countDocuments('inquiries', {
      where: [
        ['seller_id', '==', userId],
        ['status', 'in', open],
      ],
    }),
    countDocuments('inquiries', {
      where: [
        ['buyer_id', '==', userId],
        ['status', '==', 'replied'],
      ],
    }),
    countDocuments('inquiries', {
      where: [
        ['buyer_id', '==', userId],
        ['status', '==', 'replied'],
        ['last_reply_by', '==', userId],
      ],
    }),
  ]);
  return selling + Math.max(replied - own, 0);
};

let asked = 0;

/** Counts again. Of several answers the newest question's counts; a failure leaves what was known. */
export const refreshUnread = async (userId: string): Promise<void> => {
  asked += 1;
  const turn = asked;
  try {
    const unread = await count(userId);
    if (turn === asked) $unread.set(unread);
  } catch {
    // A number in a menu is not worth a notice.
  }
};

const staleAfter = 60_000;
let counted: { userId: string; at: number } | null = null;

/** The number for the header, counted once a page, and again when somebody comes back to the tab. */
export const useUnread = (userId: string | null): number | null => {
  useEffect(() => {
    if (userId === null) return $unread.set(null);
    const look = () => {
      const fresh = counted?.userId === userId && Date.now() - counted.at < staleAfter;
      if (document.hidden || fresh) return;
      counted = { userId, at: Date.now() };
      void refreshUnread(userId);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [userId]);
  return useStore($unread, { ssr: 'initial' });
};
