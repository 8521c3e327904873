import type { Texts } from '../texts.ts';

export const listing = {
  pageTitle: { en: '{title}, {place}, {price}', vi: '{title}, {place}, {price}' },
  pageDescription: {
    en: '{title} for sale in {place}: {price}, {mileage}, {engine}. Message the seller on Vongxe for free.',
    vi: 'Bán {title} tại {place}: {price}, đã đi {mileage}, {engine}. Liên hệ thẳng với người bán trên Vongxe, miễn phí.',
  },
  ratesAt: { en: 'Exchange rates as of {time}', vi: 'Tỷ giá ngày {time}' },
  ratesApproximate: { en: 'Exchange rates are approximate', vi: 'Tỷ giá chỉ mang tính tham khảo' },
  back: { en: 'All bikes', vi: 'Tất cả xe' },
  /** Printed beside the QR code. */
  scan: { en: 'Scan to open this page:', vi: 'Quét mã để mở trang này:' },
  photos: { en: 'Photos', vi: 'Ảnh' },
  previousPhoto: { en: 'Previous photo', vi: 'Ảnh trước' },
  nextPhoto: { en: 'Next photo', vi: 'Ảnh tiếp theo' },
  enlarge: { en: 'Full screen', vi: 'Toàn màn hình' },
  closeViewer: { en: 'Close', vi: 'Đóng' },
  zoomPhoto: { en: 'Zoom', vi: 'Phóng to' },
  photoFailed: {
    en: "We couldn't load this photo. Check your connection and try again.",
    vi: 'Chưa tải được ảnh. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  allOfMake: { en: 'All {make} bikes for sale', vi: 'Tất cả xe {make} đang bán' },
  facts: { en: 'Key facts', vi: 'Thông số chính' },
  /** Label of an electric bike's engine field. */
  power: { en: 'Power', vi: 'Công suất' },
  features: { en: 'Features', vi: 'Trang bị' },
  description: { en: 'Description', vi: 'Mô tả' },
  seller: { en: 'Seller', vi: 'Người bán' },
  anonymousSeller: { en: 'Anonymous Seller', vi: 'Người bán ẩn danh' },
  maskedSeller: { en: 'Name hidden after the sale', vi: 'Đã ẩn tên sau khi bán' },
  verified: { en: 'Verified', vi: 'Đã xác minh' },
  rating: { en: 'Rating {rating} out of 5', vi: 'Đánh giá {rating}/5' },
  placeholderRating: {
    en: 'Placeholder, not a real rating: no one has reviewed this seller yet.',
    vi: 'Đây là số minh họa, không phải đánh giá thật: chưa ai đánh giá người bán này.',
  },
  noReviews: { en: 'No reviews yet', vi: 'Chưa có đánh giá' },
  listed: { en: 'Listed on {date}', vi: 'Đăng ngày {date}' },
  soldTitle: { en: 'This motorcycle has been sold', vi: 'Xe này đã bán' },
  soldText: {
    en: "It's no longer available. See similar bikes below.",
    vi: 'Xe hiện không còn bán. Xem các xe tương tự bên dưới.',
  },
  reservedTitle: { en: 'Reserved until {date}', vi: 'Đã nhận cọc, giữ xe đến {date}' },
  reservedText: {
    en: 'The seller has taken a deposit or promised the bike to someone. You can still ask to be next in line.',
    vi: 'Người bán đã nhận cọc hoặc đã hứa bán cho người khác. Bạn vẫn có thể nhắn hỏi mua, phòng khi người kia không lấy.',
  },
  priceHistory: { en: 'Price history', vi: 'Lịch sử giá' },
  reducedFrom: {
    en: 'Reduced by {percent}%. The lowest price before that was {from}.',
    vi: 'Đã giảm {percent}% so với mức giá thấp nhất trước đó là {from}.',
  },
  priceTable: { en: 'All prices with dates', vi: 'Các mức giá theo ngày' },
  priceSince: { en: 'Since', vi: 'Từ ngày' },
  priceAsked: { en: 'Asking price', vi: 'Giá rao' },
  priceNote: {
    en: "Vongxe records each day's price. The seller can't change this list.",
    vi: 'Vongxe tự ghi lại giá theo từng ngày. Người bán không thể sửa danh sách này.',
  },
  pausedTitle: { en: 'This listing is paused', vi: 'Tin đăng đang tạm ẩn' },
  pausedText: {
    en: "The seller has paused this listing, so you can't contact them right now.",
    vi: 'Người bán đang tạm ẩn tin nên bạn chưa thể liên hệ.',
  },
  seeFirst: {
    en: 'See the bike and its papers before you pay anything.',
    vi: 'Xem xe và giấy tờ trước, đừng đặt cọc hay trả tiền trước.',
  },
  signInForContact: {
    en: 'Sign in to see the phone number and message the seller.',
    vi: 'Đăng nhập để xem số điện thoại và nhắn tin cho người bán.',
  },
  signIn: { en: 'Sign in to contact seller', vi: 'Đăng nhập để liên hệ' },
  guideTitle: { en: 'Buying your first bike in Vietnam?', vi: 'Lần đầu mua xe máy cũ?' },
  guideText: {
    en: 'What to inspect, which papers to ask for and what a fair price looks like.',
    vi: 'Cần kiểm tra những gì, giấy tờ nào phải có và giá bao nhiêu là hợp lý.',
  },
  viewingLink: { en: 'Take a viewing sheet with you', vi: 'Mang theo phiếu xem xe' },
  driveAway: {
    en: 'On the road: about {cost}, including registration, insurance, a mechanic and a helmet.',
    vi: 'Lăn bánh hết khoảng {cost}, gồm sang tên, bảo hiểm, công thợ và mũ bảo hiểm.',
  },
  costsLink: { en: 'How it adds up', vi: 'Xem cách tính' },
  papersLink: { en: 'Print the papers for the sale', vi: 'In giấy tờ mua bán xe' },
  guideLink: { en: 'Read the buying guide', vi: 'Đọc cẩm nang mua xe' },
  similar: { en: 'Similar bikes', vi: 'Xe tương tự' },
  recent: { en: 'Recently viewed', vi: 'Xe bạn vừa xem' },
  recentNote: {
    en: 'This list is saved only in this browser.',
    vi: 'Chỉ lưu trên trình duyệt này.',
  },
  recentClear: { en: 'Clear list', vi: 'Xóa danh sách' },
  recentCleared: { en: 'List cleared.', vi: 'Đã xóa danh sách.' },
  goneTitle: { en: 'This listing is no longer available', vi: 'Tin đăng này không còn nữa' },
  goneText: {
    en: 'The seller has removed it. There are plenty of other bikes to look at.',
    vi: 'Người bán đã gỡ tin. Mời bạn xem những chiếc xe khác.',
  },
  goneLink: { en: 'Browse motorcycles', vi: 'Xem xe đang bán' },
} as const satisfies Texts;
