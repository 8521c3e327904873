import { useEffect, useState } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import { RepeatedBike } from '../../domain/photos/repeatedBike.schema.ts';
import { listDocuments } from '../../firebase/firestore.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import type { Mine } from './planAction.ts';

const isThere = ({ status }: Mine) => status !== 'sold' && status !== 'hidden';

/** Title of another own listing with the same bike, by listing id. */
export const useRepeats = (userId: string, listings: readonly Mine[]): ReadonlyMap<string, string> => {
  const [repeats, setRepeats] = useState<readonly (RepeatedBike & { id: string })[]>([]);
  const canRepeat = listings.length > 1;
  useEffect(() => {
    if (!canRepeat) return;
    let here = true;
    listDocuments(RepeatedBike, 'repeated_bikes', { where: [['user_id', '==', userId]] }).then(
      (documents) => here && setRepeats(documents),
      (failure: unknown) => reportHandled(failure, 'look for repeated bikes'),
    );
    return () => {
      here = false;
    };
  }, [userId, canRepeat]);
  const there = new Map(listings.filter(isThere).map((listing) => [listing.id, titleOf(listing)]));
  return new Map(
    repeats.flatMap(({ id, other_id }) => {
      const title = there.get(other_id);
      return there.has(id) && title !== undefined ? [[id, title] as const] : [];
    }),
  );
};
