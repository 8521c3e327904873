import { titleOf } from '../../domain/listings/listing.ts';
import { RepeatedBike } from '../../domain/photos/repeatedBike.schema.ts';
import { getDocument } from '../../firebase/firestore.ts';
import { readOwn } from './readOwn.ts';

/** Returns an unsold listing of the same seller with the same photo; null if there is none. */
export const readRepeat = async (listingId: string): Promise<{ id: string; title: string } | null> => {
  const repeat = await getDocument(RepeatedBike, 'repeated_bikes', listingId);
  const other = repeat && (await readOwn(repeat.other_id, repeat.user_id));
  return other && other.status !== 'sold' ? { id: other.id, title: titleOf(other) } : null;
};
