import type { Texts } from '../texts.ts';

export const zalo = {
  title: { en: 'Sign in with Zalo', vi: 'Đăng nhập bằng Zalo' },
  description: {
    en: "You've come back from Zalo to finish signing in.",
    vi: 'Bạn được chuyển từ Zalo về đây để hoàn tất đăng nhập.',
  },
  working: { en: 'Signing in…', vi: 'Đang đăng nhập…' },
  again: { en: 'Back to sign in', vi: 'Về trang đăng nhập' },
  toProfile: { en: 'Back to your profile', vi: 'Về trang hồ sơ' },
  failed: { en: 'Zalo sign-in failed', vi: 'Chưa đăng nhập được bằng Zalo' },
  'failed.link': { en: "Zalo wasn't added", vi: 'Chưa thêm được Zalo' },

  'problem.denied': {
    en: "You didn't give permission in Zalo. Nothing has changed.",
    vi: 'Bạn chưa đồng ý trên Zalo nên không có gì thay đổi.',
  },
  'problem.unknown': {
    en: "This sign-in has expired, or wasn't started in this browser. Please start again.",
    vi: 'Phiên đăng nhập này đã hết hạn hoặc không bắt đầu từ trình duyệt này. Vui lòng làm lại từ đầu.',
  },
  'problem.code': {
    en: "Zalo's code has expired or has already been used. Please start again.",
    vi: 'Mã của Zalo đã hết hạn hoặc đã được dùng. Vui lòng làm lại từ đầu.',
  },
  'problem.busy': {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    vi: 'Đã có quá nhiều lượt thử. Vui lòng đợi vài phút rồi thử lại.',
  },
  'problem.silent': {
    en: "Zalo isn't responding, or you're offline. Check your connection and start again.",
    vi: 'Zalo không phản hồi hoặc máy bạn đang mất mạng. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  'problem.app': {
    en: "Sign-in with Zalo isn't working at the moment. Please sign in another way.",
    vi: 'Hiện chưa đăng nhập được bằng Zalo. Vui lòng chọn cách khác.',
  },
  'problem.disabled': {
    en: 'This account is suspended.',
    vi: 'Tài khoản này đã bị khóa.',
  },
  'problem.otherWay': {
    en: "You can't sign in to this account with Zalo. Please sign in another way.",
    vi: 'Tài khoản này không đăng nhập được bằng Zalo. Vui lòng chọn cách khác.',
  },
  'problem.another': {
    en: 'This Zalo account is already linked to a different Vongxe account. Choose another Zalo account, or sign in with this one.',
    vi: 'Tài khoản Zalo này đã gắn với một tài khoản Vongxe khác. Hãy chọn tài khoản Zalo khác, hoặc đăng nhập bằng Zalo này.',
  },
  'problem.signIn': {
    en: 'For your security, please sign out, sign in again and then add Zalo.',
    vi: 'Để an toàn, vui lòng đăng xuất, đăng nhập lại rồi thêm Zalo.',
  },
  'problem.failed': {
    en: "That didn't work. Please start again.",
    vi: 'Chưa thực hiện được. Vui lòng làm lại từ đầu.',
  },
  'problem.unkept': {
    en: "Your browser isn't saving data for this site. Allow cookies and site data, then try again.",
    vi: 'Trình duyệt không lưu được dữ liệu của trang này. Hãy cho phép cookie và dữ liệu trang web rồi thử lại.',
  },

  sectionTitle: { en: 'Zalo', vi: 'Zalo' },
  sectionText: {
    en: 'A quick way to sign in. Zalo gives us an identifier for your Zalo account and, at most, your name. It never gives us your contacts or messages.',
    vi: 'Cách đăng nhập nhanh. Zalo chỉ cho chúng tôi biết một mã ứng với tài khoản của bạn và có thể cả tên, không bao giờ chia sẻ danh bạ hay tin nhắn.',
  },
  add: { en: 'Add sign-in with Zalo', vi: 'Thêm đăng nhập bằng Zalo' },
  added: { en: 'You can now sign in with Zalo', vi: 'Bạn đã có thể đăng nhập bằng Zalo' },
  isOn: { en: 'You can sign in with Zalo.', vi: 'Bạn có thể đăng nhập bằng Zalo.' },
  onlyWay: {
    en: 'To remove Zalo, first add an email address and set a password, or confirm a phone number.',
    vi: 'Muốn gỡ Zalo, trước hết hãy thêm email và đặt mật khẩu, hoặc xác nhận số điện thoại.',
  },
  remove: { en: 'Remove Zalo', vi: 'Gỡ Zalo' },
  removed: { en: 'Zalo removed', vi: 'Đã gỡ Zalo' },
  notRemoved: { en: "Zalo wasn't removed. Please try again.", vi: 'Chưa gỡ được Zalo. Vui lòng thử lại.' },

  leaveProve: {
    en: "Please sign in with Zalo once more, so that no one else can delete your account. You'll come back here.",
    vi: 'Vui lòng đăng nhập Zalo thêm một lần để không ai khác xóa được tài khoản của bạn. Sau đó bạn sẽ về lại đây.',
  },
  leaveOpen: { en: 'Sign in with Zalo to delete my account', vi: 'Đăng nhập Zalo để xóa tài khoản' },
  leaveReady: {
    en: "You've just signed in, so you can delete your account now.",
    vi: 'Bạn vừa đăng nhập nên có thể xóa tài khoản ngay bây giờ.',
  },
  leaveFailed: {
    en: "Your account wasn't deleted. Please try again.",
    vi: 'Tài khoản của bạn chưa bị xóa. Vui lòng thử lại.',
  },
} as const satisfies Texts;
