import * as z from 'zod/mini';
import { statuses } from '../../domain/listings/listingFields.ts';
import { reservedUntil } from '../../domain/listings/reserved.ts';
import { Photo } from '../../domain/photos/photo.schema.ts';
import { inOrder, renditionUrl } from '../../domain/photos/photo.ts';
import { Time } from '../../domain/time/time.schema.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { getFields } from '../../firebase/firestore.ts';

const Listing = z.object({
  status: z.enum([...statuses, 'hidden']),
  deleted_at: z.nullable(Time),
  price: z.nullable(z.int()),
  images: z.array(Photo),
  reserved_until: z.optional(z.nullable(Time)),
});
const fields = Object.keys(Listing.shape);

/** Current state of a bike. `gone`: deleted, hidden or a draft. Price in đồng. */
export type CurrentBike =
  | {
      state: 'active' | 'paused' | 'sold';
      price: number | null;
      photo: string | null;
      /** End of the reservation in ms. */
      reserved?: number;
    }
  | { state: 'gone' };

const gone: CurrentBike = { state: 'gone' };

/** Returns a bike's state for the inbox; `gone` if it is deleted, hidden or a draft. */
export const bikeToday = (listing: z.infer<typeof Listing> | null): CurrentBike => {
  if (listing === null || listing.deleted_at !== null) return gone;
  const { status, price, images } = listing;
  if (status === 'draft' || status === 'hidden') return gone;
  const [main] = inOrder(images);
  const reserved = reservedUntil(listing, Date.now());
  return {
    ...(reserved !== null && { reserved }),
    state: status,
    price,
    photo: main ? renditionUrl(main.image_url, 'card') : null,
  };
};

type Read = (id: string) => Promise<z.infer<typeof Listing> | null>;
const fromFirestore: Read = (id) => getFields(Listing, fields, 'motorcycles', id);

/** Reads the state of a thread's bike; `gone` if the rules hide it. Other failures reject. */
export const readBike = (id: string, read: Read = fromFirestore): Promise<CurrentBike> =>
  read(id).then(bikeToday, (failure) => {
    if (codeOf(failure) === 'permission-denied') return gone;
    throw failure;
  });

/** Price in đồng: today's, else the one at the start of the conversation. */
export const currentPrice = (askedPrice: number, today: CurrentBike | null): number =>
  (today && today.state !== 'gone' && today.price) || askedPrice;
