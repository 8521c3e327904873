import { useCallback, useEffect, useState } from 'react';
import { Listing } from '../../domain/listings/listing.schema.ts';
import { listDocuments } from '../../firebase/firestore.ts';
import type { Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { deletedQuery } from './deletedQuery.ts';
import { ownQuery } from './ownQuery.ts';
import type { Mine } from './planAction.ts';

/** No listings after a failure. */
const readDeleted = (userId: string) =>
  listDocuments(Listing, 'motorcycles', deletedQuery(userId, Date.now())).catch((failure): Mine[] => {
    reportHandled(failure, 'load my deleted listings');
    return [];
  });
const read = async (userId: string): Promise<Mine[]> =>
  (await Promise.all([listDocuments(Listing, 'motorcycles', ownQuery(userId)), readDeleted(userId)])).flat();

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; listings: readonly Mine[] };

/** Includes recently deleted listings. `busy`: ids of listings being written. */
export const useOwnListings = (lang: Language, userId: string) => {
  const [state, setState] = useState<State>({ state: 'loading' });
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const load = useCallback(async () => {
    setState({ state: 'loading' });
    try {
      setState({ state: 'ready', listings: await read(userId) });
    } catch (failure) {
      reportHandled(failure, 'load my listings');
      setState({ state: 'failed' });
      notify({ title: translate(lang, ui)('loadFailed'), tone: 'error' });
    }
  }, [lang, userId]);
  useEffect(() => void load(), [load]);

  const change = (to: (listings: readonly Mine[]) => readonly Mine[]) =>
    setState((now) => (now.state === 'ready' ? { ...now, listings: to(now.listings) } : now));
  const mark = (id: string, working: boolean) =>
    setBusy((ids) => new Set(working ? [...ids, id] : [...ids].filter((other) => other !== id)));

  return {
    state: state.state,
    listings: state.state === 'ready' ? state.listings : [],
    ...{ busy, change, mark, retry: load },
  };
};
