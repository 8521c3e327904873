import type { Texts } from '../texts.ts';

export const pasted = {
  open: { en: 'Paste an advertisement you already have', vi: 'Dán bài bạn đã đăng ở nơi khác' },
  label: { en: 'Your advertisement', vi: 'Nội dung bài đăng' },
  hint: {
    en: "Copy its text from Facebook, Zalo or Chợ Tốt. We'll paste it for you if your device allows it. If not, paste it here. It's read on your device and isn't sent anywhere.",
    vi: 'Sao chép bài đăng trên Facebook, Zalo hoặc Chợ Tốt. Nếu máy cho phép, bài được dán tự động; nếu không, bạn dán vào đây. Nội dung được xử lý ngay trên máy bạn, không gửi đi đâu.',
  },
  fill: { en: 'Fill in the form', vi: 'Điền vào biểu mẫu' },
  reading: { en: 'Reading…', vi: 'Đang đọc…' },
  nothing: {
    en: "We couldn't find any bike details in this text. Paste the text of the advertisement, not its link.",
    vi: 'Chúng tôi không tìm thấy thông tin nào về xe. Hãy dán nội dung bài đăng, đừng dán liên kết.',
  },
  failed: {
    en: "That didn't work. Check your connection and try again.",
    vi: 'Chưa điền được. Vui lòng kiểm tra mạng rồi thử lại.',
  },
} as const satisfies Texts;
