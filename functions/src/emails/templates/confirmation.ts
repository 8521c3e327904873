import * as z from 'zod/mini';
import { languages } from '../../../../src/i18n/languages.ts';
import type { Texts } from '../../../../src/i18n/texts.ts';
import type { Email } from '../buildEmail.ts';
import { accountEmail } from './accountEmail.ts';

export const confirmationTexts = {
  subject: { en: 'Confirm your email address for {site}', vi: 'Xác nhận email của bạn tại {site}' },
  hello: { en: 'Hello,', vi: 'Xin chào bạn,' },
  body: {
    en: 'Thanks for signing up. Confirm that this is your email address, then sign in to list motorcycles and message sellers.',
    vi: 'Cảm ơn bạn đã đăng ký. Hãy xác nhận đây là email của bạn. Sau đó bạn có thể đăng nhập, đăng tin bán xe và nhắn tin cho người bán.',
  },
  button: { en: 'Confirm my address', vi: 'Xác nhận email' },
  ignore: {
    en: "If you didn't sign up, you can ignore this email.",
    vi: 'Nếu bạn không đăng ký tài khoản, hãy bỏ qua email này.',
  },
} as const satisfies Texts;

export const ConfirmationData = z.strictObject({
  language: z.enum(languages),
  /** Only in emails queued by an older build. */
  name: z.optional(z.nullable(z.string())),
  url: z.url({ protocol: /^https?$/ }),
});
export type ConfirmationData = z.infer<typeof ConfirmationData>;

/** Confirms the address of a new account. */
export const confirmation = (data: ConfirmationData): Email => accountEmail(confirmationTexts, data);
