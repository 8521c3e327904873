import { useCallback, useEffect, useState } from 'react';
import type { Card } from '../../domain/listings/card.ts';
import type { Cursor } from '../../firebase/questions.ts';
import type { Language } from '../../i18n/languages.ts';
import { likes } from '../../i18n/texts/likes.ts';
import { translate } from '../../i18n/texts.ts';
import { keepAllLiked } from '../../offline/messages.ts';
import { localize, paths } from '../../paths.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { readLiked } from './readLiked.ts';

type State =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; cards: Card[]; gone: number; next: Cursor | null; busy: boolean };

/** An unliked bike stays until the page is left. */
export const useLikedBikes = (lang: Language, userId: string) => {
  const [state, setState] = useState<State>({ state: 'loading' });

  const fail = useCallback(
    () => notify({ title: translate(lang, likes)('loadFailed'), tone: 'error' }),
    [lang],
  );
  const load = useCallback(async () => {
    setState({ state: 'loading' });
    try {
      const page = await readLiked(userId, null);
      setState({ state: 'ready', busy: false, ...page });
      keepAllLiked(page.cards.map(({ slug }) => localize(lang, paths.listing(slug))));
    } catch (failure) {
      reportHandled(failure, 'load liked bikes');
      setState({ state: 'failed' });
      fail();
    }
  }, [userId, lang, fail]);
  useEffect(() => void load(), [load]);

  const more = async () => {
    if (state.state !== 'ready' || state.busy || !state.next) return;
    setState({ ...state, busy: true });
    try {
      const page = await readLiked(userId, state.next);
      const cards = [...state.cards, ...page.cards];
      setState({ state: 'ready', busy: false, cards, gone: state.gone + page.gone, next: page.next });
    } catch (failure) {
      reportHandled(failure, 'load more liked bikes');
      setState({ ...state, busy: false });
      fail();
    }
  };
  return { ...state, more, retry: load };
};
