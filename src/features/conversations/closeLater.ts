import { atom } from 'nanostores';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../domain/conversations/inquiry.ts';
import { type Stored, titleOf } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { reportError } from '../../shell/reportError.ts';
import { actLater } from '../../ui/actLater.ts';
import { dismiss, notify } from '../../ui/notify.ts';
import { otherName } from './otherName.ts';
import { closeThread, readyToClose } from './writeThread.ts';

/** Threads closed on this page, even if not written yet. */
export const $closed = atom<ReadonlySet<string>>(new Set());

const mark = (id: string, closed: boolean) =>
  $closed.set(new Set(closed ? [...$closed.get(), id] : [...$closed.get()].filter((other) => other !== id)));

/** Shows a thread as closed as soon as its user closes it. */
export const shownAs = (
  thread: Stored<Inquiry>,
  closed: ReadonlySet<string>,
  userId: string,
): Stored<Inquiry> =>
  closed.has(thread.id) && thread.status !== 'closed'
    ? { ...thread, status: 'closed', closed_by: userId }
    : thread;

/**
 * Closes a thread with an undo notice. Nobody can reopen it (D36), so the write waits until the undo time
 * ends or the page is left.
 */
export const closeLater = (lang: Language, thread: Stored<Inquiry>, userId: string): void => {
  const t = translate(lang, conversations);
  const { id } = thread;
  let send: (() => Promise<unknown>) | undefined;
  readyToClose(id, userId).then(
    (ready) => (send = ready),
    () => undefined,
  );
  mark(id, true);
  const takeBack = actLater(async (leaving) => {
    dismiss(notice);
    try {
      await (leaving && send ? send() : closeThread(id, userId));
    } catch (failure) {
      mark(id, false);
      reportError(failure, 'close a thread', { userId });
      notify({ title: t('statusFailed'), text: translate(lang, ui)('tryAgain'), tone: 'error' });
    }
  });
  const words = { name: otherName(thread, userId, t), bike: titleOf(thread.bike) };
  const notice = notify({
    title: t('marked', { status: t('status.closed') }),
    text: t(sideOf(thread, userId) === 'seller' ? 'closedText' : 'purchasedText', words),
    tone: 'success',
    action: {
      label: translate(lang, ui)('undo'),
      run: () => {
        takeBack();
        mark(id, false);
      },
    },
  });
};
