import type { Texts } from '../texts.ts';

/** Texts of the photos in the form of a listing. */
export const sellPhotoList = {
  photosAdd: { en: 'Add photos', vi: 'Thêm ảnh' },
  photosUnseen: {
    en: "Your photos are saved on this device. You'll see them once you're connected.",
    vi: 'Ảnh của bạn đã được giữ trên máy và sẽ hiện ra khi có mạng.',
  },
  photosHint: {
    en: 'Up to {max} photos (jpg, png, gif, webp, heic), 10 MB each. Choose, drop or paste them. The first is the main photo.',
    vi: 'Tối đa {max} ảnh (jpg, png, gif, webp, heic), mỗi ảnh không quá 10 MB. Bạn có thể chọn, kéo thả hoặc dán ảnh. Ảnh đầu tiên là ảnh chính.',
  },
  repeated: {
    en: "Is this a bike you've already listed? If so, edit that listing instead:",
    vi: 'Đây có phải xe bạn đã đăng không? Nếu phải, hãy sửa tin cũ:',
  },
  photosCount: { en: '{count} of {max} photos', vi: '{count}/{max} ảnh' },
  photoMain: { en: 'Main photo', vi: 'Ảnh chính' },
  photoEarlier: { en: 'Move photo {place} forward', vi: 'Đưa ảnh {place} lên trước' },
  photoLater: { en: 'Move photo {place} back', vi: 'Đưa ảnh {place} ra sau' },
  photoMoved: { en: 'Photo moved to position {place}', vi: 'Đã chuyển ảnh đến vị trí {place}' },
  offlineText: {
    en: "You're offline. Your form is saved on this device, and your photos will upload when you're back online.",
    vi: 'Bạn đang mất mạng. Tin vẫn được giữ trên máy này, ảnh sẽ tự tải lên khi có mạng lại.',
  },
  uploadFailedText: {
    en: 'Failed to upload image. Please try again.',
    vi: 'Không tải được ảnh lên. Vui lòng thử lại.',
  },
  compressionFailedText: {
    en: 'Failed to compress image before upload. Please try a different image.',
    vi: 'Không nén được ảnh trước khi tải lên. Vui lòng chọn ảnh khác.',
  },
  tooManyPhotos: {
    en: {
      one: "{count} photo wasn't added: a listing can have up to {max}.",
      other: "{count} photos weren't added: a listing can have up to {max}.",
    },
    vi: 'Chưa thêm {count} ảnh: mỗi tin có tối đa {max} ảnh.',
  },
} as const satisfies Texts;
