import { useCallback, useEffect, useRef, useState } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import { newId } from '../../domain/platform/newId.ts';
import { emptyForm } from '../../domain/selling/listingForm.ts';
import { reportError } from '../../frame/reportError.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import { formInBrowser } from './claimForm.ts';
import { createForm, type FormStore } from './formStore.ts';
import type { EditorStart } from './ListingEditor.tsx';
import { another, contactsOf } from './planPrefill.ts';

/** An empty form with the id that its listing will have. */
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

/** The listing that the address wants another one like. */
const likeInAddress = () => new URLSearchParams(location.search).get('like');

// Most visits begin an empty form; what reads listings comes when one is wanted.
const reading = () => import('./readOwn.ts');

/** A form begun with what another listing of one's own says; null where there is none. */
const startLike = async (like: string, userId: string) => {
  const { readForm, readOwn } = await reading();
  const listing = await readOwn(like, userId);
  return listing && { form: createForm(another(await readForm(listing))), like: titleOf(listing) };
};

/** What this person left unfinished, with what was filled in meanwhile; else the form as it is, or like the named listing. */
const startFor = async (userId: string, open: EditorStart): Promise<EditorStart> => {
  const like = likeInAddress();
  // Forms that were begun for other bikes stay where they are kept.
  const { key: keptKey, kept } = await formInBrowser(userId, like === null ? null : `like-${like}`);
  if (kept) {
    const form = createForm({ ...kept.form, ...open.form.changes() }, '');
    return { ...kept, form, keptKey, stored: null, base: null, restored: true, like: null };
  }
  if (like === null && location.search.includes('make='))
    open.form.prefill((await import('./formInAddress.ts')).formInAddress(location.search));
  const begun = like === null ? null : await startLike(like, userId);
  // Another id has the form drawn anew: its editor takes words in the beginning alone.
  return begun ? { ...open, ...begun, id: newId(), keptKey } : { ...open, keptKey };
};

/** Fills in place and numbers from the seller's last listing. Without them the form is as good: a failure is only reported. */
const prefill = async (userId: string, form: FormStore) => {
  try {
    const last = await (await reading()).readNewest(userId);
    if (last) form.prefill(contactsOf(last, form.changes()));
  } catch (failure) {
    reportError(failure, 'prefill a listing', { userId });
  }
};

/** The form of a new listing: at once, and as its seller left it once it is known who that is. */
export const useNewListing = (userId: string | null) => {
  const [start, setStart] = useState(emptyStart);
  const [failed, setFailed] = useState(false);
  const [touched, setTouched] = useState(false);
  const seller = useRef<string | null>(null);

  const open = useCallback(async (opened: EditorStart) => {
    const id = seller.current;
    if (id === null) return;
    setStart(opened);
    const found = await startFor(id, opened).catch((failure: unknown) => {
      reportHandled(failure, 'open the form of a listing');
      return null;
    });
    // Somebody else has signed in meanwhile.
    if (id !== seller.current) return;
    setFailed(found === null);
    if (found) setStart(found);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened for a person, not for each change of the form.
  useEffect(() => {
    if (userId === null || userId === seller.current) return;
    const isFirst = seller.current === null;
    seller.current = userId;
    void open(isFirst ? start : emptyStart());
  }, [userId]);

  useEffect(() => {
    // Without a place to be kept it is not known yet whether something was left unfinished.
    if (!touched || userId === null || start.keptKey === null) return;
    if (!start.restored && start.like === null) void prefill(userId, start.form);
  }, [touched, userId, start]);

  return {
    start,
    failed,
    reopen: () => void open(start),
    discard: () => void open(emptyStart()),
    /** Somebody begins to fill it in: now it is worth asking what they wrote before. */
    touch: () => setTouched(true),
  };
};
