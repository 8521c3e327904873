import { useEffect, useState } from 'react';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import type { PhotoQueue } from './queuedPhoto.ts';

/** Whether the address says that something was shared; it says so once. */
const isShared = () => {
  const asked = new URLSearchParams(location.search);
  if (!asked.has('shared')) return false;
  asked.delete('shared');
  const search = asked.size > 0 ? `?${asked}` : '';
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  return true;
};

/**
 * Takes over what was shared with the site from a gallery, once it is known whose form this is.
 * @returns the words that came along, for the field of advertisements
 */
export const useShared = (lang: Language, queue: PhotoQueue, isReady: boolean): string => {
  const [words, setWords] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is somebody's.
  useEffect(() => {
    if (!isReady || !isShared()) return;
    import('./addShared.ts')
      .then(({ addShared }) => addShared(lang, queue))
      .then(setWords, (failure: unknown) => reportHandled(failure, 'take what was shared'));
  }, [isReady]);
  return words;
};
