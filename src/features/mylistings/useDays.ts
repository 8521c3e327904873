import { useCallback, useEffect, useState } from 'react';
import { ListingReport } from '../../domain/advice/listingDays.schema.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { reportHandled } from '../../shell/reportHandled.ts';

export type DaysState =
  | { state: 'loading' }
  | { state: 'failed'; why: 'offline' | 'tooMany' | null }
  | ({ state: 'ready' } & ListingReport);

const explain = (failure: unknown) => {
  if (!navigator.onLine) return 'offline';
  return codeOf(failure) === 'resource-exhausted' ? 'tooMany' : null;
};

export const useDays = (listingId: string): DaysState & { retry: () => void } => {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<DaysState & { round: number }>();
  useEffect(() => {
    let here = true;
    const settle = (state: DaysState) => here && setAnswer({ ...state, round });
    call('listingDays', { listing_id: listingId })
      .then((answer) => settle({ state: 'ready', ...ListingReport.parse(answer) }))
      .catch((failure: unknown) => {
        reportHandled(failure, 'load the days of a listing');
        settle({ state: 'failed', why: explain(failure) });
      });
    return () => {
      here = false;
    };
  }, [listingId, round]);
  const retry = useCallback(() => setRound((now) => now + 1), []);
  return answer?.round === round ? { ...answer, retry } : { state: 'loading', retry };
};
