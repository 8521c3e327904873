import type { Texts } from '../texts.ts';

/** What surrounds the list on the home page. */
export const home = {
  launch: {
    en: 'We have just opened. Please be patient while listings grow: new bikes arrive every day.',
    vi: 'Vongxe vừa ra mắt. Tin đăng đang tăng dần mỗi ngày, mong bạn kiên nhẫn cùng chúng tôi.',
  },
  hero: { en: 'Highlights', vi: 'Điểm nổi bật' },
  slideOf: { en: 'Slide {n} of {total}', vi: 'Trang {n}/{total}' },
  pause: { en: 'Pause the slides', vi: 'Dừng chuyển trang' },
  play: { en: 'Play the slides', vi: 'Tiếp tục chuyển trang' },
  mainTitle: { en: 'Buy and sell motorcycles in Vietnam', vi: 'Mua bán xe máy khắp Việt Nam' },
  mainText: {
    en: 'From a first Wave to the bike for Hai Van Pass: clear prices, real papers, people you can write to.',
    vi: 'Từ chiếc Wave đầu tiên đến xe chinh phục đèo Hải Vân: giá rõ ràng, giấy tờ minh bạch, nhắn thẳng người bán.',
  },
  mainLink: { en: 'See the bikes', vi: 'Xem xe đang bán' },
  freeTitle: { en: 'Listing is completely free', vi: 'Đăng tin hoàn toàn miễn phí' },
  freeText: {
    en: 'Listing, browsing and selling cost nothing. Ten minutes and a few photos are enough.',
    vi: 'Đăng tin, xem xe, bán xe đều không mất phí. Chỉ cần mười phút và vài tấm hình.',
  },
  freeLink: { en: 'Sell your bike', vi: 'Đăng bán xe' },
  alertsTitle: { en: 'Hear first when your bike appears', vi: 'Có xe bạn cần, báo bạn trước' },
  alertsText: {
    en: 'Say what you are looking for. We write to you when somebody lists it.',
    vi: 'Cho chúng tôi biết bạn tìm xe gì. Có người đăng bán là bạn nhận được thư ngay.',
  },
  alertsLink: { en: 'Set up an alert', vi: 'Tạo thông báo' },

  benefitsTitle: { en: 'More with a free account', vi: 'Có tài khoản, thêm nhiều tiện ích' },
  benefitsLink: { en: 'Create a free account', vi: 'Tạo tài khoản miễn phí' },
  priceAlerts: { en: 'Price alerts', vi: 'Thông báo giá' },
  priceAlertsText: {
    en: 'A letter when a bike within your budget is listed.',
    vi: 'Nhận thư khi có xe vừa túi tiền được đăng bán.',
  },
  contactSellers: { en: 'Contact sellers', vi: 'Liên hệ người bán' },
  contactSellersText: {
    en: 'Write to any seller and keep every conversation in one place.',
    vi: 'Nhắn cho bất kỳ người bán nào, mọi cuộc trò chuyện nằm ở một chỗ.',
  },
  favourites: { en: 'Saved favourites', vi: 'Lưu xe yêu thích' },
  favouritesText: {
    en: 'Keep the bikes you like and compare them later.',
    vi: 'Lưu lại những chiếc bạn thích để so sánh sau.',
  },
  insights: { en: 'Market insights', vi: 'Thông tin thị trường' },
  insightsText: {
    en: 'Price ranges for popular models, from our guides.',
    vi: 'Khoảng giá của các dòng xe phổ biến trong cẩm nang.',
  },
  earlyAccess: { en: 'Early access', vi: 'Dùng thử sớm' },
  earlyAccessText: {
    en: 'New features reach members first. Coming as we grow.',
    vi: 'Thành viên được dùng tính năng mới trước. Sắp có.',
  },
  community: { en: 'Community', vi: 'Cộng đồng' },
  communityText: {
    en: 'A place for riders to trade advice. Coming as we grow.',
    vi: 'Nơi anh em chia sẻ kinh nghiệm. Sắp có.',
  },
} as const satisfies Texts;
