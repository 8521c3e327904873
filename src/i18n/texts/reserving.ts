import type { Texts } from '../texts.ts';

export const reserving = {
  reserveTitle: { en: 'Reserved for how long?', vi: 'Giữ xe cho người mua bao lâu?' },
  reserveText: {
    en: "{title} stays on the site, and buyers can still message you. They'll see that you've taken a deposit or promised the bike to someone. The “Reserved” label will be removed automatically on the date you choose.",
    vi: '{title} vẫn hiển thị và người mua vẫn nhắn tin được. Họ sẽ thấy bạn đã nhận cọc hoặc đã hứa bán cho người khác. Đến ngày bạn chọn, nhãn “Đã nhận cọc” sẽ tự gỡ.',
  },
  reserveDays: {
    en: { one: '{count} day, until {date}', other: '{count} days, until {date}' },
    vi: '{count} ngày, đến {date}',
  },
} as const satisfies Texts;
