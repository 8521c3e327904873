import { useEffect, useState } from 'react';
import { reportError } from '../../frame/reportError.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ReadMessage } from '../../i18n/wordsOf.ts';
import type { Said } from './writeThread.ts';

type Words = typeof import('../../i18n/sayPhrase.ts');
let words: Words | null = null;
/** Milliseconds. */
const patience = 1_500;

/** Fetches the words of the phrases; without them a message stays as its sender wrote it. */
const loadWords = async (): Promise<void> => {
  try {
    words ??= await import('../../i18n/sayPhrase.ts');
  } catch (failure) {
    reportError(failure, 'load the words of phrases');
  }
};

/**
 * Has the words ready before messages are shown, where one of them holds a phrase. They are waited for shortly: until they
 * are there, a message is shown as it was sent.
 */
export const prepareReading = async (messages: readonly Pick<Said, 'phrases'>[]): Promise<void> => {
  if (messages.some(({ phrases = [] }) => phrases.length > 0))
    await Promise.race([loadWords(), new Promise((resolve) => setTimeout(resolve, patience))]);
};

/** A message in its reader's language; null where it has no phrases, and until their words are there. */
export const useReading = (lang: Language, { message, phrases = [] }: Said): ReadMessage | null => {
  const [known, setKnown] = useState(words);
  const isWanted = known === null && phrases.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    let here = true;
    void loadWords().then(() => here && setKnown(words));
    return () => {
      here = false;
    };
  }, [isWanted]);
  return known && phrases.length > 0 ? known.readMessage(lang, { message, phrases }) : null;
};
