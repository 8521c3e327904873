import { useCallback, useEffect, useState } from 'react';
import { Listing } from '../../domain/schemas/listing.ts';
import { listDocuments } from '../../firebase/firestore.ts';
import type { Language } from '../../i18n/languages.ts';

import { mylistings } from '../../i18n/texts/mylistings.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';
import { performAction } from './performAction.ts';
import { type Action, applied, type Mine, planAction } from './planAction.ts';

const said = {
  activate: 'activated',
  pause: 'paused',
  markSold: 'sold',
  unmarkSold: 'unsold',
  delete: 'deleted',
} as const;

const read = (userId: string) =>
  listDocuments(Listing, 'motorcycles', {
    where: [
      ['user_id', '==', userId],
      ['deleted_at', '==', null],
    ],
    orderBy: ['created_at', 'desc'],
  });

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; listings: readonly Mine[] };

/** One's own listings, newest first, and what can be done to them: shown at once, taken back when it fails. */
export const useMyListings = (lang: Language, userId: string) => {
  const [state, setState] = useState<State>({ state: 'loading' });
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const load = useCallback(async () => {
    setState({ state: 'loading' });
    try {
      setState({ state: 'ready', listings: await read(userId) });
    } catch {
      setState({ state: 'failed' });
      notify({ title: translate(lang, ui)('loadFailed'), tone: 'error' });
    }
  }, [lang, userId]);
  useEffect(() => void load(), [load]);

  const change = (to: (listings: readonly Mine[]) => readonly Mine[]) =>
    setState((now) => (now.state === 'ready' ? { ...now, listings: to(now.listings) } : now));
  /** Puts one listing back where and as it was; the others may have changed meanwhile. */
  const putBack = (listing: Mine, place: number) =>
    change((listings) => listings.filter(({ id }) => id !== listing.id).toSpliced(place, 0, listing));
  const mark = (id: string, working: boolean) =>
    setBusy((ids) => new Set(working ? [...ids, id] : [...ids].filter((other) => other !== id)));

  const act = async (listing: Mine, action: Action) => {
    const t = translate(lang, mylistings);
    const deed = planAction(listing, action);
    if (deed.kind === 'editor') {
      location.assign(`${localize(lang, paths.editListing(listing.id))}?publish`);
      return;
    }
    const place = state.state === 'ready' ? state.listings.findIndex(({ id }) => id === listing.id) : 0;
    mark(listing.id, true);
    change((listings) => applied(listings, listing.id, action));
    try {
      await performAction(listing, deed);
      notify({ title: t(said[action]), tone: 'success' });
    } catch {
      putBack(listing, place);
      notify({ title: t(action === 'delete' ? 'deleteFailed' : 'statusFailed'), tone: 'error' });
    } finally {
      mark(listing.id, false);
    }
  };

  return { ...state, busy, act, retry: load };
};
