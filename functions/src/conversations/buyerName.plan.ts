import { defaultName, nameProblem, unknownName } from '../../../src/domain/accounts/profile.ts';
import { maxMessage } from '../../../src/domain/conversations/inquiryFields.ts';
import { foldLookAlikes } from '../../../src/domain/text/lookAlikes.ts';

const asHeard = (name: string) => foldLookAlikes(name).replace(/\s+/g, ' ').trim();

/**
 * Under which name somebody asks a seller, and what the seller reads. The name is that of the profile or the account;
 * another that was typed into the form is put under the message, as people sign. Where the account has none, the typed
 * one stands for it, and where nothing is acceptable, 'Unknown'.
 * @param known what profile and account say
 * @example planBuyer('Nguyễn Văn Minh', { name: 'Minh', message: 'Còn xe không?' }) // => { name: 'Nguyễn Văn Minh', message: 'Còn xe không?\n\n— Minh' }
 */
export const planBuyerName = (
  known: string | null,
  typed: { name: string; message: string },
): { name: string; message: string } => {
  const isOwn = known !== null && known !== defaultName && nameProblem(known) === null;
  const isTyped = nameProblem(typed.name) === null;
  const name = isOwn ? known : isTyped ? typed.name.trim() : unknownName;
  if (!isTyped || asHeard(typed.name) === asHeard(name)) return { name, message: typed.message };
  const signed = `${typed.message}\n\n— ${typed.name.trim()}`;
  return { name, message: signed.length > maxMessage ? typed.message : signed };
};
