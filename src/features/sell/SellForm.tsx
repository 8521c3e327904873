import { useState } from 'react';
import { emptyForm } from '../../domain/listingForm.ts';
import { newId } from '../../firebase/firestore.ts';
import { useGuardedUser } from '../../firebase/session.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { keptKey, readKept } from './keptForm.ts';
import { type EditorStart, ListingEditor } from './ListingEditor.tsx';
import { browserStore } from './useAutosave.ts';

/** What was left unfinished, or an empty form with the id that its listing will have. */
const startFor = (userId: string): EditorStart => {
  const kept = readKept(browserStore(), keptKey(userId, null));
  if (kept) return { ...kept, stored: null, restored: true };
  return { id: newId(), form: emptyForm, photos: [], stored: null, restored: false, attempted: false };
};

const NewListing = ({ lang, userId }: { lang: Language; userId: string }) => {
  const [start, setStart] = useState(() => startFor(userId));
  return (
    <ListingEditor
      key={start.id}
      lang={lang}
      userId={userId}
      start={start}
      onDiscard={() => setStart(startFor(userId))}
    />
  );
};

/** The island of /sell. */
export const SellForm = island('sell form', ({ lang }: { lang: Language }) => {
  const user = useGuardedUser(lang);
  return (
    <>
      {user ? <NewListing key={user.id} lang={lang} userId={user.id} /> : <EditorSkeleton lang={lang} />}
      <Toasts lang={lang} />
    </>
  );
});
