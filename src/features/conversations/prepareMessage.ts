import { maxMessage } from '../../domain/conversations/inquiryFields.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { Language } from '../../i18n/languages.ts';
import { reportError } from '../../shell/reportError.ts';
import type { MessageContent } from './writeThread.ts';

/** Upper limit for the length of a phrase with its values. */
const maxPhraseLength = 200;

export const roomBeside = (chosen: readonly Phrase[]): number => maxMessage - chosen.length * maxPhraseLength;

/** Loads the phrases' words only if needed. */
export const prepareMessage = async (
  lang: Language,
  chosen: readonly Phrase[],
  text: string,
): Promise<MessageContent> => {
  if (chosen.length === 0) return { message: text.trim() };
  const { composeMessage } = await import('./composeMessage.ts');
  return composeMessage(lang, chosen, text);
};

/** Counts sent phrases, to suggest frequent ones first. Never throws. */
export const countSent = async ({ phrases }: MessageContent): Promise<void> => {
  if (!phrases) return;
  try {
    const { countUses } = await import('./phraseUses.ts');
    countUses(phrases);
  } catch (failure) {
    reportError(failure, 'count what was sent');
  }
};
