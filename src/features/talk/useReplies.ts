import { useCallback, useEffect, useState } from 'react';
import type { Stored } from '../../domain/listing.ts';
import { Reply } from '../../domain/schemas/inquiry.ts';
import { listDocuments } from '../../firebase/firestore.ts';
import { reportError } from '../../frame/reportError.ts';

type Known = { replies: readonly Stored<Reply>[]; failed: boolean };

/** Replies of both lists, each once, in the order in which they were sent. */
export const mergeReplies = (known: readonly Stored<Reply>[], more: readonly Stored<Reply>[]) => {
  const byId = new Map([...known, ...more].map((reply) => [reply.id, reply] as const));
  return [...byId.values()].sort((a, b) => a.created_at - b.created_at);
};

const read = (threadId: string, known: readonly Stored<Reply>[]) => {
  const last = known.at(-1);
  return listDocuments(Reply, `inquiries/${threadId}/replies`, {
    orderBy: ['created_at', 'asc'],
    ...(last && { after: new Date(last.created_at) }),
  });
};

/**
 * The replies of a thread, read when `wanted` and again, from where they ended, whenever the thread names
 * a new last one: nothing else has to be listened to.
 */
export const useReplies = (threadId: string, lastReplyId: string | null, wanted: boolean) => {
  const [{ replies, failed }, setKnown] = useState<Known>({ replies: [], failed: false });
  const [turn, setTurn] = useState(0);
  const missing = lastReplyId !== null && !replies.some(({ id }) => id === lastReplyId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known is where reading goes on, not a reason to read.
  useEffect(() => {
    if (!wanted || !missing) return;
    let here = true;
    read(threadId, replies).then(
      (more) => {
        if (here) setKnown((now) => ({ replies: mergeReplies(now.replies, more), failed: false }));
      },
      (failure) => {
        reportError(failure, 'load replies');
        if (here) setKnown((now) => ({ ...now, failed: true }));
      },
    );
    return () => {
      here = false;
    };
  }, [threadId, lastReplyId, wanted, missing, turn]);

  const add = useCallback(
    (reply: Stored<Reply>) => setKnown((now) => ({ ...now, replies: mergeReplies(now.replies, [reply]) })),
    [],
  );
  return { replies, failed, loading: missing && !failed, add, retry: () => setTurn(turn + 1) };
};
