import type { Texts } from '../texts.ts';

export const messagePhotos = {
  asked: {
    en: 'You can send photos right here.',
    vi: 'Bạn có thể gửi ảnh ngay tại đây.',
  },
  hint: {
    en: 'Only the two of you can see these photos. They only leave your phone when you press Send.',
    vi: 'Chỉ bạn và người kia xem được ảnh này. Ảnh vẫn nằm trên máy bạn cho đến khi bạn bấm gửi.',
  },
  cover: { en: 'Cover numbers on papers', vi: 'Che số trên giấy tờ' },
  coverOne: { en: 'Cover numbers in photo {place}', vi: 'Che số trong ảnh {place}' },
  tooMany: {
    en: {
      one: "{count} photo wasn't added: a message can have up to {max}.",
      other: "{count} photos weren't added: a message can have up to {max}.",
    },
    vi: 'Chưa thêm {count} ảnh: mỗi tin nhắn có tối đa {max} ảnh.',
  },
  young: {
    en: 'You can send photos one day after signing up, or as soon as you confirm your phone number.',
    vi: 'Bạn sẽ gửi được ảnh một ngày sau khi đăng ký, hoặc ngay khi xác nhận số điện thoại.',
  },
  youngNoPhone: {
    en: 'You can send photos one day after signing up.',
    vi: 'Bạn sẽ gửi được ảnh một ngày sau khi đăng ký.',
  },
  confirmPhone: { en: 'Confirm your number', vi: 'Xác nhận số điện thoại' },
  openFailed: {
    en: "We couldn't open the photo picker. Check your connection and try again.",
    vi: 'Chưa thêm được ảnh. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  own: { en: 'Photo {place}, sent by you', vi: 'Ảnh {place} bạn đã gửi' },
  theirs: { en: 'Photo {place} from {name}', vi: 'Ảnh {place} của {name}' },
  loading: { en: 'Loading photos', vi: 'Đang tải ảnh' },
  deleted: { en: 'This photo has been deleted', vi: 'Ảnh này đã bị xóa' },
  failed: { en: "Photos didn't load", vi: 'Chưa tải được ảnh' },
  retry: { en: 'Try again', vi: 'Thử lại' },
  previous: { en: 'Previous photo', vi: 'Ảnh trước' },
  next: { en: 'Next photo', vi: 'Ảnh sau' },
  close: { en: 'Close', vi: 'Đóng' },
  zoom: { en: 'Zoom', vi: 'Phóng to' },
} as const satisfies Texts;
