import { useEffect, useState } from 'react';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { reportError } from '../../shell/reportError.ts';
import { type DealReviews, readReviews } from './readReviews.ts';

type State = { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & DealReviews);

/** Reviews of a confirmed deal. Reloads them on request, or when one is published. */
export const useReviews = (thread: Stored<Inquiry>, userId: string) => {
  const [answer, setAnswer] = useState<State>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fields of the thread do not affect its reviews.
  useEffect(() => {
    let isCurrent = true;
    readReviews(thread, userId).then(
      (reviews) => isCurrent && setAnswer({ state: 'ready', ...reviews }),
      (failure) => {
        reportError(failure, 'read the reviews of a deal');
        if (isCurrent) setAnswer({ state: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [thread.id, thread.reviewed_at, userId, round]);
  return { ...answer, reload: () => setRound(round + 1) };
};
