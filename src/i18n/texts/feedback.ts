import type { Texts } from '../texts.ts';

export const feedback = {
  tab: { en: 'Feedback', vi: 'Góp ý' },
  title: { en: 'Tell us what you think', vi: 'Bạn thấy Vongxe thế nào?' },
  intro: {
    en: "What works, what doesn't, what's missing? We read everything.",
    vi: 'Điều gì tốt, điều gì chưa ổn, còn thiếu gì? Chúng tôi đọc mọi góp ý.',
  },
  subject: { en: 'Subject', vi: 'Tiêu đề' },
  message: { en: 'Message', vi: 'Nội dung' },
  optional: { en: 'Optional', vi: 'Không bắt buộc' },
  rating: { en: 'Rating', vi: 'Đánh giá' },
  noRating: { en: 'No rating', vi: 'Không đánh giá' },
  rating5: { en: 'Excellent', vi: 'Rất tốt' },
  rating4: { en: 'Good', vi: 'Tốt' },
  rating3: { en: 'Average', vi: 'Bình thường' },
  rating2: { en: 'Poor', vi: 'Kém' },
  rating1: { en: 'Very Poor', vi: 'Rất kém' },
  send: { en: 'Send feedback', vi: 'Gửi góp ý' },
  sending: { en: 'Sending...', vi: 'Đang gửi…' },
  messageRequired: { en: 'Message Required', vi: 'Bạn chưa viết gì' },
  messageRequiredText: {
    en: 'Please enter your feedback message.',
    vi: 'Vui lòng nhập nội dung góp ý.',
  },
  signInRequired: { en: 'Authentication Required', vi: 'Bạn cần đăng nhập' },
  signInText: {
    en: 'Please log in to submit feedback.',
    vi: 'Vui lòng đăng nhập để gửi góp ý.',
  },
  signIn: { en: 'Sign in', vi: 'Đăng nhập' },
  error: { en: 'Error', vi: 'Lỗi' },
  failed: {
    en: 'Failed to submit feedback. Please try again.',
    vi: 'Chưa gửi được góp ý. Vui lòng thử lại.',
  },
  done: { en: 'Feedback Submitted', vi: 'Đã gửi góp ý' },
  doneText: { en: 'Thank you. Your feedback helps us improve.', vi: 'Cảm ơn bạn, góp ý này rất có ích.' },
  close: { en: 'Close', vi: 'Đóng' },

  'support.title': { en: 'How can we help?', vi: 'Bạn cần chúng tôi giúp gì?' },
  'support.intro': {
    en: "We'll reply to the email address on your account.",
    vi: 'Chúng tôi sẽ trả lời qua email của tài khoản này.',
  },
  'support.send': { en: 'Send request', vi: 'Gửi yêu cầu' },
  'support.subjectMissing': { en: 'Please enter a subject.', vi: 'Vui lòng nhập tiêu đề.' },
  'support.messageMissing': { en: 'Please enter a message.', vi: 'Vui lòng nhập nội dung.' },
  'support.done': { en: 'Support request sent', vi: 'Đã gửi yêu cầu hỗ trợ' },
  'support.doneText': {
    en: "We'll get back to you within 24 hours.",
    vi: 'Chúng tôi sẽ trả lời bạn trong vòng 24 giờ.',
  },
  'support.signIn': { en: 'Authentication required', vi: 'Bạn cần đăng nhập' },
  'support.signInText': {
    en: 'Please sign in to ask for help.',
    vi: 'Vui lòng đăng nhập để được hỗ trợ.',
  },
  'support.failed': {
    en: 'Your request was not sent. Please try again.',
    vi: 'Chưa gửi được yêu cầu. Vui lòng thử lại.',
  },

  'contact.title': { en: 'Contact', vi: 'Liên hệ' },
  'contact.description': {
    en: 'Contact Vongxe with questions, problems or ideas about buying and selling motorcycles.',
    vi: 'Liên hệ Vongxe khi bạn có câu hỏi, gặp sự cố hoặc muốn góp ý về việc mua bán xe máy trên trang.',
  },
  'contact.intro': {
    en: 'Have a question, a problem or an idea? Send us a message. To ask about a motorcycle, use the button on its page so your message goes straight to the seller.',
    vi: 'Bạn có câu hỏi, gặp sự cố hay muốn góp ý? Hãy nhắn cho chúng tôi. Muốn hỏi về một chiếc xe, bạn dùng nút liên hệ trên trang của xe đó để nhắn thẳng cho người bán.',
  },
  'contact.firstName': { en: 'First name', vi: 'Tên' },
  'contact.lastName': { en: 'Last name', vi: 'Họ' },
  'contact.email': { en: 'Email', vi: 'Email' },
  'contact.emailHint': { en: 'So we can reply.', vi: 'Chúng tôi sẽ trả lời bạn qua email này.' },
  'contact.send': { en: 'Send message', vi: 'Gửi tin nhắn' },
  'contact.done': { en: 'Message sent', vi: 'Đã gửi tin nhắn' },
  'contact.doneText': {
    en: "We've got your message and will read it soon.",
    vi: 'Chúng tôi đã nhận được tin nhắn và sẽ sớm đọc.',
  },
  'contact.another': { en: 'Send another message', vi: 'Gửi tin nhắn khác' },
  'contact.failed': { en: 'Your message was not sent', vi: 'Chưa gửi được tin nhắn' },
  'contact.failedText': {
    en: 'Try again, or email {email}.',
    vi: 'Vui lòng thử lại hoặc gửi email đến {email}.',
  },
  'contact.noScript': {
    en: 'You need JavaScript to use this form. You can also email {email}.',
    vi: 'Cần bật JavaScript để dùng biểu mẫu này. Bạn cũng có thể gửi email đến {email}.',
  },
  tooMany: {
    en: "You've sent a lot of messages. Wait an hour and try again.",
    vi: 'Bạn đã gửi khá nhiều lần trong thời gian ngắn. Vui lòng thử lại sau một giờ.',
  },
} as const satisfies Texts;
