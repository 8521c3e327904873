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

/** What a bike is like today: `gone` is one that whoever asks cannot open any more. Its price is in đồng. */
export type CurrentBike =
  | {
      state: 'active' | 'paused' | 'sold';
      price: number | null;
      photo: string | null;
      /** Until when it is kept for somebody; left out where it is not. */
      reserved?: number;
    }
  | { state: 'gone' };

const gone: CurrentBike = { state: 'gone' };

/** What the inbox shows of a listing, which may have been deleted, drafted anew or hidden since. */
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

/** The bike of a thread as it is today. Rules hide a deleted one from its buyers by refusing it; else fails as Firestore does. */
export const readBike = (id: string, read: Read = fromFirestore): Promise<CurrentBike> =>
  read(id).then(bikeToday, (failure) => {
    if (codeOf(failure) === 'permission-denied') return gone;
    throw failure;
  });

/** What to say that a bike costs, in đồng: today's price, else the one when the conversation began. */
export const currentPrice = (asked: number, today: CurrentBike | null): number =>
  (today && today.state !== 'gone' && today.price) || asked;
