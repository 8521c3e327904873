import { phonePattern } from '../../domain/contact.ts';
import { storedPhone } from '../../domain/formPhone.ts';
import { says } from '../../domain/says.ts';

export type QuestionForm = { name: string; phone: string; message: string };
export type Complaints = Partial<Record<keyof QuestionForm, 'missing' | 'phoneInvalid'>>;

/**
 * A number as people type it, as it is stored; without a country code it is Vietnamese.
 * @example typedPhone('0912 345 678') // => '+84912345678'
 * @returns null for no number, undefined for what is none
 */
export const typedPhone = (typed: string): string | null | undefined => {
  const text = typed.replace(/[\s().-]/g, '');
  if (text === '') return null;
  if (!/^\+?\d+$/.test(text)) return undefined;
  const international = text.replace(/^00/, '+');
  const number = international.startsWith('+') ? international : storedPhone({ country: 'VN', digits: text });
  return number !== null && phonePattern.test(number) ? number : undefined;
};

/** What is wrong with a question; name and message are needed, the phone is not (S5.27). */
export const checkQuestion = ({ name, phone, message }: QuestionForm): Complaints => ({
  ...(!says(name) && { name: 'missing' }),
  ...(typedPhone(phone) === undefined && { phone: 'phoneInvalid' }),
  ...(!says(message) && { message: 'missing' }),
});
