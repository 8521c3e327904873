import { useEffect, useState } from 'react';
import { photosOf } from '../../domain/listings/listingDocuments.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import { formInBrowser } from './claimForm.ts';
import { createForm } from './formStore.ts';
import type { EditorStart } from './ListingEditor.tsx';
import { leaveEditor } from './leaveEditor.ts';
import { readForm, readOwn } from './readOwn.ts';

const readStart = async (id: string, userId: string): Promise<EditorStart | 'hidden' | null> => {
  const listing = await readOwn(id, userId);
  if (!listing) return null;
  if (listing.status === 'hidden') return listing.status;
  const stored = { slug: listing.slug, status: listing.status };
  const { key: keptKey, kept } = await formInBrowser(userId, id);
  if (kept) {
    const form = createForm(kept.form, listing.location);
    return { ...kept, form, keptKey, id, stored, restored: true, like: null };
  }
  return {
    keptKey,
    id,
    form: createForm(await readForm(listing)),
    photos: photosOf(listing).map((address) => ({ key: address, address, stage: 'stored' as const })),
    stored,
    restored: false,
    attempted: false,
    like: null,
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
      .catch((failure: unknown) => {
        reportHandled(failure, 'load a listing to edit');
        leaveEditor(lang);
      });
    return () => {
      here = false;
    };
  }, [lang, id, userId, version]);
  return { state, reload: () => setVersion(version + 1) };
};
