import { useEffect, useState } from 'react';
import { Listing, type Published } from '../../domain/listings/listing.schema.ts';
import { hasPage, type Stored } from '../../domain/listings/listing.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { getDocument } from '../../firebase/firestore.ts';
import { reportHandled } from '../../frame/reportHandled.ts';

/** Why there is nothing to share of a listing. */
export type Refusal = 'missing' | 'draft' | 'hidden' | 'sold';
type Found = { state: 'ready'; listing: Stored<Published> } | { state: Refusal };

/** What the seller of a listing may share; somebody else's is as good as none. */
const read = async (id: string, userId: string): Promise<Found> => {
  if (id === '') return { state: 'missing' };
  // For a listing that is not there, or is somebody else's draft, the rules answer with a refusal.
  const listing = await getDocument(Listing, 'motorcycles', id).catch((error: unknown) => {
    if (codeOf(error) === 'permission-denied') return null;
    throw error;
  });
  if (listing?.user_id !== userId || listing.deleted_at !== null) return { state: 'missing' };
  if (!hasPage(listing)) return { state: listing.status === 'draft' ? 'draft' : 'hidden' };
  return listing.status === 'sold' ? { state: 'sold' } : { state: 'ready', listing };
};

/** The listing that the address names, once it is read, and a way to try again. */
export const useKitListing = (id: string, userId: string) => {
  const [found, setFound] = useState<Found | { state: 'loading' | 'failed' }>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round asks for another reading.
  useEffect(() => {
    let here = true;
    setFound({ state: 'loading' });
    read(id, userId).then(
      (answer) => here && setFound(answer),
      (failure: unknown) => {
        reportHandled(failure, 'load a listing to share');
        if (here) setFound({ state: 'failed' });
      },
    );
    return () => {
      here = false;
    };
  }, [id, userId, round]);
  return { found, retry: () => setRound(round + 1) };
};
