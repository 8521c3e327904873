import * as z from 'zod/mini';
import { takedownHours, takedownSides } from '../../../../src/domain/support/takedown.ts';
import { languages } from '../../../../src/i18n/languages.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { settings } from '../../../../src/settings.ts';
import { buildEmail, type Email } from '../buildEmail.ts';
import { reasonFor } from './reasons.ts';

export const takedownReceivedTexts = {
  subject: {
    en: "We've received your removal request {number}",
    vi: 'Chúng tôi đã nhận yêu cầu gỡ tin {number}',
  },
  hello: { en: 'Hello,', vi: 'Xin chào bạn,' },
  body: {
    en: "We've received your request to remove content from {site}. Your request number is {number}. One of our operators will review it, and we'll decide within {hours} hours.",
    vi: 'Chúng tôi đã nhận yêu cầu gỡ tin trên {site}. Mã theo dõi của bạn là {number}. Người vận hành sẽ xem và quyết định trong vòng {hours} giờ.',
  },
  after: {
    en: "To add something, such as a document, reply to this email. If you didn't make this request, let us know.",
    vi: 'Nếu muốn bổ sung, chẳng hạn gửi thêm tài liệu, bạn chỉ cần trả lời email này. Nếu bạn không gửi yêu cầu này, hãy báo cho chúng tôi.',
  },
} as const satisfies Texts;

export const TakedownReceivedData = z.strictObject({
  language: z.enum(languages),
  number: z.string().check(z.regex(/^TD-\d{4}-\d{4,}$/)),
  side: z.enum(takedownSides),
  answer_to: z.email(),
});
export type TakedownReceivedData = z.infer<typeof TakedownReceivedData>;

/** The address may be a stranger's, so the email repeats no user input. */
export const takedownReceived = ({ language, number, side, answer_to }: TakedownReceivedData): Email => {
  const t = translate(language, takedownReceivedTexts);
  const words = { site: settings.name, number, hours: takedownHours[side] };
  return {
    ...buildEmail(language, {
      subject: t('subject', words),
      paragraphs: [t('hello'), t('body', words)],
      after: [t('after')],
      reason: reasonFor(language, 'account'),
    }),
    replyTo: answer_to,
  };
};
