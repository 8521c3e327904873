import type { Texts } from '../texts.ts';

export const listingDays = {
  title: { en: 'The last four weeks', vi: 'Bốn tuần gần đây' },
  loading: { en: 'Loading daily figures', vi: 'Đang tải số liệu theo ngày' },
  views: { en: 'Views', vi: 'Lượt xem' },
  likes: { en: 'Likes', vi: 'Lượt thích' },
  questions: { en: 'Conversations started', vi: 'Cuộc trò chuyện mới' },
  reveals: { en: 'Views of your phone number', vi: 'Người xem số điện thoại' },
  most: { en: 'busiest day: {count}', vi: 'cao nhất {count}/ngày' },
  dayCount: { en: '{day}: {count}', vi: '{day}: {count}' },
  today: { en: '{day}, today', vi: '{day}, hôm nay' },
  scale: {
    en: 'Each row has its own scale. Days are in Vietnam time.',
    vi: 'Mỗi hàng có thang đo riêng. Ngày tính theo giờ Việt Nam.',
  },
  since: {
    en: 'Views have been counted daily since {date}.',
    vi: 'Lượt xem được đếm theo ngày từ {date}.',
  },
  table: { en: 'All days as a table', vi: 'Bảng số liệu từng ngày' },
  day: { en: 'Day', vi: 'Ngày' },
  'short.views': { en: 'Views', vi: 'Xem' },
  'short.likes': { en: 'Likes', vi: 'Thích' },
  'short.questions': { en: 'Chats', vi: 'Hỏi' },
  'short.reveals': { en: 'Number', vi: 'Xem số' },
  total: { en: 'Total', vi: 'Tổng' },
  emptyTitle: { en: 'Nothing yet', vi: 'Chưa có gì' },
  emptyText: {
    en: 'No one has viewed, liked or asked about this listing in the last four weeks.',
    vi: 'Bốn tuần qua chưa có ai xem, thích hay hỏi về tin này.',
  },
  offline: {
    en: "You're offline. Try again once you're connected.",
    vi: 'Bạn đang mất kết nối. Hãy thử lại khi có mạng.',
  },
  tooMany: {
    en: "You've viewed these figures many times. Try again in an hour.",
    vi: 'Bạn đã xem các số liệu này quá nhiều lần. Vui lòng thử lại sau một giờ.',
  },
} as const satisfies Texts;
