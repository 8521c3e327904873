import type { Texts } from '../texts.ts';

export const shareKit = {
  title: { en: 'Poster, pictures and text', vi: 'Tờ rơi, ảnh và bài đăng' },
  pageDescription: {
    en: "For a bike you're selling: a poster to print, pictures for Zalo and Facebook, and text to paste.",
    vi: 'Tờ rơi để in, ảnh cho Zalo và Facebook, bài viết soạn sẵn cho chiếc xe bạn đang bán.',
  },
  back: { en: 'Back to my listings', vi: 'Quay lại tin đăng của tôi' },
  views: { en: 'What do you need?', vi: 'Bạn cần gì?' },
  poster: { en: 'Poster', vi: 'Tờ rơi' },
  picture: { en: 'Picture', vi: 'Ảnh' },
  text: { en: 'Text', vi: 'Bài viết' },

  missing: { en: 'Listing not found', vi: 'Không tìm thấy tin đăng' },
  missingText: {
    en: "It was deleted, or it isn't yours.",
    vi: 'Tin đã bị xóa hoặc không phải của bạn.',
  },
  draft: { en: 'This is still a draft', vi: 'Tin này vẫn là bản nháp' },
  draftText: {
    en: "A poster takes people to the bike's page, so publish the listing first.",
    vi: 'Tờ rơi dẫn người xem đến trang của xe, nên bạn hãy đăng tin trước.',
  },
  finishDraft: { en: 'Finish the listing', vi: 'Hoàn thiện tin' },
  sold: { en: 'This bike has been sold', vi: 'Xe này đã bán' },
  soldText: {
    en: "There's nothing left to advertise. To sell the bike again, relist it in My Listings.",
    vi: 'Xe đã bán nên không cần quảng cáo nữa. Nếu muốn rao bán tiếp, hãy đăng bán lại trong mục Tin đăng của tôi.',
  },
  paused: {
    en: 'This listing is paused, and anyone who scans the code will see that. Activate it before you share it.',
    vi: 'Tin này đang tạm ẩn và ai quét mã cũng sẽ thấy điều đó. Hãy đăng bán trước khi chia sẻ.',
  },

  phone: { en: 'Show my phone number', vi: 'Ghi số điện thoại của tôi' },
  phoneHint: {
    en: 'Anyone who sees the poster or picture can read the number.',
    vi: 'Ai nhìn thấy tờ rơi hoặc ảnh cũng đọc được số này.',
  },
  noPhone: { en: 'This listing has no phone number', vi: 'Tin này chưa có số điện thoại' },
  phoneFailed: { en: 'Your number could not be loaded', vi: 'Chưa tải được số điện thoại' },

  whichPhoto: { en: 'Photo', vi: 'Ảnh dùng để đăng' },
  photoNumber: { en: 'Photo {number}', vi: 'Ảnh {number}' },

  size: { en: 'Paper', vi: 'Khổ giấy' },
  a4: { en: 'A4 with tear-off strips', vi: 'A4, có phiếu xé' },
  a6: { en: 'A6 card', vi: 'A6, nhỏ gọn' },
  print: { en: 'Print', vi: 'In' },
  printHint: {
    en: 'In the print dialog, choose this paper size and a scale of 100%. You can also save it as a PDF there.',
    vi: 'Khi in, hãy chọn đúng khổ giấy và tỷ lệ 100%. Bạn cũng có thể lưu thành PDF.',
  },
  sheet: { en: 'Poster for {title}', vi: 'Tờ rơi {title}' },
  photoFailed: { en: 'The photo could not be loaded', vi: 'Chưa tải được ảnh' },
  photoFailedText: {
    en: 'Check your connection and try again.',
    vi: 'Vui lòng kiểm tra mạng rồi thử lại.',
  },
  photoLoading: { en: 'Loading the photo…', vi: 'Đang tải ảnh…' },

  shape: { en: 'Shape', vi: 'Kiểu ảnh' },
  square: { en: 'Square', vi: 'Vuông' },
  wide: { en: 'Wide', vi: 'Ngang' },
  language: { en: 'Language', vi: 'Ngôn ngữ' },
  en: { en: 'English', vi: 'Tiếng Anh' },
  vi: { en: 'Vietnamese', vi: 'Tiếng Việt' },
  pictureOf: {
    en: 'Picture of {title} with price and facts',
    vi: 'Ảnh {title} kèm giá và thông tin',
  },
  download: { en: 'Download', vi: 'Tải ảnh về' },
  send: { en: 'Share…', vi: 'Chia sẻ…' },
  drawing: { en: 'Creating the picture…', vi: 'Đang tạo ảnh…' },
  saveFailed: { en: 'The picture could not be saved', vi: 'Chưa lưu được ảnh' },
  sendFailed: { en: 'The picture could not be shared', vi: 'Chưa chia sẻ được ảnh' },

  copy: { en: 'Copy', vi: 'Sao chép' },
  copyIn: { en: 'Copy: {language}', vi: 'Sao chép: {language}' },
  copied: { en: 'Text copied', vi: 'Đã sao chép bài viết' },
  copyFailed: {
    en: "We couldn't copy the text. Select it and copy it yourself.",
    vi: 'Chưa sao chép được. Bạn hãy bôi đen rồi sao chép.',
  },
} as const satisfies Texts;
