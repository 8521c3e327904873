import type { Texts } from '../texts.ts';

/** A conversation's price offer and visit. Messages about them: proposalWords.ts. */
export const proposals = {
  title: { en: 'Price and visit', vi: 'Giá và lịch hẹn' },
  place: { en: 'Place: {place}', vi: 'Địa điểm: {place}' },

  offerMine: {
    en: "You've offered {price}. Waiting for {name} to answer.",
    vi: 'Bạn đã đề nghị giá {price}. Đang chờ {name} trả lời.',
  },
  offerTheirs: { en: '{name} offers {price}.', vi: '{name} đề nghị giá {price}.' },
  offerAccepted: { en: "You've agreed on {price}.", vi: 'Hai bên đã đồng ý giá {price}.' },
  offerDeclinedMine: {
    en: '{name} declined your offer of {price}.',
    vi: '{name} đã từ chối giá {price} của bạn.',
  },
  offerDeclinedTheirs: {
    en: 'You declined the offer of {price}.',
    vi: 'Bạn đã từ chối giá {price}.',
  },
  sheet: { en: 'Open the viewing sheet', vi: 'Mở phiếu xem xe' },
  papers: { en: 'Print the papers for the sale', vi: 'In giấy tờ mua bán xe' },
  notSold: {
    en: "Agreeing on a price doesn't mark the bike as sold.",
    vi: 'Dù hai bên đã đồng ý giá, tin vẫn chưa được đánh dấu đã bán.',
  },

  visitMine: {
    en: "You've suggested meeting on {day} at {time}. Waiting for {name} to answer.",
    vi: 'Bạn đã đề nghị hẹn xem xe lúc {time}, {day}. Đang chờ {name} trả lời.',
  },
  visitTheirs: {
    en: '{name} suggests meeting on {day} at {time} to see the bike.',
    vi: '{name} muốn hẹn xem xe lúc {time}, {day}.',
  },
  visitAccepted: {
    en: "You're meeting {name} on {day} at {time} to see the bike.",
    vi: 'Bạn và {name} hẹn xem xe lúc {time}, {day}.',
  },
  visitCancelledMine: {
    en: 'You cancelled the visit on {day} at {time}.',
    vi: 'Bạn đã hủy lịch hẹn xem xe: {time}, {day}.',
  },
  visitCancelledTheirs: {
    en: '{name} cancelled the visit on {day} at {time}.',
    vi: '{name} đã hủy lịch hẹn xem xe: {time}, {day}.',
  },
  visitPast: { en: 'The visit was on {day} at {time}.', vi: 'Lịch hẹn xem xe đã qua: {time}, {day}.' },
  reminder: {
    en: "You'll both get an email with a calendar file, and a reminder the evening before.",
    vi: 'Cả hai sẽ nhận được email kèm tệp lịch, và email nhắc vào tối trước ngày hẹn.',
  },

  toCalendar: { en: 'Add to calendar', vi: 'Thêm vào lịch' },

  'do.offer': { en: 'Make an offer', vi: 'Đề nghị giá' },
  'do.offer_counter': { en: 'Counter-offer', vi: 'Đề nghị giá khác' },
  'do.offer_accept': { en: 'Accept', vi: 'Đồng ý giá này' },
  'do.offer_decline': { en: 'Decline', vi: 'Từ chối' },
  'do.visit_propose': { en: 'Arrange a visit', vi: 'Hẹn xem xe' },
  'do.visit_accept': { en: 'Accept', vi: 'Đồng ý lịch này' },
  'do.visit_move': { en: 'Suggest another time', vi: 'Đề nghị giờ khác' },
  'do.visit_cancel': { en: 'Cancel the visit', vi: 'Hủy lịch hẹn' },
  changeOffer: { en: 'Change the offer', vi: 'Sửa giá đề nghị' },
  anotherOffer: { en: 'Make another offer', vi: 'Đề nghị giá khác' },

  'ask.offer_accept': { en: 'Agree to {price}?', vi: 'Bạn đồng ý giá {price}?' },
  'ask.visit_accept': { en: 'Agree to this time?', vi: 'Bạn đồng ý lịch hẹn này?' },
  'ask.visit_cancel': { en: 'Cancel this visit?', vi: 'Bạn muốn hủy lịch hẹn này?' },
  yes: { en: 'Yes, agree', vi: 'Đồng ý' },
  yesCancel: { en: 'Yes, cancel it', vi: 'Hủy lịch hẹn' },
  back: { en: 'Go back', vi: 'Quay lại' },
  sendOffer: { en: 'Send the offer', vi: 'Gửi giá đề nghị' },
  sendVisit: { en: 'Send the suggestion', vi: 'Gửi lịch hẹn' },

  wrongPast: {
    en: 'Choose a time in the future.',
    vi: 'Thời điểm này đã qua. Vui lòng chọn thời điểm khác.',
  },
  wrongTooFar: {
    en: 'Choose a date within the next 60 days.',
    vi: 'Vui lòng chọn một ngày trong 60 ngày tới.',
  },
  overtaken: {
    en: 'This has just been answered or changed. Here is the latest version.',
    vi: 'Đề nghị này vừa có trả lời hoặc thay đổi. Đây là tình trạng mới nhất.',
  },
  failed: {
    en: "This wasn't sent. Check your connection and try again.",
    vi: 'Chưa gửi được. Vui lòng kiểm tra mạng rồi thử lại.',
  },
} as const satisfies Texts;
