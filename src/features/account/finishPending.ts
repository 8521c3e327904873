import { canFollow } from '../../domain/alerts/follow.ts';
import type { Language } from '../../i18n/languages.ts';
import { follows } from '../../i18n/texts/follows.ts';
import { likes } from '../../i18n/texts/likes.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { notifyNext } from '../../ui/notifyNext.ts';
import { forgetPending, type PendingAction, pendingAction } from '../../ui/pendingAction.ts';
import { reportAccount } from './reportAccount.ts';

type Work = { perform: () => Promise<void>; done: string; failed: string };

const workOf = ({ kind, value }: PendingAction, userId: string, language: Language): Work | null => {
  if (kind === 'like')
    return {
      perform: async () => (await import('../../firebase/likes.ts')).setLiked(userId, value, true),
      done: translate(language, likes)('liked'),
      failed: translate(language, likes)('likeFailed'),
    };
  // The alerts page saves a search itself, so it is not handled here.
  if (kind !== 'follow') return null;
  const [id = '', encoded = ''] = value.split(',');
  if (!canFollow(userId, id)) return null;
  const name = decodeURIComponent(encoded);
  const t = translate(language, follows);
  return {
    perform: async () => (await import('../../firebase/follows.ts')).follow(userId, { id, name }),
    done: t('done', { name }),
    failed: t('failed'),
  };
};

/** Performs the action pressed before signing in. The next page shows the outcome. */
export const finishPending = async (userId: string, language: Language, back: string): Promise<void> => {
  const pending = pendingAction(back);
  const work = pending && workOf(pending, userId, language);
  if (!work) return;
  forgetPending();
  try {
    await work.perform();
    notifyNext({ title: work.done, tone: 'success' });
  } catch (failure) {
    reportAccount(failure, `${pending.kind} after signing in`);
    notifyNext({ title: work.failed, text: translate(language, ui)('tryAgain'), tone: 'error' });
  }
};
