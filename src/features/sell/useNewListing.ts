import { useCallback, useEffect, useRef, useState } from 'react';
import { emptyForm } from '../../domain/listingForm.ts';
import { newId } from '../../domain/newId.ts';
import { formInBrowser } from './claimForm.ts';
import { createForm } from './formStore.ts';
import type { EditorStart } from './ListingEditor.tsx';

/** An empty form with the id that its listing will have. */
const emptyStart = (): EditorStart => ({
  keptKey: null,
  id: newId(),
  form: createForm(emptyForm),
  photos: [],
  stored: null,
  restored: false,
  attempted: false,
});

/** What this person left unfinished, with what was filled in meanwhile; else the form as it is. */
const startFor = async (userId: string, open: EditorStart): Promise<EditorStart> => {
  const { key: keptKey, kept } = await formInBrowser(userId, null);
  if (!kept) return { ...open, keptKey };
  const form = createForm({ ...kept.form, ...open.form.changes() });
  return { ...kept, form, keptKey, stored: null, restored: true };
};

/** The form of a new listing: at once, and as its seller left it once it is known who that is. */
export const useNewListing = (userId: string | null) => {
  const [start, setStart] = useState(emptyStart);
  const [failed, setFailed] = useState(false);
  const seller = useRef<string | null>(null);

  const open = useCallback(async (opened: EditorStart) => {
    const id = seller.current;
    if (id === null) return;
    setStart(opened);
    const found = await startFor(id, opened).catch(() => null);
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

  return { start, failed, reopen: () => void open(start), discard: () => void open(emptyStart()) };
};
