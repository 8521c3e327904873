import * as z from 'zod/mini';
import { languages } from '../../../../src/i18n/languages.ts';
import type { Texts } from '../../../../src/i18n/texts.ts';
import type { Email } from '../buildEmail.ts';
import { accountEmail } from './accountEmail.ts';

export const passwordResetTexts = {
  subject: { en: 'Choose a new password for {site}', vi: 'Đặt lại mật khẩu {site}' },
  hello: { en: 'Hello,', vi: 'Xin chào bạn,' },
  body: {
    en: 'Someone asked to reset the password for the account with this email address. The link works once and expires in one hour.',
    vi: 'Có người vừa yêu cầu đặt lại mật khẩu cho tài khoản dùng email này. Liên kết chỉ dùng được một lần, trong vòng một giờ.',
  },
  button: { en: 'Choose a new password', vi: 'Đặt mật khẩu mới' },
  ignore: {
    en: "If this wasn't you, ignore this email. Your password won't change.",
    vi: 'Nếu không phải bạn yêu cầu, hãy bỏ qua email này: mật khẩu của bạn vẫn giữ nguyên.',
  },
} as const satisfies Texts;

export const PasswordResetData = z.strictObject({
  language: z.enum(languages),
  url: z.url({ protocol: /^https?$/ }),
});
export type PasswordResetData = z.infer<typeof PasswordResetData>;

export const passwordReset = (data: PasswordResetData): Email => accountEmail(passwordResetTexts, data);
