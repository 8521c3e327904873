import { useEffect, useState } from 'react';
import { reportError } from '../../frame/reportError.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ReadMessage } from '../../i18n/wordsOf.ts';
import type { Said } from './writeThread.ts';

type Words = typeof import('../../i18n/sayPhrase.ts');
let words: Words | null = null;
const patience = 1_500;

/** Loads the words of phrases. If it fails, messages stay as they were sent. */
const loadWords = async (): Promise<void> => {
  try {
    words ??= await import('../../i18n/sayPhrase.ts');
  } catch (failure) {
    reportError(failure, 'load the words of phrases');
  }
};

/**
 * Loads the words before messages are shown, if one has a phrase. After `timeoutMs` messages are shown as
 * sent until the words arrive.
 */
export const prepareReading = async (messages: readonly Pick<Said, 'phrases'>[]): Promise<void> => {
  if (messages.some(({ phrases = [] }) => phrases.length > 0))
    await Promise.race([loadWords(), new Promise((resolve) => setTimeout(resolve, patience))]);
};

/** Returns a message in the reader's language; null without phrases and until their words are loaded. */
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
