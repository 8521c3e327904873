import { useEffect, useState } from 'react';
import { Listing, type Published } from '../../domain/listings/listing.schema.ts';
import { hasPage, type Stored } from '../../domain/listings/listing.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { getDocument } from '../../firebase/firestore.ts';
import { reportHandled } from '../../shell/reportHandled.ts';

export type Refusal = 'missing' | 'draft' | 'hidden' | 'sold';
type Result = { state: 'ready'; listing: Stored<Published> } | { state: Refusal };

/** Treats another seller's listing as missing. */
const read = async (id: string, userId: string): Promise<Result> => {
  if (id === '') return { state: 'missing' };
  const listing = await getDocument(Listing, 'motorcycles', id).catch((error: unknown) => {
    if (codeOf(error) === 'permission-denied') return null;
    throw error;
  });
  if (listing?.user_id !== userId || listing.deleted_at !== null) return { state: 'missing' };
  if (!hasPage(listing)) return { state: listing.status === 'draft' ? 'draft' : 'hidden' };
  return listing.status === 'sold' ? { state: 'sold' } : { state: 'ready', listing };
};

export const useKitListing = (id: string, userId: string) => {
  const [result, setResult] = useState<Result | { state: 'loading' | 'failed' }>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again.
  useEffect(() => {
    let here = true;
    setResult({ state: 'loading' });
    read(id, userId).then(
      (answer) => here && setResult(answer),
      (failure: unknown) => {
        reportHandled(failure, 'load a listing to share');
        if (here) setResult({ state: 'failed' });
      },
    );
    return () => {
      here = false;
    };
  }, [id, userId, round]);
  return { result, retry: () => setRound(round + 1) };
};
