import type { Texts } from '../texts.ts';

export const home = {
  launch: {
    en: 'Just launched, so bear with us. New bikes daily.',
    vi: 'Mới ra mắt, mong bạn thông cảm. Mỗi ngày đều có xe mới đăng.',
  },
  quick: { en: 'Popular searches', vi: 'Tìm nhanh' },
  soon: { en: 'Soon', vi: 'Sắp có' },
  hero: { en: 'Highlights', vi: 'Điểm nổi bật' },
  slideOf: { en: 'Slide {n} of {total}', vi: 'Ảnh {n}/{total}' },
  pause: { en: 'Pause the slideshow', vi: 'Tạm dừng trình chiếu' },
  play: { en: 'Resume the slideshow', vi: 'Tiếp tục trình chiếu' },
  mainTitle: { en: 'Buy and sell motorcycles in Vietnam', vi: 'Mua bán xe máy khắp Việt Nam' },
  mainText: {
    en: 'From your first Wave to a bike for the Hai Van Pass: clear prices, proper paperwork and sellers you can message.',
    vi: 'Từ chiếc Wave đầu tiên đến xe chinh phục đèo Hải Vân: giá rõ ràng, giấy tờ minh bạch, nhắn thẳng cho người bán.',
  },
  mainLink: { en: 'See the bikes', vi: 'Xem xe đang bán' },
  freeTitle: { en: 'Listing is completely free', vi: 'Đăng tin hoàn toàn miễn phí' },
  freeText: {
    en: 'Listing, browsing and selling cost nothing. All you need is ten minutes and a few photos.',
    vi: 'Đăng tin, xem xe, bán xe đều không mất phí. Chỉ cần mười phút và vài tấm ảnh.',
  },
  freeLink: { en: 'Sell your bike', vi: 'Đăng bán xe' },
  alertsTitle: {
    en: 'Be the first to know when the right bike is listed',
    vi: 'Biết sớm nhất khi có xe bạn cần',
  },
  alertsText: {
    en: "Tell us what you're looking for. We'll email you when someone lists it.",
    vi: 'Cho chúng tôi biết bạn tìm xe gì. Có người đăng bán là bạn nhận được email.',
  },
  alertsLink: { en: 'Set up an alert', vi: 'Tạo thông báo' },

  benefitsTitle: { en: 'More with a free account', vi: 'Có tài khoản, thêm nhiều tiện ích' },
  benefitsLink: { en: 'Create a free account', vi: 'Tạo tài khoản miễn phí' },
  priceAlerts: { en: 'Price alerts', vi: 'Thông báo theo giá' },
  priceAlertsText: {
    en: 'Get an email when a bike within your budget is listed.',
    vi: 'Nhận email khi có người đăng bán xe vừa túi tiền.',
  },
  contactSellers: { en: 'Contact sellers', vi: 'Liên hệ người bán' },
  contactSellersText: {
    en: 'Message any seller and keep all your conversations in one place.',
    vi: 'Nhắn cho người bán, mọi cuộc trò chuyện nằm ở một chỗ.',
  },
  favourites: { en: 'Saved favourites', vi: 'Lưu xe yêu thích' },
  favouritesText: {
    en: 'Save the bikes you like and compare them later.',
    vi: 'Lưu lại những chiếc bạn thích để so sánh sau.',
  },
  insights: { en: 'Market insights', vi: 'Thông tin thị trường' },
  insightsText: {
    en: 'Price ranges for popular models, from our guides.',
    vi: 'Khoảng giá của các dòng xe phổ biến, theo cẩm nang.',
  },
  earlyAccess: { en: 'Early access', vi: 'Dùng thử sớm' },
  earlyAccessText: {
    en: 'Members get new features first.',
    vi: 'Thành viên được dùng tính năng mới trước.',
  },
  community: { en: 'Community', vi: 'Cộng đồng' },
  communityText: {
    en: 'A place for riders to swap advice.',
    vi: 'Nơi người đi xe chia sẻ kinh nghiệm.',
  },
} as const satisfies Texts;
