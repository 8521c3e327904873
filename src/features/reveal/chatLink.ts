import { wellFormed } from '../../domain/text/wellFormed.ts';
import { reveal } from '../../i18n/texts/reveal.ts';
import { translate } from '../../i18n/texts.ts';

/**
 * Address of a WhatsApp chat, which takes only digits.
 * @example chatLink('+84912345678', 'Hello!') // => 'https://wa.me/84912345678?text=Hello!'
 */
export const chatLink = (number: string, greeting: string) =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(wellFormed(greeting))}`;

/** Greeting in both languages, because the seller's language is unknown. */
export const greetingFor = (words: { title: string; site: string; address: string }): string =>
  [
    translate('vi', reveal)('greeting', words),
    translate('en', reveal)('greeting', words),
    words.address,
  ].join('\n');
