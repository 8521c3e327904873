import { useCallback, useEffect, useState } from 'react';
import { Reply } from '../../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { listPage } from '../../firebase/firestore.ts';
import type { Cursor } from '../../firebase/questions.ts';
import { reportError } from '../../shell/reportError.ts';
import { prepareReading } from './useReading.ts';

/**
 * `sent`: replies sent from this page, with this device's time. `end`: cursor after the last loaded reply.
 * `upTo`: the thread's `last_reply_id` when replies were last loaded.
 */
type Loaded = {
  read: readonly Stored<Reply>[];
  end: Cursor | null;
  upTo: string | null;
  sent: readonly Stored<Reply>[];
  failed: boolean;
};

/** Merges replies by id, in order of time; the second list wins. */
export const mergeReplies = (loaded: readonly Stored<Reply>[], more: readonly Stored<Reply>[]) => {
  const byId = new Map([...loaded, ...more].map((reply) => [reply.id, reply] as const));
  return [...byId.values()].sort((a, b) => a.created_at - b.created_at);
};

const read = (threadId: string, after: Cursor | null) =>
  listPage(Reply, `inquiries/${threadId}/replies`, {
    orderBy: ['created_at', 'asc'],
    ...(after && { after }),
  }).then(async (page) => {
    await prepareReading(page.documents);
    return page;
  });

const nothing: Loaded = { read: [], end: null, upTo: null, sent: [], failed: false };

/**
 * Loads a thread's replies when `wanted` is true. Each new `lastReplyId` loads the replies after the last
 * loaded one.
 */
export const useReplies = (threadId: string, lastReplyId: string | null, wanted: boolean) => {
  const [loaded, setLoaded] = useState(nothing);
  const { failed } = loaded;
  const [attempt, setAttempt] = useState(0);
  const replies = mergeReplies(loaded.sent, loaded.read);
  const missing = lastReplyId !== null && !replies.some(({ id }) => id === lastReplyId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaded replies are the starting point, not a trigger.
  useEffect(() => {
    if (!wanted || !missing) return;
    let isCurrent = true;
    // Continues after the last loaded reply, not after sent ones: this device's clock may be ahead.
    read(threadId, loaded.end).then(
      ({ documents, end }) => {
        if (!isCurrent) return;
        setLoaded((now) => ({
          ...now,
          read: mergeReplies(now.read, documents),
          end: end ?? now.end,
          upTo: lastReplyId,
          failed: false,
        }));
      },
      (failure) => {
        reportError(failure, 'load replies');
        if (isCurrent) setLoaded((now) => ({ ...now, failed: true }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [threadId, lastReplyId, wanted, missing, attempt]);

  const add = useCallback(
    (reply: Stored<Reply>) => setLoaded((now) => ({ ...now, sent: mergeReplies(now.sent, [reply]) })),
    [],
  );
  const loading = missing && !failed && loaded.upTo !== lastReplyId;
  return { replies, failed, loading, add, retry: () => setAttempt(attempt + 1) };
};
