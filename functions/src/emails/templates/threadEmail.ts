import { translate } from '../../../../src/i18n/texts.ts';
import { buildEmail, type Email, oneLine } from '../buildEmail.ts';
import type { ThreadData } from '../memberEmail.ts';

type Parts = Record<'subject' | 'hello' | 'body' | 'button' | 'after', { en: string; vi: string }>;

/** An email that tells a party of a thread what has become of the bike: a sentence, a button, and a word after it. */
export const threadEmail = (texts: Parts, { language, name, other, bike, url }: ThreadData): Email => {
  const t = translate(language, texts);
  const words = { name: oneLine(name), other: oneLine(other), bike: oneLine(bike) };
  return buildEmail(language, {
    subject: t('subject', words),
    paragraphs: [t('hello', words), t('body', words)],
    button: { label: t('button'), url },
    after: t('after'),
  });
};
