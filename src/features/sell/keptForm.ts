import * as z from 'zod/mini';
import { allCategories, allConditions, fuels, transmissions } from '../../domain/listing.ts';
import { countryCodes, type ListingForm } from '../../domain/listingForm.ts';
import { Photo } from '../../domain/photo.ts';

const choice = <T extends string>(choices: readonly T[]) => z.enum(['', ...choices]);

const Form: z.ZodMiniType<ListingForm> = z.object({
  make: z.string(),
  otherMake: z.string(),
  model: z.string(),
  year: z.string(),
  mileage: z.string(),
  engine: z.string(),
  category: choice(allCategories),
  condition: choice(allConditions),
  transmission: choice(transmissions),
  fuel: choice(fuels),
  features: z.array(z.string()),
  location: z.string(),
  phoneCountry: z.enum(countryCodes),
  contactPhone: z.string(),
  whatsappCountry: z.enum(countryCodes),
  whatsappNumber: z.string(),
  hidePhone: z.boolean(),
  hideWhatsApp: z.boolean(),
  description: z.string(),
  price: z.string(),
  // Forms that were kept before there was this question.
  onFacebook: z._default(z.boolean(), false),
});

/** Sent: the original is with the server, so its renditions can be waited for after a reload. */
export const keptStages = ['local', 'sent', 'ready'] as const;
const KeptPhoto = z.object({ key: z.string(), address: Photo.shape.image_url, stage: z.enum(keptStages) });
export type KeptPhoto = z.infer<typeof KeptPhoto>;

const KeptForm = z.object({
  /** The id that the listing has or will have, so that saving twice makes one document. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  form: Form,
  photos: z.array(KeptPhoto),
  /** A save was begun: the document may exist although nobody answered. */
  attempted: z.boolean(),
  /** When it was kept, in milliseconds. */
  at: z.number(),
});
export type KeptForm = z.infer<typeof KeptForm>;

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefixOf = (userId: string, listingId: string | null) => `vongxe.form.${userId}.${listingId ?? 'new'}.`;

/** Each tab keeps its form under a name of its own, so that none writes over another's. */
export const keptKey = (userId: string, listingId: string | null, tab: string) =>
  prefixOf(userId, listingId) + tab;

/** Storage may be blocked, full or odd: then nothing is kept, silently. */
export const quietly = <T>(deed: () => T): T | null => {
  try {
    return deed();
  } catch {
    return null;
  }
};

const readKept = (store: Store, key: string): KeptForm | null =>
  quietly(() => {
    const text = store.getItem(key);
    if (text === null) return null;
    const result = z.safeParse(KeptForm, JSON.parse(text));
    return result.success ? result.data : null;
  });

type Found = { key: string; kept: KeptForm };

/** What somebody left unfinished of one listing, or of new ones, the latest first. */
export const keptForms = (store: Store, userId: string, listingId: string | null): Found[] => {
  const keys = quietly(() => Array.from({ length: store.length }, (_, place) => store.key(place))) ?? [];
  return keys
    .filter((key) => key !== null)
    .filter((key) => key.startsWith(prefixOf(userId, listingId)))
    .flatMap((key) => {
      const kept = readKept(store, key);
      return kept ? [{ key, kept }] : [];
    })
    .toSorted((a, b) => b.kept.at - a.kept.at);
};

export const writeKept = (store: Store, key: string, kept: KeptForm) =>
  void quietly(() => store.setItem(key, JSON.stringify(kept)));

export const removeKept = (store: Store, key: string) => void quietly(() => store.removeItem(key));
