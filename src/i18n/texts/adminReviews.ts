import type { Texts } from '../texts.ts';

export const adminReviews = {
  noReviews: { en: 'No reported reviews', vi: 'Không có đánh giá nào bị báo cáo' },
  noReviewsText: {
    en: 'Reported reviews appear here. Hidden ones can be restored.',
    vi: 'Đánh giá bị báo cáo sẽ hiện ở đây. Đánh giá đã ẩn có thể được khôi phục.',
  },
  noHiddenReviews: { en: 'No hidden reviews', vi: 'Không có đánh giá nào bị ẩn' },
  reviewsShown: { en: 'Reviews to show', vi: 'Lọc đánh giá' },
  reportedReviews: { en: 'Reported', vi: 'Bị báo cáo' },
  hiddenReviews: { en: 'Hidden', vi: 'Đã ẩn' },
  reviewBy: { en: 'By {name}', vi: 'Của {name}' },
  reviewAbout: { en: 'About', vi: 'Về' },
  reviewAnswer: { en: 'Reply:', vi: 'Trả lời:' },
  hideReview: { en: 'Hide review', vi: 'Ẩn đánh giá' },
  restoreReview: { en: 'Restore review', vi: 'Khôi phục đánh giá' },
  keepReview: { en: 'Keep review', vi: 'Giữ đánh giá' },
  hideReviewTitle: { en: 'Hide this review?', vi: 'Ẩn đánh giá này?' },
  hideReviewText: {
    en: 'No one will see it any more, and its stars will no longer count. You can restore it later.',
    vi: 'Sẽ không ai thấy đánh giá này nữa và số sao không còn được tính. Có thể khôi phục sau.',
  },
  restoreReviewTitle: { en: 'Restore this review?', vi: 'Khôi phục đánh giá này?' },
  restoreReviewText: {
    en: 'Everyone will see it again, and its stars will count again.',
    vi: 'Mọi người sẽ lại thấy đánh giá này, và số sao sẽ được tính trở lại.',
  },
  hideReviewDone: { en: 'Review hidden', vi: 'Đã ẩn đánh giá' },
  restoreReviewDone: { en: 'Review restored', vi: 'Đã khôi phục đánh giá' },
  keepReviewDone: { en: 'Reports resolved', vi: 'Đã xử lý báo cáo' },
} as const satisfies Texts;
