import type { Texts } from '../texts.ts';

/** The frame around every page. */
export const site = {
  tagline: {
    en: 'Buy and sell motorcycles in Vietnam, free of charge',
    vi: 'Mua bán xe máy tại Việt Nam, hoàn toàn miễn phí',
  },
  skipToSearch: { en: 'Skip to search', vi: 'Chuyển đến ô tìm xe' },
  skip: { en: 'Skip to content', vi: 'Chuyển đến nội dung chính' },
  home: { en: 'Home', vi: 'Trang chủ' },
  market: { en: 'Used bikes and prices', vi: 'Xe cũ theo hãng, khu vực' },
  buy: { en: 'Buy', vi: 'Mua xe' },
  sell: { en: 'Sell', vi: 'Bán xe' },
  menu: { en: 'Menu', vi: 'Menu' },
  mainMenu: { en: 'Main menu', vi: 'Menu chính' },
  buyingGuide: { en: 'Buying Guide', vi: 'Cẩm nang mua xe' },
  routes: { en: 'Routes', vi: 'Cung đường' },
  contact: { en: 'Contact', vi: 'Liên hệ' },
  feedback: { en: 'Feedback', vi: 'Góp ý' },
  terms: { en: 'Terms', vi: 'Điều khoản' },
  privacy: { en: 'Privacy', vi: 'Quyền riêng tư' },
  cookies: { en: 'Cookies', vi: 'Cookie' },
  trust: { en: 'Transparency report', vi: 'Báo cáo minh bạch' },
  otherLanguage: { en: 'Tiếng Việt', vi: 'English' },
  switchLanguage: { en: 'Đọc trang này bằng tiếng Việt', vi: 'Read this page in English' },
  language: { en: 'Language', vi: 'Ngôn ngữ' },
  /** In the language that it offers. */
  offerLanguage: { en: 'Xem trang này bằng tiếng Việt', vi: 'View this page in English' },
  footerAbout: {
    en: 'A free marketplace for buyers and sellers of motorcycles in Vietnam. Listing, browsing and selling cost nothing.',
    vi: 'Chợ xe máy miễn phí cho người mua và người bán tại Việt Nam. Đăng tin, xem xe và bán xe đều không mất phí.',
  },
  footerExplore: { en: 'Explore', vi: 'Khám phá' },
  footerBrands: { en: 'Brand guides', vi: 'Cẩm nang theo hãng' },
  footerLegal: { en: 'About and legal', vi: 'Thông tin' },
  scheme: { en: 'Theme:', vi: 'Giao diện:' },
  schemeDevice: { en: 'Device', vi: 'Theo thiết bị' },
  schemeLight: { en: 'Light', vi: 'Sáng' },
  schemeDark: { en: 'Dark', vi: 'Tối' },
  rights: { en: '© {year} {name}', vi: '© {year} {name}' },
} as const satisfies Texts;
