import { isOffline } from '../domain/platform/isOffline.ts';
import type { Language } from '../i18n/languages.ts';
import { formStatus } from '../i18n/texts/formStatus.ts';
import { translate } from '../i18n/texts.ts';
import { notify } from './notify.ts';

/** `text` is null where the server was not reached. */
type Failure = { title: string; text?: string | null | undefined };

/**
 * Says at the edge of the page that a form was not sent, for forms whose failures the specification words as notices.
 * Without a network that is the reason, whatever `text` says.
 * @example notifyFailure(lang, { title: t('setUpFailed'), text: serverMessage(failure) })
 */
export const notifyFailure = (lang: Language, { title, text }: Failure): void => {
  const t = translate(lang, formStatus);
  const reason = isOffline() ? t('offline') : text === null ? t('unreachable') : text;
  notify({ title, text: reason, tone: 'error' });
};
