import type { Texts } from '../texts.ts';

export const stillForSale = {
  askTitle: { en: 'Is it still for sale?', vi: 'Xe còn bán không?' },
  askKeep: {
    en: "We'll keep your {bike} listed so buyers know it's still available.",
    vi: 'Tin bán chiếc {bike} sẽ tiếp tục hiển thị để người mua biết xe còn bán.',
  },
  askSold: {
    en: "We'll mark your {bike} as sold so no one else asks about it.",
    vi: 'Chiếc {bike} sẽ được đánh dấu là đã bán để không còn ai hỏi mua nữa.',
  },
  askPause: {
    en: "We'll hide your {bike} until you list it again.",
    vi: 'Chiếc {bike} sẽ không hiện trong danh sách cho đến khi bạn đăng lại.',
  },
  keep: { en: 'Yes, keep it for sale', vi: 'Còn bán, giữ tin' },
  sold: { en: "It's sold", vi: 'Đã bán' },
  pause: { en: 'Pause it for now', vi: 'Tạm ẩn tin' },
  others: { en: 'Or choose another option', vi: 'Hoặc chọn cách khác' },
  doneKeep: { en: 'Your {bike} is still for sale', vi: 'Chiếc {bike} vẫn đang bán' },
  doneSold: { en: 'Your {bike} is marked as sold', vi: 'Chiếc {bike} đã được đánh dấu là đã bán' },
  donePause: { en: 'Your {bike} listing is paused', vi: 'Tin bán chiếc {bike} đã được tạm ẩn' },
  doneText: {
    en: 'Thank you. You can change this at any time in your listings.',
    vi: 'Cảm ơn bạn. Bạn có thể thay đổi bất cứ lúc nào trong mục Tin đăng của tôi.',
  },
  soldTitle: { en: 'This bike is marked as sold', vi: 'Xe này đã được đánh dấu là đã bán' },
  soldText: {
    en: 'Nothing has changed. To list your {bike} again, sign in and go to your listings.',
    vi: 'Tin của bạn vẫn giữ nguyên. Để đăng bán lại chiếc {bike}, bạn hãy đăng nhập và mở mục Tin đăng của tôi.',
  },
  goneTitle: { en: 'This listing no longer exists', vi: 'Tin đăng này không còn nữa' },
  goneText: {
    en: "It was deleted or removed, so you don't need to do anything.",
    vi: 'Tin đã bị xóa hoặc gỡ khỏi trang, nên bạn không cần trả lời.',
  },
  expiredTitle: { en: 'This link has expired', vi: 'Liên kết này đã hết hạn' },
  expiredText: {
    en: 'The link was valid for 90 days. Nothing has changed. Sign in to say whether your bike is still for sale.',
    vi: 'Liên kết chỉ dùng được trong 90 ngày. Tin của bạn vẫn giữ nguyên. Bạn hãy đăng nhập để cho biết xe còn bán hay không.',
  },
  forgedTitle: { en: "This link doesn't work", vi: 'Liên kết này không dùng được' },
  forgedText: {
    en: 'The link may be incomplete. Open it from the email again, or sign in and go to your listings.',
    vi: 'Có thể liên kết đã bị cắt mất một phần. Hãy mở lại từ email, hoặc đăng nhập và mở mục Tin đăng của tôi.',
  },
  listings: { en: 'Go to my listings', vi: 'Đến tin đăng của tôi' },
} as const satisfies Texts;
