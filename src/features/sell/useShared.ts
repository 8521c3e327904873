import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { PhotoQueue } from '../../photos/queuedPhoto.ts';
import { reportHandled } from '../../shell/reportHandled.ts';

/** Returns whether the address has the parameter `shared`, and removes it. */
const isShared = () => {
  const query = new URLSearchParams(location.search);
  if (!query.has('shared')) return false;
  query.delete('shared');
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  return true;
};

/** Adds photos shared from another app once the form's owner is known. @returns the shared text */
export const useShared = (lang: Language, queue: PhotoQueue, isReady: boolean): string => {
  const [words, setWords] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has an owner.
  useEffect(() => {
    if (!isReady || !isShared()) return;
    import('./addShared.ts')
      .then(({ addShared }) => addShared(lang, queue))
      .then(setWords, (failure: unknown) => reportHandled(failure, 'take what was shared'));
  }, [isReady]);
  return words;
};
