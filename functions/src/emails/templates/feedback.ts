import * as z from 'zod/mini';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { settings } from '../../../../src/settings.ts';
import type { Email } from '../buildEmail.ts';
import { operatorEmail, operatorLanguage } from '../operatorEmail.ts';

export const feedbackTexts = {
  subject: { en: 'Feedback on {site}: {subject}', vi: 'Góp ý về {site}: {subject}' },
  noSubject: { en: 'no subject', vi: 'không có tiêu đề' },
  rating: { en: 'Rating', vi: 'Đánh giá' },
  outOf: { en: '{rating} out of 5', vi: '{rating}/5' },
  from: { en: 'From', vi: 'Người gửi' },
  email: { en: 'Email', vi: 'Email' },
} as const satisfies Texts;

export const FeedbackData = z.strictObject({
  subject: z.nullable(z.string()),
  message: z.string(),
  rating: z.nullable(z.int()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type FeedbackData = z.infer<typeof FeedbackData>;

export const feedback = ({ subject, message, rating, name, email }: FeedbackData): Email => {
  const t = translate(operatorLanguage, feedbackTexts);
  return operatorEmail({
    subject: t('subject', { site: settings.name, subject: subject?.trim() || t('noSubject') }),
    about: [
      [t('rating'), rating === null ? null : t('outOf', { rating })],
      [t('from'), name],
      [t('email'), email],
    ],
    message,
    answerTo: email,
  });
};
