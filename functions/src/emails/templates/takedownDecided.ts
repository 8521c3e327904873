import * as z from 'zod/mini';
import { TakedownReason } from '../../../../src/domain/support/takedown.schema.ts';
import { takedownOutcomes } from '../../../../src/domain/support/takedown.ts';
import { languages } from '../../../../src/i18n/languages.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { settings } from '../../../../src/settings.ts';
import { buildEmail, type Email } from '../buildEmail.ts';
import { reasonFor } from './reasons.ts';

export const takedownDecidedTexts = {
  subject: { en: 'Our decision on request {number}', vi: 'Kết quả xử lý yêu cầu {number}' },
  hello: { en: 'Hello,', vi: 'Xin chào bạn,' },
  upheld: {
    en: "We've upheld request {number} to remove content from {site}.",
    vi: 'Chúng tôi đã chấp nhận yêu cầu gỡ tin {number} trên {site}.',
  },
  partly: {
    en: "We've upheld part of request {number} to remove content from {site}.",
    vi: 'Chúng tôi đã chấp nhận một phần yêu cầu gỡ tin {number} trên {site}.',
  },
  refused: {
    en: "We've refused request {number} to remove content from {site}.",
    vi: 'Chúng tôi không chấp nhận yêu cầu gỡ tin {number} trên {site}.',
  },
  reason: { en: 'Our reason:', vi: 'Lý do:' },
  after: {
    en: "If you disagree, reply to this email and we'll review our decision.",
    vi: 'Nếu bạn không đồng ý, hãy trả lời email này và chúng tôi sẽ xem lại.',
  },
} as const satisfies Texts;

export const TakedownDecidedData = z.strictObject({
  language: z.enum(languages),
  number: z.string().check(z.regex(/^TD-\d{4}-\d{4,}$/)),
  outcome: z.enum(takedownOutcomes),
  reason: TakedownReason,
  answer_to: z.email(),
});
export type TakedownDecidedData = z.infer<typeof TakedownDecidedData>;

/** Repeats no text of the request: its address may be a stranger's. */
export const takedownDecided = ({
  language,
  number,
  outcome,
  reason,
  answer_to,
}: TakedownDecidedData): Email => {
  const t = translate(language, takedownDecidedTexts);
  const words = { site: settings.name, number };
  return {
    ...buildEmail(language, {
      subject: t('subject', words),
      paragraphs: [t('hello'), t(outcome, words), t('reason'), reason],
      after: [t('after')],
      reason: reasonFor(language, 'message'),
    }),
    replyTo: answer_to,
  };
};
