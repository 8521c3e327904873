import { maxPhrases, type Phrase } from '../../domain/conversations/phrase.ts';
import { fitsPhrase } from '../../domain/conversations/phrases.ts';
import type { Language } from '../../i18n/languages.ts';
import { joinMessage } from '../../i18n/sayPhrase.ts';
import type { MessageContent } from './writeThread.ts';

/**
 * @example composeMessage('en', [{ code: 'still_for_sale' }], '') // => { message: 'Is the bike still for sale?', phrases: [{ code: 'still_for_sale' }] }
 */
export const composeMessage = (lang: Language, chosen: readonly Phrase[], text: string): MessageContent => {
  const phrases = chosen.filter(fitsPhrase).slice(0, maxPhrases);
  const message = joinMessage(lang, phrases, text.trim());
  return phrases.length > 0 ? { message, phrases } : { message };
};
