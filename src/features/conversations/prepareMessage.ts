import { maxMessage } from '../../domain/conversations/inquiryFields.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import { reportError } from '../../frame/reportError.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Said } from './writeThread.ts';

/** No phrase is longer, whatever stands in it. */
const longestPhrase = 200;

/** How much can be typed beside chosen phrases, so that all of it fits into one message. */
export const roomBeside = (chosen: readonly Phrase[]): number => maxMessage - chosen.length * longestPhrase;

/** What is sent of chosen phrases and a typed text. The words of phrases are fetched for those who have chosen some. */
export const prepareMessage = async (
  lang: Language,
  chosen: readonly Phrase[],
  text: string,
): Promise<Said> => {
  if (chosen.length === 0) return { message: text.trim() };
  const { composeMessage } = await import('./composeMessage.ts');
  return composeMessage(lang, chosen, text);
};

/** Counts what was sent, so that it is offered first; nobody waits for it. */
export const countSent = async ({ phrases }: Said): Promise<void> => {
  if (!phrases) return;
  try {
    const { countUses } = await import('./phraseUses.ts');
    countUses(phrases);
  } catch (failure) {
    reportError(failure, 'count what was sent');
  }
};
