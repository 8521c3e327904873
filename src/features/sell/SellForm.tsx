import { useCallback, useEffect, useState } from 'react';
import type { KnownModel } from '../../domain/knownModel.ts';
import { emptyForm } from '../../domain/listingForm.ts';
import { newId } from '../../domain/newId.ts';
import { useGuardedUser } from '../../firebase/session.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { formInBrowser } from './claimForm.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { type EditorStart, ListingEditor } from './ListingEditor.tsx';

type Props = { lang: Language; models: readonly KnownModel[] };

/** What was left unfinished, or an empty form with the id that its listing will have. */
const startFor = async (userId: string): Promise<EditorStart> => {
  const { key: keptKey, kept } = await formInBrowser(userId, null);
  if (kept) return { ...kept, keptKey, stored: null, restored: true };
  const empty = { id: newId(), form: emptyForm, photos: [], attempted: false };
  return { ...empty, keptKey, stored: null, restored: false };
};

const NewListing = ({ lang, models, userId }: Props & { userId: string }) => {
  const [start, setStart] = useState<EditorStart | 'failed' | null>(null);
  const open = useCallback(
    async () => setStart(await startFor(userId).catch(() => 'failed' as const)),
    [userId],
  );
  useEffect(() => void open(), [open]);
  if (!start) return <EditorSkeleton lang={lang} />;
  if (start === 'failed') return <ErrorState lang={lang} onRetry={() => void open()} />;
  return (
    <ListingEditor
      key={start.id}
      lang={lang}
      models={models}
      userId={userId}
      start={start}
      onDiscard={open}
    />
  );
};

/** The island of /sell. */
export const SellForm = island('sell form', ({ lang, models }: Props) => {
  const user = useGuardedUser(lang);
  return (
    <>
      {user ? (
        <NewListing key={user.id} lang={lang} models={models} userId={user.id} />
      ) : (
        <EditorSkeleton lang={lang} />
      )}
      <Toasts lang={lang} />
    </>
  );
});
