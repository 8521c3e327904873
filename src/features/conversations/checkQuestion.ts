import { type NameProblem, nameProblem } from '../../domain/accounts/profile.ts';
import { phonePattern } from '../../domain/contacts/contact.ts';
import { storedPhone } from '../../domain/contacts/formPhone.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { nameComplaints } from '../../i18n/texts/nameChecks.ts';

export type QuestionForm = { name: string; phone: string; message: string };

export type Complaint = 'missing' | 'phoneInvalid' | (typeof nameComplaints)[NameProblem];
export type Complaints = Partial<Record<keyof QuestionForm, Complaint>>;

const checkName = (name: string): Complaint | null => {
  if (!hasVisibleText(name)) return 'missing';
  const problem = nameProblem(name);
  return problem && nameComplaints[problem];
};

/**
 * Stored form of a typed phone number; Vietnamese if without a country code.
 * @example typedPhone('0912 345 678') // => '+84912345678'
 * @returns null for an empty field, undefined for an invalid number
 */
export const typedPhone = (typed: string): string | null | undefined => {
  const text = typed.replace(/[\s().-]/g, '');
  if (text === '') return null;
  if (!/^\+?\d+$/.test(text)) return undefined;
  const international = text.replace(/^00/, '+');
  const number = international.startsWith('+') ? international : storedPhone({ country: 'VN', digits: text });
  return number !== null && phonePattern.test(number) ? number : undefined;
};

/**
 * Problems of a question, in field order (S5.27).
 * @param isSaid whether phrases or photos replace the text
 */
export const checkQuestion = ({ name, phone, message }: QuestionForm, isSaid = false): Complaints => {
  const aboutName = checkName(name);
  return {
    ...(!isSaid && !hasVisibleText(message) && { message: 'missing' }),
    ...(typedPhone(phone) === undefined && { phone: 'phoneInvalid' }),
    ...(aboutName && { name: aboutName }),
  };
};
