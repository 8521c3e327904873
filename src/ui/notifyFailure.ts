import { isOffline } from '../domain/platform/isOffline.ts';
import type { Language } from '../i18n/languages.ts';
import { formStatus } from '../i18n/texts/formStatus.ts';
import { translate } from '../i18n/texts.ts';
import { notify } from './notify.ts';

/** `text` is null if the server was not reached. */
type Failure = { title: string; text?: string | null | undefined };

/**
 * Shows by a notice that a form was not sent, if the specification demands a notice. While offline, the
 * notice gives that as the reason.
 * @example notifyFailure(lang, { title: t('setUpFailed'), text: serverMessage(failure) })
 */
export const notifyFailure = (lang: Language, { title, text }: Failure): void => {
  const t = translate(lang, formStatus);
  const reason = isOffline() ? t('offline') : text === null ? t('unreachable') : text;
  notify({ title, text: reason, tone: 'error' });
};
