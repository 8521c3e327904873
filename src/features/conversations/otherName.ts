import { unknownName } from '../../domain/accounts/profile.ts';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { otherSide, sideOf } from '../../domain/conversations/inquiry.ts';
import type { conversations } from '../../i18n/texts/conversations.ts';
import type { Translate } from '../../i18n/texts.ts';

/** The other side's name, or 'seller' or 'buyer' if unknown (S8.47). */
export const otherName = (
  thread: Pick<Inquiry, 'seller_id' | 'seller_name' | 'buyer_name'>,
  userId: string,
  t: Translate<typeof conversations>,
): string => {
  const other = otherSide(sideOf(thread, userId));
  const name = thread[`${other}_name`];
  return name && name !== unknownName ? name : t(other === 'buyer' ? 'theBuyer' : 'theSeller');
};
