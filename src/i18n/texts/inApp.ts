import type { Texts } from '../texts.ts';

/** For pages opened in the browser of an app such as Zalo. */
export const inApp = {
  signIn: {
    en: "You're in {app}'s built-in browser. Google doesn't allow sign-in here. Open this page in your usual browser, or sign in another way.",
    vi: 'Bạn đang xem trang trong trình duyệt của {app}. Google không cho đăng nhập tại đây. Hãy mở trang này bằng trình duyệt bạn vẫn dùng, hoặc đăng nhập bằng cách khác.',
  },
  download: {
    en: "You're in {app}'s built-in browser, where downloads and printing often fail. If nothing happens, open this page in your usual browser.",
    vi: 'Bạn đang xem trang trong trình duyệt của {app}. Ở đây thường không tải về hay in được. Nếu bấm mà không thấy gì, hãy mở trang này bằng trình duyệt bạn vẫn dùng.',
  },
  open: { en: 'Open in your browser', vi: 'Mở bằng trình duyệt' },
  copy: { en: 'Copy the link', vi: 'Sao chép liên kết' },
  copied: {
    en: 'Copied. Open Chrome or Safari and paste the link into the address bar.',
    vi: 'Đã sao chép. Mở Chrome hoặc Safari rồi dán liên kết vào thanh địa chỉ.',
  },
  notCopied: {
    en: "The link couldn't be copied. Press and hold it to copy it yourself:",
    vi: 'Không sao chép được. Hãy nhấn giữ liên kết này để tự sao chép:',
  },
} as const satisfies Texts;
