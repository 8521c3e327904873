import { isOffline } from '../domain/platform/isOffline.ts';
import type { Language } from '../i18n/languages.ts';
import { formStatus } from '../i18n/texts/formStatus.ts';
import { translate } from '../i18n/texts.ts';
import { notify } from './notify.ts';

/** `text` is null if the server was not reached. */
type Failure = { title: string; text?: string | null | undefined };

/**
 * Shows a notice that a form was not sent, where the specification demands one. If the browser is offline,
 * the notice says so.
 * @example notifyFailure(lang, { title: t('setUpFailed'), text: serverMessage(failure) })
 */
export const notifyFailure = (lang: Language, { title, text }: Failure): void => {
  const t = translate(lang, formStatus);
  const reason = isOffline() ? t('offline') : text === null ? t('unreachable') : text;
  notify({ title, text: reason, tone: 'error' });
};
