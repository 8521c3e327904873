import type { Texts } from '../texts.ts';

export const photoCoach = {
  title: { en: 'Photos buyers look for', vi: 'Những ảnh người mua cần xem' },
  hint: {
    en: 'Tap a box to take or choose that photo. You can skip any of them.',
    vi: 'Chạm vào từng ô để chụp hoặc chọn ảnh. Bạn có thể bỏ qua ô nào cũng được.',
  },
  taken: { en: '{count} of {all} added', vi: 'Đã có {count}/{all} ảnh' },
  complete: { en: 'All added', vi: 'Đã đủ' },
  added: { en: 'Added', vi: 'Đã có' },
  left: { en: 'Left side', vi: 'Bên trái' },
  right: { en: 'Right side', vi: 'Bên phải' },
  front: { en: 'Front', vi: 'Phía trước' },
  back: { en: 'Back', vi: 'Phía sau' },
  odometer: { en: 'Odometer', vi: 'Đồng hồ odo' },
  engine: { en: 'Engine', vi: 'Máy' },
  tyres: { en: 'Tyres', vi: 'Lốp' },
  papers: { en: 'Papers (numbers covered)', vi: 'Cà vẹt, đã che số' },
} as const satisfies Texts;
