import type { Texts } from '../texts.ts';

export const draftDialog = {
  takeOff: { en: 'Take this bike off the market?', vi: 'Ngừng bán chiếc xe này?' },
  hide: { en: 'Turn this listing into a draft?', vi: 'Chuyển tin này về bản nháp?' },
  text: {
    en: "Buyers can't open a draft, and anyone who has messaged you will see that the bike is no longer listed. Your changes will be saved, and you can publish it again at any time.",
    vi: 'Người mua không mở được bản nháp, và những người đã nhắn cho bạn sẽ thấy tin này đã được gỡ. Nội dung bạn sửa vẫn được lưu, bạn có thể đăng lại bất cứ lúc nào.',
  },
  keepForSale: { en: 'Update and keep for sale', vi: 'Cập nhật và bán tiếp' },
} as const satisfies Texts;
