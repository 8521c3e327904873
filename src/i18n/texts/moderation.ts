import type { Texts } from '../texts.ts';

/** Tells a person an operator's decision, with its reason. */
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
    en: "The price in the listing isn't the price you're asking.",
    vi: 'Giá trong tin không phải giá bạn thật sự muốn bán.',
  },
  'hide.duplicate': {
    en: 'The same bike is listed more than once.',
    vi: 'Cùng một chiếc xe được đăng nhiều lần.',
  },
  'hide.offensive': {
    en: 'The text or photos in the listing are offensive.',
    vi: 'Tin đăng có nội dung hoặc ảnh phản cảm.',
  },
  'hide.spam': {
    en: 'You sent too many messages, or created too many listings, that have nothing to do with buying or selling a bike.',
    vi: 'Bạn đã nhiều lần nhắn tin hoặc đăng tin không liên quan đến việc mua bán xe.',
  },
  'hide.other': {
    en: 'The listing breaks our rules.',
    vi: 'Tin đăng vi phạm quy định của trang.',
  },

  'suspend.scam': {
    en: "The account asked people for money in advance or offered bikes that don't exist.",
    vi: 'Tài khoản đòi tiền trước hoặc rao bán xe không có thật.',
  },
  'suspend.stolen': {
    en: 'The account listed bikes reported as stolen.',
    vi: 'Tài khoản rao bán xe bị báo là xe trộm cắp.',
  },
  'suspend.offensive': {
    en: 'The account insulted or threatened people.',
    vi: 'Tài khoản xúc phạm hoặc đe dọa người khác.',
  },
  'suspend.spam': {
    en: 'The account sent too many messages, or created too many listings, that have nothing to do with buying or selling a bike.',
    vi: 'Tài khoản đã nhiều lần nhắn tin hoặc đăng tin không liên quan đến việc mua bán xe.',
  },
  'suspend.other': {
    en: 'The account broke our rules.',
    vi: 'Tài khoản vi phạm quy định của trang.',
  },

  'return.mended': { en: 'The problem has been fixed.', vi: 'Vấn đề đã được khắc phục.' },
  'return.mistake': {
    en: 'We made a mistake. Sorry about that.',
    vi: 'Chúng tôi đã nhầm và xin lỗi bạn.',
  },
  'return.other': { en: "We've reconsidered our decision.", vi: 'Chúng tôi đã xem xét lại quyết định.' },

  hiddenTitle: { en: 'Removed by Vongxe', vi: 'Vongxe đã gỡ tin này' },
  hiddenWithSeller: {
    en: 'Your account is suspended, so your listings are not shown.',
    vi: 'Tài khoản của bạn bị khóa nên tin đăng không hiển thị.',
  },
  hiddenHelp: {
    en: "No one else can see it and you can't edit it. If you think we've made a mistake, or if you've fixed the problem, contact us.",
    vi: 'Chỉ bạn nhìn thấy tin này, và tạm thời bạn chưa sửa được tin. Nếu bạn cho rằng chúng tôi nhầm, hoặc nếu bạn đã khắc phục vấn đề, hãy nhắn cho chúng tôi.',
  },
  write: { en: 'Contact us', vi: 'Nhắn cho chúng tôi' },
} as const satisfies Texts;
