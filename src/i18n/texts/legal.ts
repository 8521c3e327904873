import type { Texts } from '../texts.ts';

export const legal = {
  inForce: { en: 'In force today, {today}.', vi: 'Đang có hiệu lực vào ngày {today}.' },
  updated: { en: 'Last updated {revised}.', vi: 'Cập nhật lần cuối ngày {revised}.' },
  signIn: { en: 'Ways to sign in', vi: 'Cách đăng nhập' },
  'signIn.email': {
    en: 'Email and password: Google (Firebase) checks the password on our behalf.',
    vi: 'Email và mật khẩu: Google (Firebase) kiểm tra mật khẩu thay chúng tôi.',
  },
  'signIn.phone': {
    en: 'Phone: Google sends a code to your number on our behalf.',
    vi: 'Số điện thoại: Google gửi mã tới số của bạn thay chúng tôi.',
  },
  'signIn.google': {
    en: 'Google account: Google learns that you sign in here, and gives us your name, email address and profile picture.',
    vi: 'Tài khoản Google: Google biết bạn đăng nhập ở đây và cung cấp cho chúng tôi tên, email và ảnh đại diện của bạn.',
  },
  'signIn.facebook': {
    en: 'Facebook account: Meta learns that you sign in here, and gives us your name, profile picture and, if you allow it, your email address.',
    vi: 'Tài khoản Facebook: Meta biết bạn đăng nhập ở đây và cung cấp cho chúng tôi tên, ảnh đại diện và, nếu bạn cho phép, email của bạn.',
  },
  'signIn.zalo': {
    en: 'Zalo (run by VNG in Vietnam): VNG learns that you sign in here. It gives us an identifier for your Zalo account and, if Zalo allows it, your name.',
    vi: 'Zalo: VNG tại Việt Nam biết bạn đăng nhập ở đây và cung cấp cho chúng tôi một mã ứng với tài khoản Zalo của bạn và, nếu Zalo cho phép, tên của bạn.',
  },
  askAgain: { en: 'Change my answer', vi: 'Đổi câu trả lời' },
  purpose: { en: 'Purpose and data', vi: 'Mục đích và dữ liệu' },
  ground: { en: 'Legal basis, location, recipients', vi: 'Căn cứ, nơi lưu, người nhận' },
  kept: { en: 'How long we keep it', vi: 'Thời hạn lưu' },
  sources: {
    en: 'This page refers to the laws below. We last checked it against them on {checked}:',
    vi: 'Văn bản pháp luật nêu trên trang này, đối chiếu lần gần nhất ngày {checked}:',
  },
  counsel: {
    en: 'A lawyer has yet to confirm our reading of them.',
    vi: 'Cách hiểu của chúng tôi còn chờ luật sư xác nhận.',
  },
} as const satisfies Texts;
