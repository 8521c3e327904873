import type { Texts } from '../texts.ts';

export const phone = {
  title: { en: 'Sign in with your phone number', vi: 'Đăng nhập bằng số điện thoại' },
  number: { en: 'Mobile number', vi: 'Số di động' },
  numberHint: {
    en: "A Vietnamese number, such as 0912 345 678. We'll text you a code.",
    vi: 'Số di động Việt Nam, ví dụ 0912 345 678. Bạn sẽ nhận mã qua tin nhắn.',
  },
  send: { en: 'Send the code', vi: 'Gửi mã' },
  code: { en: 'Code', vi: 'Mã xác nhận' },
  codeHint: { en: 'Six digits, sent to {phone}.', vi: 'Gồm 6 chữ số, đã gửi tới {phone}.' },
  signIn: { en: 'Sign in', vi: 'Đăng nhập' },
  confirm: { en: 'Confirm', vi: 'Xác nhận' },
  again: { en: 'Send a new code', vi: 'Gửi lại mã' },
  sentAgain: { en: "We've sent a new code.", vi: 'Đã gửi mã mới.' },
  other: { en: 'Use another number', vi: 'Dùng số khác' },
  back: { en: 'Other ways to sign in', vi: 'Cách đăng nhập khác' },

  nameTitle: { en: "What's your name?", vi: 'Bạn tên là gì?' },
  name: { en: 'Full name', vi: 'Họ và tên' },
  nameHint: { en: 'Buyers and sellers see this name.', vi: 'Người mua và người bán nhìn thấy tên này.' },
  goOn: { en: 'Continue', vi: 'Tiếp tục' },

  missing: { en: 'Enter your mobile number', vi: 'Vui lòng nhập số di động' },
  wrong: {
    en: 'Enter a Vietnamese mobile number, such as 0912 345 678',
    vi: 'Vui lòng nhập số di động Việt Nam, ví dụ 0912 345 678',
  },
  abroad: {
    en: "We can't send codes to this country. Please sign in another way.",
    vi: 'Chưa gửi được mã tới số điện thoại của nước này. Vui lòng đăng nhập bằng cách khác.',
  },
  codeWrong: {
    en: "That code isn't right. Check the text message.",
    vi: 'Mã chưa đúng. Vui lòng xem lại tin nhắn.',
  },
  codeOld: {
    en: 'This code no longer works. Ask for a new one.',
    vi: 'Mã này đã hết hạn. Vui lòng lấy mã mới.',
  },
  tooMany: {
    en: 'Too many codes have been sent. Try again later, or sign in another way.',
    vi: 'Đã gửi quá nhiều mã. Vui lòng thử lại sau hoặc đăng nhập bằng cách khác.',
  },
  taken: {
    en: "This number can't be confirmed for this account.",
    vi: 'Không xác nhận được số này cho tài khoản của bạn.',
  },
  disabled: { en: 'This account is suspended.', vi: 'Tài khoản này đã bị khóa.' },
  network: { en: 'Check your connection and try again.', vi: 'Vui lòng kiểm tra mạng rồi thử lại.' },
  failed: { en: "That didn't work. Please try again.", vi: 'Chưa thực hiện được. Vui lòng thử lại.' },

  sectionText: {
    en: 'Buyers can see that your number is confirmed, but never the number itself. You can sign in with it too.',
    vi: 'Người mua chỉ biết số của bạn đã được xác nhận, không nhìn thấy số. Bạn cũng có thể đăng nhập bằng số này.',
  },
  sectionTitle: { en: 'Phone number', vi: 'Số điện thoại' },
  confirmed: { en: '{phone} is confirmed', vi: 'Đã xác nhận số {phone}' },
  added: { en: 'Your number is confirmed', vi: 'Số điện thoại của bạn đã được xác nhận' },
  beforeChange: {
    en: 'Giving up this number? Remove it here first. Otherwise, the person who gets it next could sign in to your account.',
    vi: 'Sắp bỏ số này? Hãy gỡ số trước, vì người dùng số đó về sau có thể đăng nhập vào tài khoản của bạn.',
  },
  onlyWay: {
    en: 'You sign in with this number. To remove it, first add an email address and set a password.',
    vi: 'Bạn đang đăng nhập bằng số này. Muốn gỡ, trước tiên hãy thêm email và đặt mật khẩu.',
  },
  remove: { en: 'Remove this number', vi: 'Gỡ số này' },
  removed: { en: 'The number has been removed', vi: 'Đã gỡ số điện thoại' },

  emailTitle: { en: 'Email', vi: 'Email' },
  emailText: {
    en: "Without an email address, you won't get alerts or any emails about messages and listings. Check Messages for replies.",
    vi: 'Khi chưa có email, bạn không nhận được thông báo xe mới hay email về tin nhắn và tin đăng. Hãy vào mục Tin nhắn để xem câu trả lời.',
  },
  email: { en: 'Email', vi: 'Email' },
  emailHint: {
    en: "We'll send you a link. Open it to add the address.",
    vi: 'Chúng tôi sẽ gửi liên kết. Bạn mở liên kết đó để thêm email.',
  },
  emailSend: { en: 'Send the link', vi: 'Gửi liên kết' },
  emailSent: {
    en: "We've sent a link. Open it on this device while you're signed in.",
    vi: 'Chúng tôi đã gửi liên kết. Hãy mở liên kết trên thiết bị này khi bạn đang đăng nhập.',
  },
  emailWrong: {
    en: 'Enter an email address such as name@example.com',
    vi: 'Vui lòng nhập địa chỉ email hợp lệ, ví dụ ten@example.com',
  },
  emailTooMany: {
    en: "We've already sent several emails. Try again later.",
    vi: 'Chúng tôi đã gửi vài email rồi. Vui lòng thử lại sau.',
  },
  emailSignIn: {
    en: 'Sign in with your phone number on this device, then open the link again.',
    vi: 'Hãy đăng nhập bằng số điện thoại trên thiết bị này rồi mở lại liên kết.',
  },

  leaveText: {
    en: "We'll text a code to {phone} to confirm it's you.",
    vi: 'Mã sẽ được gửi tới {phone} để xác nhận đó là bạn.',
  },
} as const satisfies Texts;
