import type { Texts } from '../texts.ts';
import { nameChecks } from './nameChecks.ts';

export const account = {
  signIn: { en: 'Sign in', vi: 'Đăng nhập' },
  signUp: { en: 'Sign up', vi: 'Đăng ký' },

  'side.bikes': { en: 'Motorcycles from all over Vietnam', vi: 'Xe máy cũ trên khắp Việt Nam' },
  'side.languages': { en: 'In English and Vietnamese', vi: 'Bằng tiếng Việt và tiếng Anh' },
  'side.free': { en: 'Free for buyers and sellers', vi: 'Miễn phí cho cả người mua lẫn người bán' },
  'page.title': { en: 'Sign in or sign up', vi: 'Đăng nhập hoặc đăng ký' },
  'page.description': {
    en: "Sign in to sell your motorcycle, save bikes you like and message sellers. It's free.",
    vi: 'Đăng nhập để đăng tin bán xe, lưu những chiếc xe bạn thích và nhắn tin cho người bán. Miễn phí.',
  },
  'page.needsScript': {
    en: 'You need JavaScript to sign in. Turn it on in your browser settings and reload this page.',
    vi: 'Bạn cần bật JavaScript trong trình duyệt rồi tải lại trang để đăng nhập.',
  },
  'page.asleep': {
    en: "The page hasn't finished loading. Check your connection and try again.",
    vi: 'Trang chưa tải xong. Vui lòng kiểm tra mạng rồi thử lại.',
  },

  'form.signInTitle': { en: 'Sign in with your email', vi: 'Đăng nhập bằng email' },
  'form.signUpTitle': { en: 'Sign up with your email', vi: 'Đăng ký bằng email' },
  'form.fullName': { en: 'Full name', vi: 'Họ và tên' },
  'form.email': { en: 'Email', vi: 'Email' },
  'form.password': { en: 'Password', vi: 'Mật khẩu' },
  'form.newPassword': { en: 'New password', vi: 'Mật khẩu mới' },
  'form.confirmPassword': { en: 'Confirm password', vi: 'Nhập lại mật khẩu' },
  'form.show': { en: 'Show password', vi: 'Hiện mật khẩu' },
  'form.hide': { en: 'Hide password', vi: 'Ẩn mật khẩu' },
  'form.start': { en: 'Sign in or sign up', vi: 'Đăng nhập hoặc đăng ký' },
  'form.startHint': {
    en: "If you're new here, we'll create an account for you.",
    vi: 'Nếu bạn chưa có tài khoản, tài khoản sẽ được tạo luôn.',
  },
  'form.or': { en: 'or', vi: 'hoặc' },
  'form.phone': { en: 'Continue with your phone number', vi: 'Tiếp tục bằng số điện thoại' },
  'form.phoneNumbers': {
    en: 'Vietnamese mobile numbers only (+84)',
    vi: 'Chỉ dùng được số di động Việt Nam (+84)',
  },
  'form.google': { en: 'Continue with Google', vi: 'Tiếp tục với Google' },
  'form.facebook': { en: 'Continue with Facebook', vi: 'Tiếp tục với Facebook' },
  'form.zalo': { en: 'Continue with Zalo', vi: 'Tiếp tục với Zalo' },
  'form.forgot': { en: 'Forgot your password?', vi: 'Bạn quên mật khẩu?' },
  'form.accept': { en: 'By signing up, you accept the', vi: 'Khi đăng ký, bạn đồng ý với' },
  'form.terms': { en: 'terms of use', vi: 'điều khoản sử dụng' },
  'form.and': { en: 'and the', vi: 'và' },
  'form.privacy': { en: 'privacy policy', vi: 'chính sách quyền riêng tư' },

  'strength.hint': {
    en: 'At least 6 characters. Longer is safer: try three random words.',
    vi: 'Ít nhất 6 ký tự. Mật khẩu càng dài càng an toàn, bạn có thể ghép ba từ bất kỳ.',
  },
  'strength.weak': { en: 'Weak: easy to guess', vi: 'Yếu: dễ đoán' },
  'strength.fair': {
    en: 'Fair: add a few more characters',
    vi: 'Tạm được: thêm vài ký tự để mạnh hơn',
  },
  'strength.strong': { en: 'Strong', vi: 'Mạnh' },

  'failed.unkept.title': { en: "You can't stay signed in", vi: 'Không thể duy trì đăng nhập' },
  'failed.unkept.text': {
    en: "Your browser isn't saving data for this site. Allow cookies and site data, or free up space on your device. Then sign in again.",
    vi: 'Trình duyệt không lưu được dữ liệu của trang này. Hãy cho phép cookie và dữ liệu trang web, hoặc giải phóng bộ nhớ máy, rồi đăng nhập lại.',
  },

  'check.nameMissing': { en: 'Full name is required', vi: 'Vui lòng nhập họ và tên' },
  ...nameChecks,
  'check.emailMissing': { en: 'Email is required', vi: 'Vui lòng nhập email' },
  'check.emailWrong': {
    en: 'Enter an email address such as name@example.com',
    vi: 'Vui lòng nhập địa chỉ email hợp lệ, ví dụ ten@example.com',
  },
  'check.passwordMissing': { en: 'Password is required', vi: 'Vui lòng nhập mật khẩu' },
  'check.currentMissing': {
    en: 'Enter your current password',
    vi: 'Vui lòng nhập mật khẩu hiện tại',
  },
  'check.short.title': { en: 'Password too short', vi: 'Mật khẩu quá ngắn' },
  'check.short.text': {
    en: 'Password must be at least 6 characters long.',
    vi: 'Mật khẩu phải có ít nhất 6 ký tự.',
  },
  'check.common.title': { en: 'Password too common', vi: 'Mật khẩu quá phổ biến' },
  'check.common.text': {
    en: 'This password is easy to guess because many people use it. Choose a different one.',
    vi: 'Nhiều người dùng mật khẩu này nên rất dễ bị đoán ra. Hãy chọn mật khẩu khác.',
  },
  'check.mismatch.title': { en: "Passwords don't match", vi: 'Mật khẩu không khớp' },
  'check.mismatch.text': {
    en: 'Please make sure your passwords match.',
    vi: 'Mật khẩu nhập lại phải giống mật khẩu ở trên.',
  },

  'failed.credentials.title': { en: 'Invalid credentials', vi: 'Sai email hoặc mật khẩu' },
  'failed.credentials.text': {
    en: 'Please check your email and password and try again.',
    vi: 'Vui lòng kiểm tra lại email và mật khẩu rồi thử lại.',
  },
  'failed.signIn': { en: 'Sign in failed', vi: 'Chưa đăng nhập được' },
  'failed.login': {
    en: 'Login failed. Please check your credentials.',
    vi: 'Đăng nhập không thành công. Vui lòng kiểm tra lại thông tin.',
  },
  'failed.registration': {
    en: 'Registration failed. Please try again.',
    vi: 'Đăng ký không thành công. Vui lòng thử lại.',
  },
  'failed.registered.title': { en: 'Email already registered', vi: 'Email này đã được đăng ký' },
  'failed.registered.text': { en: 'Please sign in instead.', vi: 'Vui lòng đăng nhập.' },
  'failed.google.signIn': { en: 'Google sign in failed', vi: 'Chưa đăng nhập được bằng Google' },
  'failed.google.signUp': { en: 'Google sign up failed', vi: 'Chưa đăng ký được bằng Google' },
  'failed.facebook.signIn': { en: 'Facebook sign in failed', vi: 'Chưa đăng nhập được bằng Facebook' },
  'failed.facebook.signUp': { en: 'Facebook sign up failed', vi: 'Chưa đăng ký được bằng Facebook' },
  'failed.zalo.signIn': { en: 'Zalo sign-in failed', vi: 'Chưa đăng nhập được bằng Zalo' },
  'failed.zalo.signUp': { en: 'Zalo sign-up failed', vi: 'Chưa đăng ký được bằng Zalo' },
  'failed.unconfirmed': {
    en: "You haven't confirmed your email address yet. Click the link in the email we sent you.",
    vi: 'Email của bạn chưa được xác nhận. Hãy bấm vào liên kết trong email chúng tôi đã gửi.',
  },
  'failed.tooMany': {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng đợi vài phút rồi thử lại.',
  },
  'failed.network': {
    en: "We couldn't reach the server. Check your internet connection and try again.",
    vi: 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  'failed.disabled': {
    en: 'This account is suspended. Contact us if you think this is a mistake.',
    vi: 'Tài khoản này đã bị khóa. Nếu bạn cho rằng có nhầm lẫn, hãy liên hệ với chúng tôi.',
  },
  'failed.otherWay': {
    en: "There's already an account with this email address. Sign in the same way as before.",
    vi: 'Email này đã có tài khoản. Hãy đăng nhập theo cách bạn đã dùng trước đây.',
  },
  'failed.later': { en: 'Please try again later.', vi: 'Vui lòng thử lại sau.' },

  'proof.wrong': {
    en: 'That password is incorrect. Try again.',
    vi: 'Mật khẩu chưa đúng. Vui lòng thử lại.',
  },
  'proof.other': {
    en: "That's a different account from the one you're signed in with.",
    vi: 'Đó không phải tài khoản bạn đang đăng nhập.',
  },
  'proof.again': {
    en: 'Please sign in again, then try once more.',
    vi: 'Vui lòng đăng nhập lại rồi thử lại.',
  },
  'proof.notDeleted': { en: 'Your account was not deleted', vi: 'Tài khoản chưa bị xóa' },

  'done.signIn': {
    en: 'Welcome back! You have successfully signed in.',
    vi: 'Chào mừng bạn trở lại! Bạn đã đăng nhập thành công.',
  },
  'done.newAccount': { en: 'Your account is ready', vi: 'Tài khoản của bạn đã sẵn sàng' },
  'done.signUp': {
    en: 'Sign up successful! Check your email for confirmation instructions.',
    vi: 'Đăng ký thành công! Bạn hãy kiểm tra email để xem hướng dẫn xác nhận.',
  },

  'confirm.title': { en: 'Check Your Inbox', vi: 'Kiểm tra hộp thư của bạn' },
  'confirm.text': {
    en: "We've sent a verification link to your email",
    vi: 'Chúng tôi đã gửi liên kết xác nhận đến email của bạn',
  },
  'confirm.next': { en: 'Next steps', vi: 'Các bước tiếp theo' },
  'confirm.step1': {
    en: 'Check your inbox, and your spam folder too',
    vi: 'Kiểm tra hộp thư đến, cả mục thư rác',
  },
  'confirm.step2': { en: 'Click the link in the email', vi: 'Bấm vào liên kết trong email' },
  'confirm.step3': { en: 'Start buying and selling', vi: 'Bắt đầu mua bán xe' },
  'confirm.nothing': {
    en: 'Nothing arrived? Resend the email, or sign up again with a different address.',
    vi: 'Chưa nhận được email? Bạn có thể yêu cầu gửi lại hoặc đăng ký bằng địa chỉ email khác.',
  },
  'confirm.resend': { en: 'Resend email', vi: 'Gửi lại email' },
  'confirm.resent': { en: "We've sent the email again.", vi: 'Chúng tôi đã gửi lại email xác nhận.' },
  'confirm.limit': {
    en: "We've already sent you several emails. Wait a few minutes before asking for another.",
    vi: 'Chúng tôi đã gửi cho bạn vài email rồi. Vui lòng đợi ít phút trước khi yêu cầu gửi lại.',
  },
  'confirm.notSent': {
    en: "We couldn't send the email. Please try again.",
    vi: 'Chưa gửi được email. Vui lòng thử lại.',
  },
  'confirm.elsewhere': {
    en: 'To get another confirmation email, sign in with your email and password first.',
    vi: 'Để nhận lại email xác nhận, trước tiên bạn hãy đăng nhập bằng email và mật khẩu.',
  },
  'confirm.back': { en: 'Back to Sign Up', vi: 'Quay lại đăng ký' },
  'confirm.already': { en: 'Already confirmed?', vi: 'Bạn đã xác nhận email rồi?' },
  'confirm.signIn': { en: 'Sign in here', vi: 'Đăng nhập tại đây' },

  'action.description': {
    en: 'Confirm your email address or choose a new password.',
    vi: 'Xác nhận email hoặc đặt mật khẩu mới từ liên kết trong email của Vongxe.',
  },
  'action.title': {
    en: 'Confirm your email or reset your password',
    vi: 'Xác nhận email hoặc đặt lại mật khẩu',
  },
  'action.opening': { en: 'Opening the link…', vi: 'Đang mở liên kết…' },
  'action.ask': { en: 'Confirm your email address', vi: 'Xác nhận email của bạn' },
  'action.askText': {
    en: "Press the button to confirm. If you didn't ask for this email, close this page.",
    vi: 'Bấm nút bên dưới để xác nhận. Nếu bạn không yêu cầu email này, hãy đóng trang.',
  },
  'action.confirm': { en: 'Confirm my address', vi: 'Xác nhận email' },
  'action.confirming': { en: 'Confirming your email address…', vi: 'Đang xác nhận email của bạn…' },
  'action.confirmed': { en: 'Your email address is confirmed', vi: 'Email của bạn đã được xác nhận' },
  'action.confirmedText': {
    en: "You're already signed in on the page where you signed up. Go back to that page, or sign in here.",
    vi: 'Bạn đã đăng nhập sẵn ở trang mà bạn dùng để đăng ký. Hãy quay lại trang đó hoặc đăng nhập tại đây.',
  },
  'action.invalid': { en: 'This link no longer works', vi: 'Liên kết này không còn dùng được' },
  'action.invalidText': {
    en: "It has expired or has already been used. If you've confirmed your address, sign in. If you haven't, sign in with your password and we'll offer to send a new email.",
    vi: 'Liên kết đã hết hạn hoặc đã được dùng. Nếu đã xác nhận email, bạn chỉ cần đăng nhập. Nếu chưa, hãy đăng nhập bằng mật khẩu để nhận email mới.',
  },
  'action.invalidHere': {
    en: 'It has expired or has already been used. We can send you a new one.',
    vi: 'Liên kết đã hết hạn hoặc đã được dùng. Chúng tôi có thể gửi cho bạn liên kết mới.',
  },
  'action.invalidReset': {
    en: 'It has expired or has already been used. You can ask for a new one.',
    vi: 'Liên kết đã hết hạn hoặc đã được dùng. Bạn có thể yêu cầu liên kết mới.',
  },
  'action.retry': { en: 'Try again', vi: 'Thử lại' },
  'action.unreachable': { en: 'Something went wrong', vi: 'Chưa thực hiện được' },

  'reset.title': { en: 'Reset your password', vi: 'Đặt lại mật khẩu' },
  'reset.text': {
    en: "Enter your email address and we'll send you a link to choose a new password.",
    vi: 'Nhập email của bạn, chúng tôi sẽ gửi liên kết để bạn đặt mật khẩu mới.',
  },
  'reset.send': { en: 'Send the link', vi: 'Gửi liên kết' },
  'reset.sent': {
    en: "If there's an account with this email address, we've sent a link to reset its password.",
    vi: 'Nếu email này đã có tài khoản, bạn sẽ nhận được liên kết đặt lại mật khẩu.',
  },
  'reset.back': { en: 'Back to sign in', vi: 'Quay lại đăng nhập' },
  'reset.choose': { en: 'Choose a new password', vi: 'Đặt mật khẩu mới' },
  'reset.save': { en: 'Save password', vi: 'Lưu mật khẩu' },
  'reset.done': { en: 'Your new password is saved', vi: 'Mật khẩu mới đã được lưu' },
  'reset.doneText': {
    en: 'Sign in with your new password. You may need to sign in again on other devices.',
    vi: 'Bạn hãy đăng nhập bằng mật khẩu mới. Các thiết bị khác có thể yêu cầu bạn đăng nhập lại.',
  },
  'reset.failed': { en: "We couldn't change your password", vi: 'Chưa đổi được mật khẩu' },
} as const satisfies Texts;
