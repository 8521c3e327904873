import { useEffect } from 'react';
import type { KnownModel } from '../../domain/models/knownModel.ts';
import { useGuardedUser } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { island } from '../../shell/island.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notify.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { ListingEditor } from './ListingEditor.tsx';
import { useNewListing } from './useNewListing.ts';

type Props = { lang: Language; models: readonly KnownModel[] };

/** Island of /sell. Its empty form can be filled in before hydration. */
export const SellForm = island('sell form', ({ lang, models }: Props) => {
  const user = useGuardedUser(lang);
  const { start, failed, reopen, discard, touch } = useNewListing(user?.id ?? null);
  useEffect(() => {
    if (failed) notify({ title: translate(lang, ui)('loadFailed'), tone: 'error' });
  }, [failed, lang]);
  return (
    <>
      {failed ? (
        <ErrorState lang={lang} onRetry={reopen} />
      ) : (
        <ListingEditor
          key={start.id}
          lang={lang}
          models={models}
          start={start}
          onDiscard={discard}
          onTouch={touch}
        />
      )}
      <Toasts lang={lang} />
    </>
  );
});
