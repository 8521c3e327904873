import type { Texts } from '../texts.ts';

/** What an operator's decision says to whom it concerns: in letters, and in one's own listings. */
export const moderation = {
  'hide.scam': {
    en: 'The listing looks like a scam: it asks for money in advance, or the bike is not yours to sell.',
    vi: 'Tin đăng có dấu hiệu lừa đảo: đòi tiền trước, hoặc chiếc xe không phải của bạn.',
  },
  'hide.stolen': {
    en: 'The bike has been reported as stolen.',
    vi: 'Chiếc xe bị báo là xe trộm cắp.',
  },
  'hide.sold': { en: 'The bike has been reported as sold.', vi: 'Chiếc xe được báo là đã bán rồi.' },
  'hide.price': {
    en: 'The price in the listing is not the one that you ask for.',
    vi: 'Giá trong tin không phải giá bạn thật sự muốn bán.',
  },
  'hide.duplicate': {
    en: 'The same bike is listed more than once.',
    vi: 'Cùng một chiếc xe được đăng nhiều lần.',
  },
  'hide.offensive': {
    en: 'The words or photos of the listing are offensive.',
    vi: 'Nội dung hoặc hình ảnh trong tin phản cảm.',
  },
  'hide.spam': {
    en: 'Too much was sent or listed that has nothing to do with selling a bike.',
    vi: 'Có quá nhiều tin nhắn hoặc tin đăng không liên quan đến việc mua bán xe.',
  },
  'hide.other': {
    en: 'The listing breaks the rules of the site.',
    vi: 'Tin đăng vi phạm quy định của trang.',
  },

  'suspend.scam': {
    en: 'Buyers or sellers were asked for money in advance, or offered bikes that do not exist.',
    vi: 'Tài khoản đòi tiền trước hoặc rao bán xe không có thật.',
  },
  'suspend.stolen': {
    en: 'Bikes that were reported as stolen have been offered.',
    vi: 'Tài khoản rao bán xe bị báo là xe trộm cắp.',
  },
  'suspend.offensive': {
    en: 'People were insulted or threatened.',
    vi: 'Tài khoản xúc phạm hoặc đe dọa người khác.',
  },
  'suspend.spam': {
    en: 'Too much was sent or listed that has nothing to do with selling a bike.',
    vi: 'Có quá nhiều tin nhắn hoặc tin đăng không liên quan đến việc mua bán xe.',
  },
  'suspend.other': {
    en: 'The rules of the site have been broken.',
    vi: 'Tài khoản vi phạm quy định của trang.',
  },

  'return.mended': { en: 'What was wrong has been put right.', vi: 'Vấn đề đã được khắc phục.' },
  'return.mistake': {
    en: 'We were mistaken, and we are sorry.',
    vi: 'Chúng tôi đã nhầm và xin lỗi bạn.',
  },
  'return.other': { en: 'We have looked at it again.', vi: 'Chúng tôi đã xem xét lại.' },

  hiddenTitle: { en: 'Taken off the site by us', vi: 'Tin bị gỡ khỏi trang' },
  hiddenWithSeller: {
    en: 'Your account is suspended, so your listings are not shown.',
    vi: 'Tài khoản của bạn bị tạm khóa nên tin đăng không hiển thị.',
  },
  hiddenHelp: {
    en: 'Nobody else sees it, and it cannot be changed. Are we mistaken, or is it put right?',
    vi: 'Không ai khác nhìn thấy tin này và tin chưa thể sửa. Chúng tôi nhầm, hay bạn đã khắc phục?',
  },
  write: { en: 'Write to us', vi: 'Nhắn cho chúng tôi' },
} as const satisfies Texts;
