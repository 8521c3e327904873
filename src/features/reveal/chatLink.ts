import { wellFormed } from '../../domain/wellFormed.ts';

/**
 * Opens a chat on WhatsApp, which wants the digits alone.
 * @example chatLink('+84912345678', 'Hello!') // => 'https://wa.me/84912345678?text=Hello!'
 */
export const chatLink = (number: string, greeting: string) =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(wellFormed(greeting))}`;
