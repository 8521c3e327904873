import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { sessionStore } from '../browserStorage.ts';
import { countDocuments } from './count.ts';

/** A person's open conversations, and how many contain unread messages. */
export type Waiting = { open: number; unread: number };

/** Numbers beside Messages in the header; null while unknown. */
const $waiting = atom<Waiting | null>(null);

const open = ['new', 'replied'];

/**
 * Counts open threads (S6.11): all as the seller; as the buyer, replied threads minus those in which the
 * buyer wrote last.
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

const count = async (userId: string): Promise<Waiting> => {
  const open = await countOpen(userId);
  if (open === 0) return { open, unread: 0 };
  const { countUnread } = await import('./countUnread.ts');
  // If a thread closes between the two requests, `unread` must not exceed `open`.
  return { open, unread: Math.min(await countUnread(userId), open) };
};

const key = 'vongxe.unread';
type Kept = Waiting & { userId: string; at: number };
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'string' &&
  'open' in value &&
  Number.isInteger(value.open) &&
  'unread' in value &&
  Number.isInteger(value.unread) &&
  'at' in value &&
  Number.isInteger(value.at);
/** Milliseconds for which a count is reused between pages. */
const staleAfter = 60_000;

const readKept = (userId: string) => {
  const value = sessionStore.getJson(key);
  return isKept(value) && value.userId === userId ? value : null;
};

let requests = 0;
let counting: Promise<void> | null = null;

/** Only the newest request sets the counts. */
export const refreshUnread = async (userId: string): Promise<void> => {
  requests += 1;
  const turn = requests;
  try {
    const waiting = await count(userId);
    if (turn !== requests) return;
    $waiting.set(waiting);
    const entry: Kept = { userId, ...waiting, at: Date.now() };
    sessionStore.set(key, JSON.stringify(entry));
  } catch {
    // After a failure the header keeps the earlier counts.
  }
};

export const useUnread = (userId: string | null): Waiting | null => {
  useEffect(() => {
    if (userId === null) return $waiting.set(null);
    const look = () => {
      if (document.hidden) return;
      const entry = readKept(userId);
      if (entry) $waiting.set(entry);
      if (entry && Date.now() - entry.at < staleAfter) return;
      // The header and the phone menu share this request.
      if (!counting) counting = refreshUnread(userId).finally(() => (counting = null));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [userId]);
  return useStore($waiting, { ssr: 'initial' });
};
