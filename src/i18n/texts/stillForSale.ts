import type { Texts } from '../texts.ts';

/** The page behind the links of the letter that asks whether a bike is still for sale. */
export const stillForSale = {
  askTitle: { en: 'Is it still for sale?', vi: 'Xe còn bán không?' },
  askKeep: {
    en: 'Your {bike} stays in the list, and buyers see that it is really there.',
    vi: 'Tin bán chiếc {bike} sẽ được giữ lại, người mua biết chắc xe vẫn còn.',
  },
  askSold: {
    en: 'Your {bike} is shown as sold, and nobody asks for it any more.',
    vi: 'Chiếc {bike} sẽ hiện là đã bán và không còn ai hỏi nữa.',
  },
  askPause: {
    en: 'Your {bike} leaves the list until you put it back.',
    vi: 'Chiếc {bike} sẽ không hiện trong danh sách cho đến khi bạn đăng lại.',
  },
  keep: { en: 'Yes, keep it for sale', vi: 'Còn bán, giữ tin' },
  sold: { en: 'It is sold', vi: 'Đã bán' },
  pause: { en: 'Pause it for now', vi: 'Tạm ẩn tin' },
  others: { en: 'Or something else?', vi: 'Hoặc chọn cách khác' },
  doneKeep: { en: 'Your {bike} is for sale', vi: 'Chiếc {bike} đang được bán' },
  doneSold: { en: 'Your {bike} is marked as sold', vi: 'Chiếc {bike} đã được đánh dấu là đã bán' },
  donePause: { en: 'Your {bike} is paused', vi: 'Chiếc {bike} đã được tạm ẩn' },
  doneText: {
    en: 'Thank you. You can change this at any time in your listings.',
    vi: 'Cảm ơn bạn. Bạn có thể thay đổi bất cứ lúc nào trong mục Tin đăng của tôi.',
  },
  soldTitle: { en: 'This bike is marked as sold', vi: 'Xe này đã được đánh dấu là đã bán' },
  soldText: {
    en: 'Nothing was changed. To put your {bike} up for sale again, sign in and open your listings.',
    vi: 'Chưa có gì thay đổi. Để đăng bán lại chiếc {bike}, bạn hãy đăng nhập và mở mục Tin đăng của tôi.',
  },
  goneTitle: { en: 'This listing is no longer there', vi: 'Tin đăng này không còn nữa' },
  goneText: {
    en: 'It was deleted or taken off the site, so there is nothing to answer.',
    vi: 'Tin đã bị xóa hoặc gỡ khỏi trang, nên bạn không cần trả lời.',
  },
  forgedTitle: { en: 'This link does not work', vi: 'Liên kết này không dùng được' },
  forgedText: {
    en: 'It may have been cut short. Open it from the letter once more, or sign in and open your listings.',
    vi: 'Có thể liên kết đã bị cắt mất một phần. Hãy mở lại từ thư, hoặc đăng nhập và mở mục Tin đăng của tôi.',
  },
  listings: { en: 'Go to my listings', vi: 'Đến tin đăng của tôi' },
} as const satisfies Texts;
