import type { Texts } from '../texts.ts';

/** Signing up, signing in, confirming, and a new password. */
export const account = {
  signIn: { en: 'Sign in', vi: 'Đăng nhập' },
  signUp: { en: 'Sign up', vi: 'Đăng ký' },

  'page.title': { en: 'Sign in or sign up', vi: 'Đăng nhập hoặc đăng ký' },
  'page.description': {
    en: 'Sign in to sell your motorcycle, save the bikes you like and write to sellers. Free of charge.',
    vi: 'Đăng nhập để đăng tin bán xe, lưu những chiếc xe bạn thích và nhắn tin cho người bán. Miễn phí.',
  },
  'page.needsScript': {
    en: 'Signing in needs JavaScript, which is switched off in this browser.',
    vi: 'Cần bật JavaScript trong trình duyệt để đăng nhập.',
  },

  'form.signInTitle': { en: 'Welcome back', vi: 'Chào mừng bạn trở lại' },
  'form.signUpTitle': { en: 'Create your account', vi: 'Tạo tài khoản' },
  'form.toSignUp': { en: 'No account yet?', vi: 'Bạn chưa có tài khoản?' },
  'form.toSignIn': { en: 'Already have an account?', vi: 'Bạn đã có tài khoản?' },
  'form.fullName': { en: 'Full name', vi: 'Họ và tên' },
  'form.email': { en: 'Email', vi: 'Email' },
  'form.password': { en: 'Password', vi: 'Mật khẩu' },
  'form.newPassword': { en: 'New password', vi: 'Mật khẩu mới' },
  'form.confirmPassword': { en: 'Confirm password', vi: 'Nhập lại mật khẩu' },
  'form.show': { en: 'Show password', vi: 'Hiện mật khẩu' },
  'form.hide': { en: 'Hide password', vi: 'Ẩn mật khẩu' },
  'form.or': { en: 'or', vi: 'hoặc' },
  'form.google': { en: 'Continue with Google', vi: 'Tiếp tục với Google' },
  'form.facebook': { en: 'Continue with Facebook', vi: 'Tiếp tục với Facebook' },
  'form.forgot': { en: 'Forgot your password?', vi: 'Bạn quên mật khẩu?' },
  'form.accept': { en: 'By signing up you accept the', vi: 'Khi đăng ký, bạn đồng ý với' },
  'form.terms': { en: 'terms of use', vi: 'điều khoản sử dụng' },
  'form.and': { en: 'and the', vi: 'và' },
  'form.privacy': { en: 'privacy policy', vi: 'chính sách quyền riêng tư' },

  'strength.hint': {
    en: 'At least 6 characters. Longer is safer: a few words in a row work well.',
    vi: 'Ít nhất 6 ký tự. Càng dài càng an toàn: ghép vài từ lại là rất tốt.',
  },
  'strength.weak': { en: 'Weak: easy to guess', vi: 'Yếu: dễ đoán' },
  'strength.fair': {
    en: 'Fair: a few more characters make it strong',
    vi: 'Tạm được: thêm vài ký tự nữa sẽ mạnh',
  },
  'strength.strong': { en: 'Strong', vi: 'Mạnh' },

  'check.nameMissing': { en: 'Full name is required', vi: 'Vui lòng nhập họ và tên' },
  'check.nameShort': { en: 'Name needs at least 2 characters', vi: 'Họ và tên cần ít nhất 2 ký tự' },
  'check.nameLong': { en: 'Name can have at most 80 characters', vi: 'Họ và tên dài tối đa 80 ký tự' },
  'check.nameDigits': { en: 'Name cannot contain numbers', vi: 'Họ và tên không được chứa chữ số' },
  'check.emailMissing': { en: 'Email is required', vi: 'Vui lòng nhập email' },
  'check.emailWrong': {
    en: 'Enter an email address such as name@example.com',
    vi: 'Vui lòng nhập địa chỉ email hợp lệ, ví dụ ten@example.com',
  },
  'check.passwordMissing': { en: 'Password is required', vi: 'Vui lòng nhập mật khẩu' },
  'check.currentMissing': {
    en: 'Your current password is required',
    vi: 'Vui lòng nhập mật khẩu hiện tại',
  },
  'check.short.title': { en: 'Password too short', vi: 'Mật khẩu quá ngắn' },
  'check.short.text': {
    en: 'Password must be at least 6 characters long.',
    vi: 'Mật khẩu phải có ít nhất 6 ký tự.',
  },
  'check.common.title': { en: 'Password too common', vi: 'Mật khẩu quá phổ biến' },
  'check.common.text': {
    en: 'Many people use this one, so it is guessed first. Please choose another.',
    vi: 'Rất nhiều người dùng mật khẩu này nên nó bị đoán đầu tiên. Bạn hãy chọn mật khẩu khác.',
  },
  'check.mismatch.title': { en: "Passwords don't match", vi: 'Mật khẩu không khớp' },
  'check.mismatch.text': {
    en: 'Please make sure your passwords match.',
    vi: 'Bạn hãy nhập hai lần giống nhau.',
  },

  'failed.credentials.title': { en: 'Invalid credentials', vi: 'Sai email hoặc mật khẩu' },
  'failed.credentials.text': {
    en: 'Please check your email and password and try again.',
    vi: 'Bạn hãy kiểm tra lại email và mật khẩu rồi thử lại.',
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
  'failed.registered.text': { en: 'Please sign in instead.', vi: 'Bạn hãy đăng nhập nhé.' },
  'failed.google.signIn': { en: 'Google sign in failed', vi: 'Chưa đăng nhập được bằng Google' },
  'failed.google.signUp': { en: 'Google sign up failed', vi: 'Chưa đăng ký được bằng Google' },
  'failed.facebook.signIn': { en: 'Facebook sign in failed', vi: 'Chưa đăng nhập được bằng Facebook' },
  'failed.facebook.signUp': { en: 'Facebook sign up failed', vi: 'Chưa đăng ký được bằng Facebook' },
  'failed.unconfirmed': {
    en: 'Your email address is not confirmed yet. Please click the link in the letter we sent you.',
    vi: 'Địa chỉ email của bạn chưa được xác nhận. Bạn hãy bấm vào liên kết trong thư chúng tôi đã gửi.',
  },
  'failed.tooMany': {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng đợi vài phút rồi thử lại.',
  },
  'failed.network': {
    en: 'No connection to the server. Please check your network and try again.',
    vi: 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  'failed.disabled': {
    en: 'This account has been closed. Please write to us if you think that is a mistake.',
    vi: 'Tài khoản này đã bị khóa. Nếu bạn cho rằng có nhầm lẫn, hãy liên hệ với chúng tôi.',
  },
  'failed.otherWay': {
    en: 'There is already an account with this email address. Please sign in the way you did before.',
    vi: 'Đã có tài khoản dùng email này. Bạn hãy đăng nhập theo cách bạn đã dùng trước đây.',
  },
  'failed.later': { en: 'Please try again later.', vi: 'Vui lòng thử lại sau.' },

  'proof.wrong': { en: 'That password is not right.', vi: 'Mật khẩu chưa đúng.' },
  'proof.other': {
    en: 'That is another account than the one you are signed in with.',
    vi: 'Đó không phải tài khoản bạn đang đăng nhập.',
  },
  'proof.again': {
    en: 'Please sign in again, then try once more.',
    vi: 'Bạn hãy đăng nhập lại rồi thử thêm một lần.',
  },
  'proof.notDeleted': { en: 'Your account was not deleted', vi: 'Tài khoản chưa bị xóa' },

  'done.signIn': {
    en: 'Welcome back! You have successfully signed in.',
    vi: 'Chào mừng bạn trở lại! Bạn đã đăng nhập thành công.',
  },
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
  'confirm.step2': { en: 'Click the link in the letter', vi: 'Bấm vào liên kết trong thư' },
  'confirm.step3': { en: 'Start buying and selling', vi: 'Bắt đầu mua bán xe' },
  'confirm.nothing': {
    en: 'Nothing arrived? Send the letter again, or sign up again with a different email address.',
    vi: 'Chưa nhận được thư? Bạn có thể gửi lại thư, hoặc đăng ký lại bằng một địa chỉ email khác.',
  },
  'confirm.resend': { en: 'Send the letter again', vi: 'Gửi lại thư' },
  'confirm.resent': { en: 'The letter is on its way again.', vi: 'Thư đang được gửi lại cho bạn.' },
  'confirm.limit': {
    en: 'We have sent you several letters already. Please wait a while before asking for another.',
    vi: 'Chúng tôi đã gửi cho bạn vài thư rồi. Vui lòng đợi một lúc trước khi yêu cầu thư mới.',
  },
  'confirm.notSent': {
    en: 'The letter could not be sent. Please try again.',
    vi: 'Chưa gửi được thư. Vui lòng thử lại.',
  },
  'confirm.elsewhere': {
    en: 'To have the letter sent again, please sign in with your email and password first.',
    vi: 'Để được gửi lại thư, trước hết bạn hãy đăng nhập bằng email và mật khẩu.',
  },
  'confirm.back': { en: 'Back to Sign Up', vi: 'Quay lại đăng ký' },
  'confirm.already': { en: 'Already confirmed?', vi: 'Bạn đã xác nhận rồi?' },
  'confirm.signIn': { en: 'Sign in here', vi: 'Đăng nhập tại đây' },

  'action.description': {
    en: 'Where the links of our letters lead: confirm an address or choose a new password.',
    vi: 'Trang mở từ liên kết trong thư của chúng tôi: xác nhận địa chỉ hoặc đặt mật khẩu mới.',
  },
  'action.title': { en: 'Your email link', vi: 'Liên kết từ email' },
  'action.confirming': { en: 'Confirming your email address …', vi: 'Đang xác nhận địa chỉ email của bạn …' },
  'action.confirmed': { en: 'Your email address is confirmed', vi: 'Email của bạn đã được xác nhận' },
  'action.confirmedText': {
    en: 'Sign in, and everything is ready for you.',
    vi: 'Bạn chỉ cần đăng nhập là có thể bắt đầu.',
  },
  'action.invalid': { en: 'This link no longer works', vi: 'Liên kết này không còn dùng được' },
  'action.invalidText': {
    en: 'It has expired or was used before. If you have confirmed your address already, just sign in. Otherwise sign in with your password and we offer you a new letter.',
    vi: 'Liên kết đã hết hạn hoặc đã được dùng. Nếu bạn đã xác nhận email, chỉ cần đăng nhập. Nếu chưa, bạn hãy đăng nhập bằng mật khẩu để được gửi thư mới.',
  },
  'action.invalidHere': {
    en: 'It has expired or was used before. We can send you a new one.',
    vi: 'Liên kết đã hết hạn hoặc đã được dùng. Chúng tôi có thể gửi cho bạn liên kết mới.',
  },
  'action.invalidReset': {
    en: 'It has expired or was used before. You can ask for a new one.',
    vi: 'Liên kết đã hết hạn hoặc đã được dùng. Bạn có thể yêu cầu liên kết mới.',
  },
  'action.retry': { en: 'Try again', vi: 'Thử lại' },
  'action.unreachable': { en: 'That did not work', vi: 'Chưa thực hiện được' },

  'reset.title': { en: 'Reset your password', vi: 'Đặt lại mật khẩu' },
  'reset.text': {
    en: 'Enter your email address and we send you a link to choose a new password.',
    vi: 'Nhập địa chỉ email của bạn, chúng tôi sẽ gửi liên kết để bạn chọn mật khẩu mới.',
  },
  'reset.send': { en: 'Send the link', vi: 'Gửi liên kết' },
  'reset.sent': {
    en: 'If there is an account with this address, a letter with a link is on its way.',
    vi: 'Nếu có tài khoản dùng địa chỉ này, thư kèm liên kết đang được gửi đến.',
  },
  'reset.back': { en: 'Back to sign in', vi: 'Quay lại đăng nhập' },
  'reset.choose': { en: 'Choose a new password', vi: 'Chọn mật khẩu mới' },
  'reset.save': { en: 'Save the password', vi: 'Lưu mật khẩu' },
  'reset.done': { en: 'Your new password is saved', vi: 'Mật khẩu mới đã được lưu' },
  'reset.doneText': {
    en: 'Please sign in with it. Other devices may ask you to sign in again.',
    vi: 'Bạn hãy đăng nhập bằng mật khẩu mới. Các thiết bị khác có thể yêu cầu bạn đăng nhập lại.',
  },
  'reset.failed': { en: 'The password was not changed', vi: 'Mật khẩu chưa được thay đổi' },
} as const satisfies Texts;
