import { translate } from '../../../../src/i18n/texts.ts';
import { buildEmail, type Email, oneLine } from '../buildEmail.ts';
import type { ThreadData, ThreadMessageData } from '../memberEmail.ts';

type Parts = Record<'subject' | 'hello' | 'body' | 'button' | 'after', { en: string; vi: string }>;

/** An email to a party of a thread: a sentence, what the other wrote where it carries that, a button, and a word after it. */
export const threadEmail = (texts: Parts, data: ThreadData | ThreadMessageData): Email => {
  const t = translate(data.language, texts);
  const words = { name: oneLine(data.name), other: oneLine(data.other), bike: oneLine(data.bike) };
  return buildEmail(data.language, {
    subject: t('subject', words),
    paragraphs: [t('hello', words), t('body', words)],
    ...('message' in data && { quote: data.message }),
    button: { label: t('button'), url: data.url },
    after: t('after'),
  });
};
