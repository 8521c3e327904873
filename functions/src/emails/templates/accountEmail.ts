import type { Language } from '../../../../src/i18n/languages.ts';
import { translate } from '../../../../src/i18n/texts.ts';
import { settings } from '../../../../src/settings.ts';
import { buildEmail, type Email } from '../buildEmail.ts';
import { reasonFor } from './reasons.ts';

type Parts = Record<'subject' | 'hello' | 'body' | 'button' | 'ignore', { en: string; vi: string }>;

/** The address may be a stranger's, so the email repeats no user input. */
export const accountEmail = (texts: Parts, { language, url }: { language: Language; url: string }): Email => {
  const t = translate(language, texts);
  return buildEmail(language, {
    subject: t('subject', { site: settings.name }),
    paragraphs: [t('hello'), t('body')],
    actions: [{ label: t('button'), url }],
    after: [t('ignore')],
    reason: reasonFor(language, 'account'),
  });
};
