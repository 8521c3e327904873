import type { Texts } from '../texts.ts';

export const adminReasons = {
  told: {
    en: "We'll email them the reason in their language.",
    vi: 'Người đó sẽ nhận email nêu lý do bằng ngôn ngữ của họ.',
  },
  toldNote: {
    en: "We'll email them in their language, with your reason word for word.",
    vi: 'Người đó sẽ nhận email bằng ngôn ngữ của họ, kèm nguyên văn lý do bạn ghi.',
  },
  toldNoteIfEmail: {
    en: "We'll email them in their language, with your reason word for word, if they have a confirmed address.",
    vi: 'Nếu có email đã xác nhận, người đó sẽ nhận email bằng ngôn ngữ của họ, kèm nguyên văn lý do bạn ghi.',
  },
  notTold: {
    en: "They have no confirmed email address, so we can't email them.",
    vi: 'Người đó chưa có email đã xác nhận nên không có email nào được gửi.',
  },
  toldIfEmail: {
    en: "We'll email them the reason if they have a confirmed address.",
    vi: 'Người đó sẽ nhận email nêu lý do nếu có email đã xác nhận.',
  },
  reason: { en: 'Reason', vi: 'Lý do' },
  'reason.scam': { en: 'Scam', vi: 'Lừa đảo' },
  'reason.stolen': { en: 'Stolen bike', vi: 'Xe trộm cắp' },
  'reason.sold': { en: 'Already sold', vi: 'Đã bán' },
  'reason.price': { en: 'Wrong price', vi: 'Sai giá' },
  'reason.duplicate': { en: 'Listed twice', vi: 'Tin trùng' },
  'reason.offensive': { en: 'Offensive', vi: 'Phản cảm' },
  'reason.spam': { en: 'Spam', vi: 'Tin rác' },
  'reason.private': { en: 'Private details', vi: 'Lộ thông tin riêng' },
  'reason.untrue': { en: 'Not true', vi: 'Sai sự thật' },
  'reason.mended': { en: 'Problem fixed', vi: 'Đã khắc phục' },
  'reason.mistake': { en: 'It was our mistake', vi: 'Chúng tôi nhầm' },
  'reason.other': { en: 'Something else', vi: 'Lý do khác' },
} as const satisfies Texts;
