import type { Texts } from '../texts.ts';

export const identity = {
  title: { en: 'Identity check', vi: 'Kiểm tra danh tính' },
  text: {
    en: 'Only you and our operators can see this. We keep no copy of your identity documents.',
    vi: 'Chỉ bạn và người vận hành thấy mục này. Chúng tôi không giữ bản sao giấy tờ tùy thân của bạn.',
  },
  phone: { en: 'Phone number confirmed', vi: 'Số điện thoại đã xác nhận' },
  papers: { en: 'ID seen by us', vi: 'Đã xem giấy tờ tùy thân' },
  vneid: { en: 'Checked with VNeID', vi: 'Đã kiểm tra bằng VNeID' },
  checked: { en: '{level}, checked on {date}', vi: '{level}, kiểm tra ngày {date}' },
  'need.phone': {
    en: 'To list a bike, confirm your phone number with a code on this page.',
    vi: 'Để đăng bán xe, bạn hãy xác nhận số điện thoại ngay trên trang này bằng mã nhận qua tin nhắn.',
  },
  'need.papers': {
    en: "To list a bike, you need to show us your ID once. Contact us to arrange this. Please don't send your ID by email.",
    vi: 'Để đăng bán xe, bạn cần cho chúng tôi xem giấy tờ tùy thân một lần: hãy liên hệ để hẹn. Đừng gửi giấy tờ tùy thân qua email.',
  },
  'need.vneid': {
    en: 'To list a bike, you need to show us your electronic ID in the VNeID app once. Contact us to arrange this.',
    vi: 'Để đăng bán xe, bạn cần mở căn cước điện tử trong ứng dụng VNeID cho chúng tôi xem một lần: hãy liên hệ để hẹn.',
  },
  ask: { en: 'Contact us', vi: 'Liên hệ với chúng tôi' },
  missing: {
    en: 'We need to check your identity first',
    vi: 'Chúng tôi cần kiểm tra danh tính của bạn trước',
  },
  missingText: {
    en: 'Meanwhile, you can save the listing as a draft.',
    vi: 'Trong lúc chờ, bạn có thể lưu nháp tin đăng.',
  },
  how: { en: 'How it works', vi: 'Xem cách làm' },
  before: {
    en: 'Before a bike is listed here, we check who is selling it.',
    vi: 'Trước khi xe được đăng bán ở đây, chúng tôi kiểm tra người bán là ai.',
  },
} as const satisfies Texts;
