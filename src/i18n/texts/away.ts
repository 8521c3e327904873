import type { Texts } from '../texts.ts';

export const away = {
  label: { en: 'Automatic reply', vi: 'Trả lời tự động' },
  hours: {
    en: "It's still for sale. I usually reply to messages between {from} and {to}, {days}.",
    vi: 'Xe vẫn còn ạ. Mình thường trả lời tin nhắn từ {from} đến {to}, {days}.',
  },
  until: {
    en: "It's still for sale. I'm away until {day} and will reply after that.",
    vi: 'Xe vẫn còn ạ. Mình đi vắng đến hết {day}, sau đó mình sẽ trả lời bạn.',
  },
  everyDay: { en: 'every day', vi: 'hằng ngày' },
  dayToDay: { en: '{first} to {last}', vi: '{first} đến {last}' },

  title: { en: "Replies while you're away", vi: 'Trả lời khi bạn vắng mặt' },
  text: {
    en: "A buyer who messages you while you're away gets one automatic reply per conversation, marked as such. It doesn't count towards the response times on your seller page.",
    vi: 'Khi bạn vắng mặt, người mua nhắn đến sẽ nhận một câu trả lời có ghi rõ là tự động, mỗi cuộc trò chuyện một câu. Câu này không tính vào thời gian trả lời ghi trên trang người bán của bạn.',
  },
  choose: { en: 'Automatic reply', vi: 'Trả lời tự động' },
  'kind.off': { en: 'Off', vi: 'Tắt' },
  'kind.hours': { en: 'Outside my hours', vi: 'Ngoài giờ trả lời của tôi' },
  'kind.until': { en: 'Until a date I choose', vi: 'Đến ngày tôi chọn' },
  days: { en: 'Days when you reply', vi: 'Những ngày bạn trả lời' },
  from: { en: 'From (Vietnam time)', vi: 'Từ (giờ Việt Nam)' },
  to: { en: 'To (Vietnam time)', vi: 'Đến (giờ Việt Nam)' },
  day: { en: 'Last day away', vi: 'Ngày vắng mặt cuối cùng' },
  preview: { en: 'Buyers will read:', vi: 'Người mua sẽ đọc:' },
  'wrong.days': { en: 'Choose at least one day.', vi: 'Vui lòng chọn ít nhất một ngày.' },
  'wrong.hours': {
    en: 'Enter two times. The first must be earlier than the second.',
    vi: 'Vui lòng nhập giờ bắt đầu và giờ kết thúc. Giờ bắt đầu phải sớm hơn giờ kết thúc.',
  },
  'wrong.day': {
    en: 'Choose a date within the next 90 days.',
    vi: 'Vui lòng chọn một ngày trong 90 ngày tới.',
  },
  save: { en: 'Save', vi: 'Lưu' },
  saving: { en: 'Saving…', vi: 'Đang lưu…' },
  saved: { en: 'Saved', vi: 'Đã lưu' },
  failed: {
    en: "This wasn't saved. Check your connection and try again.",
    vi: 'Chưa lưu được. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  loadFailed: {
    en: "We couldn't load this setting. Please reload the page.",
    vi: 'Không tải được cài đặt này. Vui lòng tải lại trang.',
  },
} as const satisfies Texts;
