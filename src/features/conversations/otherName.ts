import type { Inquiry } from '../../domain/inquiry.ts';
import { sideOf } from '../../domain/inquiry.ts';
import { unknownName } from '../../domain/profile.ts';
import type { talk } from '../../i18n/texts/talk.ts';
import type { Translate } from '../../i18n/texts.ts';

/** Whom a reply goes to: by name, or as the seller or the buyer where no name is known (S8.47). */
export const otherName = (
  thread: Pick<Inquiry, 'seller_id' | 'seller_name' | 'buyer_name'>,
  userId: string,
  t: Translate<typeof talk>,
): string => {
  const other = sideOf(thread, userId) === 'seller' ? 'buyer' : 'seller';
  const name = thread[`${other}_name`];
  return name && name !== unknownName ? name : t(other === 'buyer' ? 'theBuyer' : 'theSeller');
};
