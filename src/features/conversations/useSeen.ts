import { type RefObject, useEffect, useState } from 'react';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { isUnread } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { markSeen } from './writeThread.ts';

/** Milliseconds on the screen after which a message counts as seen. */
const aLook = 1_500;

/** Has this element come near the screen? Once it has, it stays so. */
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

/**
 * Marks an unread thread, and keeps that it was seen once it has been on the screen for a moment. The mark
 * stays for this visit, until one answers: who looks has to find what is new.
 */
export const useUnreadMark = (
  ref: RefObject<HTMLElement | null>,
  thread: Stored<Inquiry>,
  userId: string,
  onSeen: () => void,
): boolean => {
  const unread = isUnread(thread, userId);
  const answered = thread.last_reply_by === userId;
  const [marked, setMarked] = useState(unread);
  if (unread && !marked) setMarked(true);
  if (marked && answered) setMarked(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message asks for a look of its own.
  useEffect(() => {
    const element = ref.current;
    if (!element || !unread) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => {
        // The mark is for the next visit; one that is not kept is only shown again.
        if (!document.hidden) markSeen(thread, userId).then(onSeen, () => undefined);
      }, aLook);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [thread.id, thread.updated_at, unread, userId]);
  return marked;
};
