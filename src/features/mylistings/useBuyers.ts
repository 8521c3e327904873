import { useCallback, useEffect, useState } from 'react';
import { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { listDocuments } from '../../firebase/firestore.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import type { Thread } from './buyers.ts';
import type { Mine } from './planAction.ts';

/** More threads than any bike has had. */
const maxThreads = 500;

export type Buyers = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; threads: Thread[] };

/** Loads an own listing's threads; null loads nothing. */
export const useBuyers = (listing: Mine | null): Buyers & { retry: () => void } => {
  const [buyers, setBuyers] = useState<Buyers>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again.
  useEffect(() => {
    if (!listing) return;
    let here = true;
    setBuyers({ state: 'loading' });
    listDocuments(Inquiry, 'inquiries', {
      where: [
        ['seller_id', '==', listing.user_id],
        ['bike.id', '==', listing.id],
      ],
      limit: maxThreads,
    }).then(
      (threads) => here && setBuyers({ state: 'ready', threads }),
      (failure) => {
        reportHandled(failure, 'load who wrote about a bike');
        if (here) setBuyers({ state: 'failed' });
      },
    );
    return () => {
      here = false;
    };
  }, [listing, round]);
  return { ...buyers, retry: useCallback(() => setRound((now) => now + 1), []) };
};
