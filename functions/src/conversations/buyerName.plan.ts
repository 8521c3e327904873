import { defaultName, nameProblem, unknownName } from '../../../src/domain/accounts/profile.ts';
import { maxMessage } from '../../../src/domain/conversations/inquiryFields.ts';
import { foldLookAlikes } from '../../../src/domain/text/lookAlikes.ts';

const asHeard = (name: string) => foldLookAlikes(name).replace(/\s+/g, ' ').trim();

/**
 * Returns a message and its buyer's name: from profile or account, else as typed, else 'Unknown'. A different
 * typed name becomes a signature below the message.
 * @example planBuyerName('Nguyễn Văn Minh', { name: 'Minh', message: 'Còn xe không?' }) // => { name: 'Nguyễn Văn Minh', message: 'Còn xe không?\n\n— Minh' }
 */
export const planBuyerName = (
  accountName: string | null,
  typed: { name: string; message: string },
): { name: string; message: string } => {
  const isOwn = accountName !== null && accountName !== defaultName && nameProblem(accountName) === null;
  const isTyped = nameProblem(typed.name) === null;
  const name = isOwn ? accountName : isTyped ? typed.name.trim() : unknownName;
  if (!isTyped || asHeard(typed.name) === asHeard(name)) return { name, message: typed.message };
  const signed = `${typed.message}\n\n— ${typed.name.trim()}`;
  return { name, message: signed.length > maxMessage ? typed.message : signed };
};
