import type { Texts } from '../texts.ts';

export const device = {
  title: { en: 'Notifications on this device', vi: 'Thông báo trên thiết bị này' },
  text: {
    en: "You'll get a notification instead of an email. Set this separately on each phone or computer.",
    vi: 'Bạn sẽ nhận thông báo thay cho email. Hãy bật riêng trên từng điện thoại, máy tính.',
  },
  messages: { en: 'Messages', vi: 'Tin nhắn' },
  messagesHint: {
    en: 'When a buyer or a seller messages you.',
    vi: 'Khi người mua hoặc người bán nhắn cho bạn.',
  },
  alerts: { en: 'Alerts and price drops', vi: 'Xe mới đăng và xe giảm giá' },
  alertsHint: {
    en: 'When a bike matches one of your alerts, or a bike you like drops in price.',
    vi: 'Khi có xe phù hợp với thông báo xe mới bạn đã tạo, hoặc xe yêu thích giảm giá.',
  },
  shows: { en: 'Show the sender and the message', vi: 'Hiện tên người gửi và nội dung' },
  showsHint: {
    en: 'Anyone who can see your screen can read them. When this setting is off, notifications only name the bike.',
    vi: 'Ai nhìn thấy màn hình cũng đọc được. Nếu tắt mục này, thông báo chỉ ghi tên xe.',
  },
  install: {
    en: 'On an iPhone or iPad, add Vongxe to your home screen first: tap Share, then Add to Home Screen. Open it there and come back to this page.',
    vi: 'Trên iPhone và iPad, hãy thêm Vongxe vào màn hình chính trước: bấm Chia sẻ, rồi Thêm vào MH chính. Mở Vongxe từ đó rồi quay lại trang này.',
  },
  unsupported: {
    en: "This browser can't show notifications. We'll email you instead.",
    vi: 'Trình duyệt này không hiện được thông báo. Chúng tôi sẽ gửi email cho bạn.',
  },
  denied: {
    en: "Your browser is blocking notifications from Vongxe. Allow them in the browser's settings for this site, then come back. Until then, we'll email you.",
    vi: 'Trình duyệt đang chặn thông báo của Vongxe. Hãy cho phép trong phần cài đặt trang web của trình duyệt rồi quay lại đây. Trong lúc đó, chúng tôi vẫn gửi email cho bạn.',
  },
  failed: { en: "That didn't work", vi: 'Chưa thực hiện được' },
  failedText: {
    en: 'Please check your connection and try again.',
    vi: 'Vui lòng kiểm tra mạng rồi thử lại.',
  },

  offerAnswer: {
    en: 'Want to know when you get a reply?',
    vi: 'Bạn muốn biết ngay khi có người trả lời?',
  },
  offerQuestion: {
    en: 'Want to know when a buyer gets in touch?',
    vi: 'Bạn muốn biết ngay khi có người hỏi mua?',
  },
  offerAlert: {
    en: 'Want to know when we find a match?',
    vi: 'Bạn muốn biết ngay khi có xe phù hợp?',
  },
  offerText: {
    en: 'You can change this at any time in your profile.',
    vi: 'Bạn có thể đổi lại trong hồ sơ bất cứ lúc nào.',
  },
  tell: { en: 'Notify me on this device', vi: 'Bật thông báo trên thiết bị này' },
  on: { en: 'Notifications are on for this device', vi: 'Đã bật thông báo trên thiết bị này' },
  notOn: { en: 'Notifications are still off', vi: 'Thông báo vẫn tắt' },
  notOnText: { en: "We'll email you instead.", vi: 'Chúng tôi sẽ gửi email cho bạn.' },
} as const satisfies Texts;
