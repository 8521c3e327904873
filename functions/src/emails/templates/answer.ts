import * as z from 'zod/mini';
import { AnswerWords } from '../../../../src/domain/support/answer.schema.ts';
import { oneLine } from '../../../../src/domain/text/oneLine.ts';
import { languages } from '../../../../src/i18n/languages.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { settings } from '../../../../src/settings.ts';
import { buildEmail, type Email } from '../buildEmail.ts';
import { reasonFor } from './reasons.ts';

export const answerTexts = {
  subject: { en: '{site} has replied to your message', vi: '{site} đã trả lời tin nhắn của bạn' },
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  helloUnnamed: { en: 'Hello,', vi: 'Xin chào bạn,' },
  yours: { en: 'You wrote:', vi: 'Bạn đã viết:' },
  after: {
    en: 'Anything else? Reply to this email.',
    vi: 'Nếu cần trao đổi thêm, bạn chỉ cần trả lời email này.',
  },
} as const satisfies Texts;

export const AnswerData = z.strictObject({
  language: z.enum(languages),
  words: AnswerWords,
  /**
   * Name and message of a member. Null for the contact page: anybody could have any text sent to another
   * person's address.
   */
  writer: z.nullable(z.strictObject({ name: z.string(), message: z.string() })),
  answer_to: z.email(),
});
export type AnswerData = z.infer<typeof AnswerData>;

export const answer = ({ language, words, writer, answer_to }: AnswerData): Email => {
  const t = translate(language, answerTexts);
  return {
    ...buildEmail(language, {
      subject: t('subject', { site: settings.name }),
      preview: words,
      paragraphs: [
        writer ? t('hello', { name: oneLine(writer.name) }) : t('helloUnnamed'),
        words,
        ...(writer ? [t('yours')] : []),
      ],
      ...(writer && { quote: writer.message }),
      after: [t('after')],
      reason: reasonFor(language, 'message'),
    }),
    replyTo: answer_to,
  };
};
