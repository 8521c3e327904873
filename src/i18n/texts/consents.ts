import type { Texts } from '../texts.ts';

export const consents = {
  title: { en: 'What you agreed to', vi: 'Những điều bạn đã đồng ý' },
  text: {
    en: 'We record which version you agreed to and when.',
    vi: 'Chúng tôi ghi lại bạn đã đồng ý với bản nào và vào lúc nào.',
  },
  terms: { en: 'Terms of use', vi: 'Điều khoản sử dụng' },
  privacy: { en: 'Privacy policy', vi: 'Chính sách quyền riêng tư' },
  ask: {
    en: 'Please read and accept the version dated {version}.',
    vi: 'Mời bạn đọc bản ngày {version} và xác nhận đồng ý.',
  },
  agree: { en: 'I agree', vi: 'Tôi đồng ý' },
  agreed: { en: 'Your agreement has been recorded', vi: 'Cảm ơn bạn, chúng tôi đã ghi nhận' },
  failed: { en: "That didn't work. Please try again.", vi: 'Chưa ghi nhận được. Vui lòng thử lại.' },
  given: {
    en: 'You agreed to the version dated {version} on {date}.',
    vi: 'Bạn đã đồng ý với bản ngày {version} vào ngày {date}.',
  },
  withdraw: {
    en: 'You can withdraw your consent at any time. To do so, delete your account below, turn off notifications on this page, or turn off emails about bikes.',
    vi: 'Bạn có thể rút lại sự đồng ý bất cứ lúc nào: xóa tài khoản ở bên dưới, tắt thông báo trên trang này, hoặc tắt email về xe.',
  },
  alerts: { en: 'Emails about bikes', vi: 'Email về xe' },
  changed: { en: 'Our terms have changed', vi: 'Điều khoản đã thay đổi' },
  changedText: {
    en: 'Please look at them when you have a moment.',
    vi: 'Mời bạn xem khi có thời gian.',
  },
  look: { en: 'See the terms', vi: 'Xem điều khoản' },
} as const satisfies Texts;
