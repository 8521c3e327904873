import { useEffect, useState } from 'react';
import { answersIn } from '../../domain/selling/mergeForms.ts';
import type { Language } from '../../i18n/languages.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { formInBrowser } from './claimForm.ts';
import { createForm } from './formStore.ts';
import type { KeptForm } from './keptFormSchema.ts';
import type { EditorStart } from './ListingEditor.tsx';
import { leaveEditor } from './leaveEditor.ts';
import { rebase } from './planChange.ts';
import type { StoredVersion } from './planSave.ts';
import { readOwn, versionOf } from './readOwn.ts';

const storedPhotos = (addresses: readonly string[]) =>
  addresses.map((address) => ({ key: address, address, stage: 'stored' as const }));

const restore = (unfinished: KeptForm, stored: StoredVersion) => {
  const mine = { form: unfinished.form, photos: unfinished.photos.map(({ address }) => address) };
  const rebased = rebase(unfinished.base ?? { answers: null, status: stored.status }, mine, stored);
  const isOwnOrder = rebased.mine.photos === mine.photos;
  return {
    base: rebased.base,
    form: createForm(rebased.mine.form, stored.form.location),
    photos: isOwnOrder ? unfinished.photos : storedPhotos(rebased.mine.photos),
  };
};

const readStart = async (id: string, userId: string): Promise<EditorStart | 'hidden' | null> => {
  const listing = await readOwn(id, userId);
  if (!listing) return null;
  if (listing.status === 'hidden') return listing.status;
  const [stored, { key: keptKey, kept }] = await Promise.all([versionOf(listing), formInBrowser(userId, id)]);
  const start = { keptKey, id, stored, like: null };
  if (kept) return { ...start, ...restore(kept, stored), attempted: kept.attempted, restored: true };
  return {
    ...start,
    base: { answers: answersIn(stored), status: stored.status },
    form: createForm(stored.form),
    photos: storedPhotos(stored.photos),
    restored: false,
    attempted: false,
  };
};

export type Loading = 'loading' | 'missing' | 'hidden' | EditorStart;

/** A failure leads back to the seller's listings, with a notice. */
export const useOwnListing = (lang: Language, id: string, userId: string) => {
  const [state, setState] = useState<Loading>('loading');
  const [version, setVersion] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version reads again.
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
