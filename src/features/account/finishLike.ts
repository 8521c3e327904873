import type { Language } from '../../i18n/languages.ts';
import { likes } from '../../i18n/texts/likes.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { notifyNext } from '../../ui/notifyNext.ts';
import { forgetPendingLike, pendingLike } from '../../ui/pendingLike.ts';
import { reportAccount } from './reportAccount.ts';

/** Likes the bike whose heart was pressed before sign-in. The next page confirms it. */
export const finishLike = async (userId: string, language: Language, back: string): Promise<void> => {
  const listing = pendingLike(back);
  if (listing === null) return;
  forgetPendingLike();
  const t = translate(language, likes);
  try {
    const { setLiked } = await import('../../firebase/likes.ts');
    await setLiked(userId, listing, true);
    notifyNext({ title: t('liked'), tone: 'success' });
  } catch (failure) {
    reportAccount(failure, 'like a bike after signing in');
    notifyNext({ title: t('likeFailed'), text: translate(language, ui)('tryAgain'), tone: 'error' });
  }
};
