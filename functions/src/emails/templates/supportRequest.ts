import * as z from 'zod/mini';
import { SupportRequest } from '../../../../src/domain/support/feedback.schema.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { settings } from '../../../../src/settings.ts';
import type { Email } from '../buildEmail.ts';
import { operatorEmail, operatorLanguage } from '../operatorEmail.ts';

export const supportRequestTexts = {
  subject: { en: 'Support request on {site}: {subject}', vi: 'Yêu cầu hỗ trợ trên {site}: {subject}' },
  from: { en: 'From', vi: 'Người gửi' },
  email: { en: 'Email', vi: 'Email' },
  account: { en: 'Account', vi: 'Tài khoản' },
  promise: { en: 'Promised reply time', vi: 'Hạn trả lời đã cam kết' },
  hours: { en: '24 hours', vi: '24 giờ' },
} as const satisfies Texts;

export const SupportRequestData = z.extend(SupportRequest, {
  user_id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type SupportRequestData = z.infer<typeof SupportRequestData>;

export const supportRequest = (data: SupportRequestData): Email => {
  const t = translate(operatorLanguage, supportRequestTexts);
  return operatorEmail({
    subject: t('subject', { site: settings.name, subject: data.subject }),
    about: [
      [t('from'), data.name],
      [t('email'), data.email],
      [t('account'), data.user_id],
      [t('promise'), t('hours')],
    ],
    message: data.message,
    answerTo: data.email,
  });
};
