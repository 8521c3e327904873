import type { Texts } from '../texts.ts';

/** Texts after a listing was saved, or could not be. */
export const sellOutcomes = {
  created: { en: 'Listing created successfully!', vi: 'Đăng tin thành công!' },
  shareIt: { en: 'Share it', vi: 'Chia sẻ tin này' },
  published: { en: 'Listing published successfully!', vi: 'Tin của bạn đã được đăng!' },
  updated: { en: 'Listing updated successfully!', vi: 'Cập nhật tin thành công!' },
  draftCreated: {
    en: 'Draft saved successfully! You can complete and publish it later.',
    vi: 'Đã lưu nháp! Bạn có thể hoàn thiện và đăng tin sau.',
  },
  draftSaved: { en: 'Draft saved successfully!', vi: 'Đã lưu nháp!' },
  createdWithoutPhotos: {
    en: 'Motorcycle created but some images failed to save',
    vi: 'Đã tạo tin nhưng một số ảnh không lưu được',
  },
  updatedWithoutPhotos: {
    en: 'Motorcycle updated but some images failed to save',
    vi: 'Đã cập nhật tin nhưng một số ảnh không lưu được',
  },
  keptAsDraft: {
    en: "We've saved it as a draft. Add a photo, then publish it.",
    vi: 'Tin đã được lưu nháp. Bạn hãy thêm ảnh rồi đăng.',
  },
  createFailed: { en: 'Failed to create listing', vi: 'Không đăng được tin' },
  updateFailed: { en: 'Failed to update listing', vi: 'Không cập nhật được tin' },
  quotaUsedUp: {
    en: "You've reached today's limit for new listings",
    vi: 'Hôm nay bạn đã hết lượt đăng tin mới',
  },
  usedUpText: {
    en: 'What you typed is still here. Try again tomorrow.',
    vi: 'Nội dung đã nhập vẫn được giữ. Vui lòng thử lại vào ngày mai.',
  },
  editsUsedUp: {
    en: "You've reached today's limit for changes to your listings",
    vi: 'Hôm nay bạn đã hết lượt sửa tin',
  },
  signIn: { en: 'Sign in', vi: 'Đăng nhập' },
  authRequired: {
    en: "Sign in to save your listing. We'll keep what you typed.",
    vi: 'Vui lòng đăng nhập để lưu tin. Nội dung đã nhập vẫn được giữ.',
  },
} as const satisfies Texts;
