import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { ReadMessage } from '../../i18n/wordsOf.ts';
import { reportError } from '../../shell/reportError.ts';
import type { MessageContent } from './writeThread.ts';

type Words = typeof import('../../i18n/sayPhrase.ts');
let words: Words | null = null;
const timeoutMs = 1_500;

/** On failure, messages stay in the sender's language. */
const loadWords = async (): Promise<void> => {
  try {
    words ??= await import('../../i18n/sayPhrase.ts');
  } catch (failure) {
    reportError(failure, 'load the words of phrases');
  }
};

/**
 * Loads the phrases' texts before messages appear. After `timeoutMs`, messages appear in the sender's
 * language until the texts arrive.
 */
export const prepareReading = async (messages: readonly Pick<MessageContent, 'phrases'>[]): Promise<void> => {
  if (messages.some(({ phrases = [] }) => phrases.length > 0))
    await Promise.race([loadWords(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
};

/** A message in the reader's language; null without phrases, or before their words are loaded. */
export const useReading = (lang: Language, { message, phrases = [] }: MessageContent): ReadMessage | null => {
  const [loaded, setLoaded] = useState(words);
  const isWanted = loaded === null && phrases.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void loadWords().then(() => isCurrent && setLoaded(words));
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return loaded && phrases.length > 0 ? loaded.readMessage(lang, { message, phrases }) : null;
};
