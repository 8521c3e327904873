import type { Texts } from '../texts.ts';

export const takedown = {
  title: { en: 'Request removal of a listing', vi: 'Yêu cầu gỡ tin' },
  description: {
    en: 'For authorities and rights holders: ask Vongxe to remove a listing, and get a number for your request.',
    vi: 'Dành cho cơ quan nhà nước và người có quyền bị xâm phạm: yêu cầu Vongxe gỡ một tin đăng và nhận mã theo dõi.',
  },
  intro: {
    en: "For authorities and rights holders. We'll send you a request number, and one of our operators will review your request. Nothing is removed automatically. To report fraud or a stolen bike, use the report link on the bike's page.",
    vi: 'Dành cho cơ quan nhà nước và người có quyền bị xâm phạm. Chúng tôi sẽ gửi bạn mã theo dõi, và người vận hành sẽ xem yêu cầu. Không tin nào bị gỡ tự động. Nếu muốn báo lừa đảo hoặc xe trộm cắp, hãy dùng liên kết báo cáo trên trang của xe.',
  },
  rules: { en: 'How requests are handled', vi: 'Yêu cầu được xử lý thế nào' },
  side: { en: 'You are', vi: 'Bạn là' },
  sideNone: { en: 'Please choose', vi: 'Vui lòng chọn' },
  authority: { en: 'Authority (24 hours)', vi: 'Cơ quan nhà nước (24 giờ)' },
  owner: { en: 'Rights holder (72 hours)', vi: 'Người có quyền bị xâm phạm (72 giờ)' },
  other: { en: 'Someone else (7 days)', vi: 'Người khác (7 ngày)' },
  name: { en: 'Name and organisation', vi: 'Họ tên và đơn vị' },
  email: { en: 'Email', vi: 'Email' },
  emailHint: {
    en: "We'll send the request number to this address.",
    vi: 'Chúng tôi sẽ gửi mã theo dõi đến email này.',
  },
  page: { en: 'Link to the listing', vi: 'Liên kết đến tin đăng' },
  basis: { en: 'Legal basis', vi: 'Căn cứ pháp lý' },
  basisHint: {
    en: 'For example, the number of a legal text, an official decision, or the right you hold.',
    vi: 'Điều khoản và số hiệu văn bản, quyết định liên quan, hoặc quyền bạn sở hữu.',
  },
  text: { en: 'What is wrong with the listing', vi: 'Nội dung vi phạm' },
  send: { en: 'Send request', vi: 'Gửi yêu cầu' },
  sending: { en: 'Sending…', vi: 'Đang gửi…' },
  done: { en: 'Request {number} sent', vi: 'Đã gửi yêu cầu {number}' },
  doneText: {
    en: "Please make a note of the number. We've also sent it to your email address.",
    vi: 'Hãy lưu lại mã này. Chúng tôi cũng đã gửi mã đến email của bạn.',
  },
  another: { en: 'Send another request', vi: 'Gửi yêu cầu khác' },
  failed: { en: 'Your request was not sent', vi: 'Chưa gửi được yêu cầu' },
  missing: { en: 'Please fill in every field.', vi: 'Vui lòng điền đủ các mục.' },
  noEmail: {
    en: 'Please enter a complete email address.',
    vi: 'Vui lòng nhập địa chỉ email đầy đủ.',
  },
} as const satisfies Texts;
