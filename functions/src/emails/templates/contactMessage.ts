import * as z from 'zod/mini';
import { ContactMessage } from '../../../../src/domain/support/contactMessage.schema.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { settings } from '../../../../src/settings.ts';
import type { Email } from '../buildEmail.ts';
import { operatorEmail, operatorLanguage } from '../operatorEmail.ts';

export const contactMessageTexts = {
  subject: { en: 'Message to {site}: {subject}', vi: 'Tin nhắn gửi {site}: {subject}' },
  noSubject: { en: 'no subject', vi: 'không có tiêu đề' },
  from: { en: 'From', vi: 'Người gửi' },
  email: { en: 'Email (not confirmed)', vi: 'Email (chưa xác nhận)' },
} as const satisfies Texts;

export const ContactMessageData = z.extend(ContactMessage, { language: z.enum(['en', 'vi']) });
export type ContactMessageData = z.infer<typeof ContactMessageData>;

export const contactMessage = (data: ContactMessageData): Email => {
  const t = translate(operatorLanguage, contactMessageTexts);
  return operatorEmail({
    subject: t('subject', { site: settings.name, subject: data.subject.trim() || t('noSubject') }),
    about: [
      [t('from'), `${data.first_name} ${data.last_name}`.trim()],
      [t('email'), data.email],
    ],
    message: data.message,
    answerTo: data.email,
  });
};
