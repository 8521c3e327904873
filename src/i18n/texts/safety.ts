import type { Texts } from '../texts.ts';

export const safety = {
  more: { en: 'Conversation options', vi: 'Tùy chọn cho cuộc trò chuyện' },

  'block.open': { en: 'Block {name}', vi: 'Chặn {name}' },
  'block.title': { en: 'Block {name}?', vi: 'Bạn muốn chặn {name}?' },
  'block.text': {
    en: "Neither of you will be able to message the other or see the other's number on a listing. Your open conversations will be permanently closed.",
    vi: 'Hai bên sẽ không nhắn tin cho nhau được nữa, cũng không xem được số điện thoại trên tin của nhau. Những cuộc trò chuyện đang mở giữa hai bên sẽ đóng hẳn.',
  },
  'block.silent': {
    en: "We won't tell them. You can unblock them in your profile.",
    vi: 'Chúng tôi không báo cho người đó biết. Bạn có thể bỏ chặn trong trang hồ sơ.',
  },
  'block.confirm': { en: 'Block', vi: 'Chặn' },
  'block.cancel': { en: 'Cancel', vi: 'Hủy' },
  'block.busy': { en: 'Blocking…', vi: 'Đang chặn…' },
  'block.done': { en: '{name} is blocked', vi: 'Đã chặn {name}' },
  'block.failed': {
    en: "We couldn't block them. Please try again.",
    vi: 'Chưa chặn được. Vui lòng thử lại.',
  },
  'block.tooMany': {
    en: "You've blocked a lot of people today. Please try again tomorrow.",
    vi: 'Hôm nay bạn đã chặn khá nhiều người. Vui lòng thử lại vào ngày mai.',
  },

  'blocked.title': { en: 'Blocked people', vi: 'Danh sách chặn' },
  'blocked.text': {
    en: "They can't message you, and you can't message them. Unblocking doesn't reopen closed conversations.",
    vi: 'Bạn và những người này không nhắn tin cho nhau được. Sau khi bạn bỏ chặn, cuộc trò chuyện đã đóng vẫn không mở lại.',
  },
  'blocked.none': { en: "You haven't blocked anyone.", vi: 'Bạn chưa chặn ai.' },
  'blocked.unblock': { en: 'Unblock', vi: 'Bỏ chặn' },
  'blocked.unblockName': { en: 'Unblock {name}', vi: 'Bỏ chặn {name}' },
  'blocked.done': { en: '{name} is no longer blocked', vi: 'Đã bỏ chặn {name}' },
  'blocked.failed': {
    en: "We couldn't unblock them. Please try again.",
    vi: 'Chưa bỏ chặn được. Vui lòng thử lại.',
  },
  'blocked.loadFailed': { en: "We couldn't load the list.", vi: 'Không tải được danh sách.' },
  'blocked.retry': { en: 'Try again', vi: 'Thử lại' },

  'report.open': { en: 'Report this conversation', vi: 'Báo cáo cuộc trò chuyện' },
  'report.intro': {
    en: "We'll only read the messages you select. We won't tell {name}.",
    vi: 'Chúng tôi chỉ đọc những tin nhắn bạn chọn, và không báo cho {name} biết.',
  },
  'report.legend': { en: "What's wrong?", vi: 'Cuộc trò chuyện này có vấn đề gì?' },
  'report.scam': { en: 'It looks like a scam', vi: 'Có dấu hiệu lừa đảo' },
  'report.offensive': { en: 'Insults or threats', vi: 'Xúc phạm hoặc đe dọa' },
  'report.spam': { en: 'Advertising or spam', vi: 'Quảng cáo, tin rác' },
  'report.stolen': { en: 'The bike may be stolen', vi: 'Xe có thể là xe trộm cắp' },
  'report.other': { en: 'Something else', vi: 'Lý do khác' },
  'report.messages': { en: 'Messages we may read', vi: 'Những tin nhắn chúng tôi được đọc' },
  'report.more': { en: 'Tell us more', vi: 'Mô tả thêm' },
  'report.moreHint': { en: 'Optional.', vi: 'Không bắt buộc.' },
  'report.send': { en: 'Send report', vi: 'Gửi báo cáo' },
  'report.sending': { en: 'Sending…', vi: 'Đang gửi…' },
  'report.loading': { en: 'Loading the messages…', vi: 'Đang tải tin nhắn…' },
  'report.close': { en: 'Close', vi: 'Đóng' },
  'report.new': { en: 'Thank you for your report', vi: 'Cảm ơn bạn đã báo cáo' },
  'report.newText': {
    en: "We'll let you know the outcome in this conversation.",
    vi: 'Chúng tôi sẽ cho bạn biết kết quả ngay trong cuộc trò chuyện này.',
  },
  'report.same': { en: 'You have already reported this', vi: 'Bạn đã báo cáo rồi' },
  'report.sameText': {
    en: "We have your report, so you don't need to send it again.",
    vi: 'Chúng tôi đã nhận được báo cáo của bạn về cuộc trò chuyện này.',
  },
  'report.reasonMissing': { en: 'Choose a reason.', vi: 'Vui lòng chọn một lý do.' },
  'report.markMissing': { en: 'Select at least one message.', vi: 'Vui lòng chọn ít nhất một tin nhắn.' },
  'report.nothing': {
    en: "They haven't written anything yet, so there is nothing to report.",
    vi: 'Người này chưa viết gì nên chưa có gì để báo cáo.',
  },
  'report.loadFailed': {
    en: "We couldn't load the messages. Please close this window and try again.",
    vi: 'Chưa tải được tin nhắn. Vui lòng đóng cửa sổ này rồi thử lại.',
  },
  'report.tooMany': {
    en: "You've sent a lot of reports. Please try again in an hour, or tomorrow.",
    vi: 'Bạn đã gửi khá nhiều báo cáo. Vui lòng thử lại sau một giờ, hoặc vào ngày mai.',
  },
  'report.gone': {
    en: 'This person has left Vongxe.',
    vi: 'Người này đã rời Vongxe.',
  },
  'report.failed': {
    en: "We couldn't send your report. Please try again.",
    vi: 'Chưa gửi được báo cáo. Vui lòng thử lại.',
  },

  'standing.new': {
    en: "You reported this conversation. We'll let you know the outcome here.",
    vi: 'Bạn đã báo cáo cuộc trò chuyện này. Kết quả sẽ hiện ở đây.',
  },
  'standing.upheld': {
    en: "We've reviewed your report. The messages broke our rules, so we've suspended this person's account.",
    vi: 'Chúng tôi đã xem báo cáo của bạn: nội dung vi phạm quy định và tài khoản đó đã bị khóa.',
  },
  'standing.kept': {
    en: "We've reviewed your report and found nothing that breaks our rules. You can still block this person.",
    vi: 'Chúng tôi đã xem báo cáo của bạn: không thấy điều gì vi phạm quy định. Bạn vẫn có thể chặn người này.',
  },
} as const satisfies Texts;
