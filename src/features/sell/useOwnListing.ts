import { useEffect, useState } from 'react';
import { photosOf, toListingForm } from '../../domain/listingDocuments.ts';
import { Contact } from '../../domain/schemas/contact.ts';
import { Listing } from '../../domain/schemas/listing.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { getDocument } from '../../firebase/firestore.ts';
import type { Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { notifyNext } from '../../ui/notifyNext.ts';
import { formInBrowser } from './claimForm.ts';
import { createForm } from './formStore.ts';
import type { EditorStart } from './ListingEditor.tsx';

/** The listing of this id when it is this person's and not deleted (S7.13). */
const readOwn = async (id: string, userId: string) => {
  // For a listing that is not there, or is somebody else's draft, the rules answer with a refusal.
  const listing = await getDocument(Listing, 'motorcycles', id).catch((error: unknown) => {
    if (codeOf(error) === 'permission-denied') return null;
    throw error;
  });
  return listing?.user_id === userId && listing.deleted_at === null ? listing : null;
};

const readStart = async (id: string, userId: string): Promise<EditorStart | 'hidden' | null> => {
  const listing = await readOwn(id, userId);
  if (!listing) return null;
  if (listing.status === 'hidden') return listing.status;
  const stored = { slug: listing.slug, status: listing.status };
  const { key: keptKey, kept } = await formInBrowser(userId, id);
  if (kept) return { ...kept, form: createForm(kept.form), keptKey, id, stored, restored: true };
  const contact = (channel: string) => getDocument(Contact, 'motorcycles', id, 'contact', channel);
  const [phone, whatsapp] = await Promise.all([contact('phone'), contact('whatsapp')]);
  return {
    keptKey,
    id,
    form: createForm(toListingForm(listing, { ...(phone && { phone }), ...(whatsapp && { whatsapp }) })),
    photos: photosOf(listing).map((address) => ({ key: address, address, stage: 'stored' as const })),
    stored,
    restored: false,
    attempted: false,
  };
};

export type Loading = 'loading' | 'missing' | 'hidden' | EditorStart;

/** A listing to edit. Where it cannot be loaded, the seller is led back to their listings, and told so. */
export const useOwnListing = (lang: Language, id: string, userId: string) => {
  const [state, setState] = useState<Loading>('loading');
  const [version, setVersion] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version asks for another reading.
  useEffect(() => {
    let here = true;
    setState('loading');
    readStart(id, userId)
      .then((start) => {
        if (here) setState(start ?? 'missing');
      })
      .catch(() => {
        notifyNext({ title: translate(lang, ui)('loadFailed'), tone: 'error' });
        location.replace(localize(lang, paths.myListings));
      });
    return () => {
      here = false;
    };
  }, [lang, id, userId, version]);
  return { state, reload: () => setVersion(version + 1) };
};
