import { useCallback, useEffect, useState } from 'react';
import { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { listDocuments } from '../../firebase/firestore.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Thread } from './buyers.ts';
import type { Mine } from './planAction.ts';

/** More than one bike has ever been asked about. */
const most = 500;

export type Buyers = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; threads: Thread[] };

/** Who has written about one of one's own listings; asked while there is one to ask about. */
export const useBuyers = (listing: Mine | null): Buyers & { retry: () => void } => {
  const [found, setFound] = useState<Buyers>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    if (!listing) return;
    let here = true;
    setFound({ state: 'loading' });
    listDocuments(Inquiry, 'inquiries', {
      where: [
        ['seller_id', '==', listing.user_id],
        ['bike.id', '==', listing.id],
      ],
      limit: most,
    }).then(
      (threads) => here && setFound({ state: 'ready', threads }),
      (failure) => {
        reportHandled(failure, 'load who wrote about a bike');
        if (here) setFound({ state: 'failed' });
      },
    );
    return () => {
      here = false;
    };
  }, [listing, turn]);
  return { ...found, retry: useCallback(() => setTurn((now) => now + 1), []) };
};
