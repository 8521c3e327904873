import type { Texts } from '../texts.ts';

export const photoStates = {
  photoName: { en: 'Photo {place}', vi: 'Ảnh {place}' },
  photoRemove: { en: 'Remove photo {place}', vi: 'Bỏ ảnh {place}' },
  photoCancel: { en: 'Cancel upload of photo {place}', vi: 'Hủy tải ảnh {place}' },
  photoRetry: { en: 'Try photo {place} again', vi: 'Thử tải lại ảnh {place}' },
  'stage.waiting': { en: 'Waiting', vi: 'Đang chờ' },
  'stage.compressing': { en: 'Preparing', vi: 'Đang nén ảnh' },
  'stage.uploading': { en: 'Uploading', vi: 'Đang tải lên' },
  'stage.processing': { en: 'Almost ready', vi: 'Sắp xong' },
  'stage.offline': { en: 'Waiting for a connection', vi: 'Đang chờ mạng' },
  'photo.compression': { en: 'Image compression failed', vi: 'Không nén được ảnh' },
  'photo.heic': { en: "We can't open this HEIC photo", vi: 'Không mở được ảnh HEIC này' },
  'photo.lost': {
    en: "We've lost this photo. Please add it again.",
    vi: 'Ảnh này không còn nữa. Vui lòng thêm lại.',
  },
  'photo.upload': { en: 'Upload failed', vi: 'Tải ảnh lên không thành công' },
  'photo.processing': {
    en: 'This is taking too long. Try again.',
    vi: 'Xử lý ảnh quá lâu, vui lòng thử lại',
  },
  'photo.type': {
    en: "We can't use this file. Choose another photo.",
    vi: 'Tệp ảnh không hợp lệ, vui lòng chọn ảnh khác',
  },
  'photo.size': {
    en: 'This photo is too large. Choose a smaller one.',
    vi: 'Ảnh quá lớn, vui lòng chọn ảnh nhỏ hơn',
  },
  'photo.shape': {
    en: 'This photo is too long and narrow. Choose another one.',
    vi: 'Ảnh quá dài và hẹp, vui lòng chọn ảnh khác',
  },
  'photo.truncated': {
    en: 'Part of this photo is missing. Choose it again, or take a new one.',
    vi: 'Ảnh bị thiếu một phần, vui lòng chọn lại hoặc chụp ảnh mới',
  },
  'photo.limit': {
    en: "You've uploaded too many photos. Try again in an hour, or tomorrow.",
    vi: 'Bạn đã tải lên quá nhiều ảnh. Vui lòng thử lại sau một giờ, hoặc vào ngày mai.',
  },
  'rejected.type': {
    en: 'Invalid file type: Only image files (jpg, jpeg, png, gif, webp) are allowed.',
    vi: 'Định dạng không hợp lệ: chỉ nhận tệp ảnh (jpg, jpeg, png, gif, webp).',
  },
  'rejected.heic': {
    en: "We couldn't open this HEIC photo. Use a JPEG copy instead. For new photos: on an iPhone, go to Settings > Camera > Formats and choose Most Compatible; on Android, turn off high-efficiency pictures (HEIF) in the camera's settings.",
    vi: 'Không mở được ảnh HEIC này. Bạn hãy dùng bản JPEG. Để lần sau máy chụp ra ảnh JPEG: trên iPhone, vào Cài đặt > Camera > Định dạng, chọn “Tương thích nhất”; trên Android, tắt ảnh hiệu suất cao (HEIF) trong cài đặt máy ảnh.',
  },
  'rejected.size': { en: 'The photo must be smaller than 10 MB.', vi: 'Ảnh phải nhỏ hơn 10 MB.' },
  photosProgress: { en: '{ready} of {total} photos ready', vi: '{ready}/{total} ảnh đã xong' },
  photoProblem: { en: 'Photo {place}: {problem}', vi: 'Ảnh {place}: {problem}' },
} as const satisfies Texts;
