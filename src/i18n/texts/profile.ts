import type { Texts } from '../texts.ts';

export const profile = {
  title: { en: 'Profile', vi: 'Hồ sơ' },
  description: {
    en: 'Your name, your password and your data.',
    vi: 'Họ tên, mật khẩu và dữ liệu của bạn.',
  },
  loading: { en: 'Loading your profile…', vi: 'Đang tải hồ sơ của bạn…' },

  'details.title': { en: 'Your details', vi: 'Thông tin của bạn' },
  'details.nameHint': {
    en: 'Buyers and sellers see this name.',
    vi: 'Người mua và người bán nhìn thấy tên này.',
  },
  'details.emailFixed': {
    en: 'The email address cannot be changed.',
    vi: 'Không thể thay đổi địa chỉ email.',
  },
  'details.cancel': { en: 'Cancel', vi: 'Hủy' },
  'details.update': { en: 'Update profile', vi: 'Cập nhật hồ sơ' },
  'details.updating': { en: 'Updating…', vi: 'Đang cập nhật…' },
  'details.updated': { en: 'Profile updated successfully', vi: 'Đã cập nhật hồ sơ' },
  'details.failed': { en: 'Failed to update profile', vi: 'Chưa cập nhật được hồ sơ' },
  'details.failedText': {
    en: 'Failed to update profile. Please check your connection and try again.',
    vi: 'Chưa cập nhật được hồ sơ. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  'details.loadFailed': {
    en: 'Failed to load profile data',
    vi: 'Không tải được hồ sơ. Vui lòng tải lại trang.',
  },

  'password.title': { en: 'Password', vi: 'Mật khẩu' },
  'password.current': { en: 'Current password', vi: 'Mật khẩu hiện tại' },
  'password.change': { en: 'Change password', vi: 'Đổi mật khẩu' },
  'password.changing': { en: 'Changing…', vi: 'Đang đổi…' },
  'password.changed': { en: 'Your new password is saved', vi: 'Mật khẩu mới đã được lưu' },

  'data.title': { en: 'Your data', vi: 'Dữ liệu của bạn' },
  'data.text': {
    en: 'Download a JSON file with everything we hold about you: profile, listings with their phone numbers, likes, alerts, feedback and what you wrote in conversations.',
    vi: 'Tải về một tệp JSON gồm mọi dữ liệu chúng tôi lưu về bạn: hồ sơ, tin đăng kèm số điện thoại, xe yêu thích, thông báo xe mới, góp ý và những gì bạn đã viết trong các cuộc trò chuyện.',
  },
  'data.download': { en: 'Download my data', vi: 'Tải dữ liệu của tôi' },
  'data.preparing': { en: 'Preparing the file…', vi: 'Đang chuẩn bị tệp…' },
  'data.failed': {
    en: "We couldn't prepare your data. Please try again.",
    vi: 'Chưa chuẩn bị được dữ liệu. Vui lòng thử lại.',
  },
  'data.limit': {
    en: "You've downloaded your data several times. Wait an hour and try again.",
    vi: 'Bạn đã tải dữ liệu nhiều lần. Vui lòng đợi một giờ rồi tải tiếp.',
  },

  'leave.title': { en: 'Delete my account', vi: 'Xóa tài khoản' },
  'leave.text': {
    en: "Your listings, photos, phone numbers, likes and alerts will be permanently deleted. People you've messaged will keep the messages, but without your name, email or phone number.",
    vi: 'Tin đăng, ảnh, số điện thoại, xe yêu thích và thông báo xe mới của bạn sẽ bị xóa vĩnh viễn. Người nhận vẫn giữ tin nhắn bạn đã gửi, nhưng không kèm tên, email hay số điện thoại của bạn.',
  },
  'leave.open': { en: 'Delete my account…', vi: 'Xóa tài khoản…' },
  'leave.ask': { en: 'Delete your account?', vi: 'Bạn muốn xóa tài khoản?' },
  'leave.final': {
    en: 'This cannot be undone.',
    vi: 'Bạn sẽ không thể lấy lại tài khoản này.',
  },
  'leave.prove': {
    en: "Enter your password to confirm it's you.",
    vi: 'Vui lòng nhập mật khẩu để xác nhận bạn là chủ tài khoản.',
  },
  'leave.proveElsewhere': {
    en: "Sign in again to confirm it's you.",
    vi: 'Vui lòng đăng nhập lại để xác nhận bạn là chủ tài khoản.',
  },
  'leave.google': { en: 'Sign in with Google to delete my account', vi: 'Đăng nhập Google để xóa' },
  'leave.facebook': { en: 'Sign in with Facebook to delete my account', vi: 'Đăng nhập Facebook để xóa' },
  'leave.keep': { en: 'Keep my account', vi: 'Giữ tài khoản' },
  'leave.delete': { en: 'Delete permanently', vi: 'Xóa vĩnh viễn' },
  'leave.deleting': { en: 'Deleting…', vi: 'Đang xóa…' },

  'gone.title': { en: 'Your account has been deleted', vi: 'Đã xóa tài khoản của bạn' },
  'gone.text': {
    en: 'Your listings and photos will disappear from the site within a few minutes. Thanks for using Vongxe.',
    vi: 'Vài phút nữa, tin đăng và ảnh của bạn sẽ không còn trên trang. Cảm ơn bạn đã dùng Vongxe.',
  },
  'gone.home': { en: 'Back to home', vi: 'Về trang chủ' },
  'shop.title': { en: 'Shop', vi: 'Cửa hàng' },
  'shop.text': {
    en: 'For people who run a motorcycle shop or work for one.',
    vi: 'Dành cho chủ và nhân viên cửa hàng xe máy.',
  },
  'shop.open': { en: 'Go to your shop', vi: 'Vào cửa hàng của bạn' },
} as const satisfies Texts;
