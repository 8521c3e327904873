import * as z from 'zod/mini';
import { type Language, languages } from '../../../src/i18n/languages.ts';
import { type Texts, translate } from '../../../src/i18n/texts.ts';
import { settings } from '../../../src/settings.ts';
import { buildLetter, type Letter, oneLine } from './letter.ts';

export const confirmationTexts = {
  subject: { en: 'Confirm your e-mail address for {site}', vi: 'Xác nhận địa chỉ e-mail của bạn tại {site}' },
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  helloNobody: { en: 'Hello,', vi: 'Xin chào bạn,' },
  body: {
    en: 'Thank you for signing up. Please confirm that this address is yours. After that you can sign in, post motorcycles and write to sellers.',
    vi: 'Cảm ơn bạn đã đăng ký. Hãy xác nhận đây là địa chỉ e-mail của bạn. Sau đó bạn có thể đăng nhập, đăng tin bán xe và nhắn tin cho người bán.',
  },
  button: { en: 'Confirm my address', vi: 'Xác nhận địa chỉ e-mail' },
  ignore: {
    en: 'If you did not sign up, you can ignore this letter.',
    vi: 'Nếu bạn không đăng ký tài khoản, hãy bỏ qua thư này.',
  },
} as const satisfies Texts;

export const ConfirmationData = z.strictObject({
  language: z.enum(languages),
  name: z.nullable(z.string()),
  url: z.url({ protocol: /^https?$/ }),
});
export type ConfirmationData = z.infer<typeof ConfirmationData>;

/** Asks somebody who has just signed up to confirm the address. */
export const confirmation = ({ language, name, url }: ConfirmationData): Letter => {
  const t = translate(language satisfies Language, confirmationTexts);
  return buildLetter(language, {
    subject: t('subject', { site: settings.name }),
    paragraphs: [name ? t('hello', { name: oneLine(name) }) : t('helloNobody'), t('body')],
    button: { label: t('button'), url },
    after: t('ignore'),
  });
};
