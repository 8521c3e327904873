import { useCallback, useEffect, useRef, useState } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import { newId } from '../../domain/platform/newId.ts';
import { emptyForm } from '../../domain/selling/listingForm.ts';
import { reportError } from '../../shell/reportError.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { formInBrowser } from './claimForm.ts';
import { createForm, type FormStore } from './formStore.ts';
import type { EditorStart } from './ListingEditor.tsx';
import { contactsOf, formForAnother } from './planPrefill.ts';

const emptyStart = (): EditorStart => ({
  keptKey: null,
  id: newId(),
  form: createForm(emptyForm),
  photos: [],
  stored: null,
  base: null,
  restored: false,
  attempted: false,
  like: null,
});

const likeInAddress = () => new URLSearchParams(location.search).get('like');

// Loaded on demand: most visits begin an empty form.
const reading = () => import('./readOwn.ts');

/** Form with a copy of an own listing; null if that is missing. */
const startLike = async (like: string, userId: string) => {
  const { readForm, readOwn } = await reading();
  const listing = await readOwn(like, userId);
  return listing && { form: createForm(formForAnother(await readForm(listing))), like: titleOf(listing) };
};

/**
 * Returns the member's unfinished form, plus changes made on this page. If there is none: a copy of the
 * listing named in the address, else the open form.
 */
const startFor = async (userId: string, open: EditorStart): Promise<EditorStart> => {
  const like = likeInAddress();
  // A copy has its own key, so that other unfinished forms stay.
  const { key: keptKey, kept } = await formInBrowser(userId, like === null ? null : `like-${like}`);
  if (kept) {
    const form = createForm({ ...kept.form, ...open.form.changes() }, '');
    return { ...kept, form, keptKey, stored: null, base: null, restored: true, like: null };
  }
  if (like === null && location.search.includes('make='))
    open.form.prefill((await import('./formInAddress.ts')).formInAddress(location.search));
  const begun = like === null ? null : await startLike(like, userId);
  // A new id recreates the form: the rich editor reads the text only when it is created.
  return begun ? { ...open, ...begun, id: newId(), keptKey } : { ...open, keptKey };
};

/** Fills in place and numbers from the seller's last listing. */
const prefill = async (userId: string, form: FormStore) => {
  try {
    const last = await (await reading()).readNewest(userId);
    if (last) form.prefill(contactsOf(last, form.changes()));
  } catch (failure) {
    reportError(failure, 'prefill a listing', { userId });
  }
};

/** Form of a new listing: empty, or as its seller left it. */
export const useNewListing = (userId: string | null) => {
  const [start, setStart] = useState(emptyStart);
  const [failed, setFailed] = useState(false);
  const [touched, setTouched] = useState(false);
  const seller = useRef<string | null>(null);

  const open = useCallback(async (opened: EditorStart) => {
    const id = seller.current;
    if (id === null) return;
    setStart(opened);
    const loaded = await startFor(id, opened).catch((failure: unknown) => {
      reportHandled(failure, 'open the form of a listing');
      return null;
    });
    // Another member has signed in.
    if (id !== seller.current) return;
    setFailed(loaded === null);
    if (loaded) setStart(loaded);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened for a person, not for each change of the form.
  useEffect(() => {
    if (userId === null || userId === seller.current) return;
    const isFirst = seller.current === null;
    seller.current = userId;
    void open(isFirst ? start : emptyStart());
  }, [userId]);

  useEffect(() => {
    // Until `keptKey` is set, an unfinished form may still be found.
    if (!touched || userId === null || start.keptKey === null) return;
    if (!start.restored && start.like === null) void prefill(userId, start.form);
  }, [touched, userId, start]);

  return {
    start,
    failed,
    reopen: () => void open(start),
    discard: () => void open(emptyStart()),
    /** Starts the prefill, only for sellers who fill in the form. */
    touch: () => setTouched(true),
  };
};
