import { type RefObject, useEffect, useState } from 'react';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { isUnread, sideOf } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { markSeen } from './writeThread.ts';

/** Milliseconds on screen until a message counts as seen. */
const seenAfterMs = 1_500;

/** Stays true once the element has come near the viewport. */
export const useNear = (ref: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
};

/** Time up to which a user has seen a thread. Buyers have seen their own first message. */
const knownUntil = (thread: Inquiry, userId: string): number => {
  const side = sideOf(thread, userId);
  return Math.max(thread[`${side}_seen_at`] ?? 0, side === 'buyer' ? thread.created_at : 0);
};

/**
 * Stores that an unread thread was seen.
 * @returns time in ms: later messages are new in this visit. Null without any, or after the user's reply
 */
export const useNewSince = (
  ref: RefObject<HTMLElement | null>,
  thread: Stored<Inquiry>,
  userId: string,
  onSeen: () => void,
): number | null => {
  const unread = isUnread(thread, userId);
  const answered = thread.last_reply_by === userId;
  const [since, setSince] = useState(unread ? knownUntil(thread, userId) : null);
  if (unread && since === null) setSince(knownUntil(thread, userId));
  if (since !== null && answered) setSince(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is observed again.
  useEffect(() => {
    const element = ref.current;
    if (!element || !unread) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => {
        if (!document.hidden) markSeen(thread, userId).then(onSeen, () => undefined);
      }, seenAfterMs);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [thread.id, thread.updated_at, unread, userId]);
  return since;
};
