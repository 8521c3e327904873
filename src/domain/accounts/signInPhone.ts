import { toE164 } from '../contacts/dialcodes.ts';

/** Vietnamese mobile numbers; landlines receive no messages. */
const vietnamese = /^\+84[35789]\d{8}$/;

/** Texts: i18n/texts/phone.ts. */
export type PhoneProblem = 'missing' | 'wrong' | 'abroad';

/**
 * Returns the number that gets the code. Accepts national and international numbers.
 * @param dialCodes of supported countries, the site's own first
 * @example signInPhone('0912 345 678', ['+84']) // => { number: '+84912345678' }
 * @example signInPhone('+1 202 555 0143', ['+84']) // => { problem: 'abroad' }
 */
export const signInPhone = (
  typed: string,
  dialCodes: readonly string[],
): { number: string } | { problem: PhoneProblem } => {
  const text = typed.replace(/[\s().-]+/g, '');
  if (text === '') return { problem: 'missing' };
  const code = text.startsWith('+') ? dialCodes.find((dialCode) => text.startsWith(dialCode)) : dialCodes[0];
  if (code === undefined) return { problem: 'abroad' };
  const number = toE164(code, text.startsWith('+') ? text.slice(code.length) : text);
  if (number === null || (code === '+84' && !vietnamese.test(number))) return { problem: 'wrong' };
  return { number };
};

/** @example codeTyped('123 456') // => '123456' */
export const codeTyped = (typed: string): string | null => {
  const digits = typed.replace(/\s+/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
};

/**
 * Masks a number against reading over a shoulder.
 * @example maskedPhone('+84912345678') // => '+84 ••• 678'
 */
export const maskedPhone = (number: string): string => `${number.slice(0, 3)} ••• ${number.slice(-3)}`;
