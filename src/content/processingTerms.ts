import type { Bilingual } from '../domain/text/bilingual.schema.ts';

/**
 * Storage periods in days. Texts use their names in braces. local/docs/processing.test.ts compares them with
 * the deleting code.
 */
export const periods = {
  deletedListing: 30,
  match: 30,
  priceDrop: 365,
  device: 30,
  reported: 30,
  sign: 30,
  print: 90,
  mark: 730,
  session: 7,
  invitation: 14,
  undo: 7,
  viewers: 7,
  quota: 2,
  email: 30,
  message: 365,
  takedown: 1_095,
  pageViews: 400,
  backup: 28,
} as const;

/** Companies and countries that process the data. */
export const places = {
  singapore: { en: 'Google Firebase, Singapore', vi: 'Google Firebase, Singapore' },
  signIn: { en: 'Google sign-in service, United States', vi: 'dịch vụ đăng nhập của Google, Hoa Kỳ' },
  google: { en: 'Google, in several countries', vi: 'Google, tại nhiều nước' },
  email: { en: 'our email provider', vi: 'nhà cung cấp email của chúng tôi' },
} as const satisfies Record<string, Bilingual>;

/** Grounds of processing: Articles 9 and 19 of Law 91/2025/QH15, Article 6(1) of the GDPR. */
export const grounds = {
  contract: { en: 'Our agreement with you', vi: 'Thỏa thuận với bạn' },
  consent: { en: 'Your consent', vi: 'Sự đồng ý của bạn' },
  interest: { en: 'Keeping people and the site safe', vi: 'Giữ an toàn cho mọi người và cho trang' },
} as const satisfies Record<string, Bilingual>;

/** @example fillPeriods('{email} days') // => '30 days' */
export const fillPeriods = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: keyof typeof periods) => {
    const days = periods[name];
    if (days === undefined) throw new Error(`periods has no ${name}`);
    return String(days);
  });
