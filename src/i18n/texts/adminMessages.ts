import type { Texts } from '../texts.ts';

export const adminMessages = {
  kind: { en: 'Message type', vi: 'Loại lời nhắn' },
  contact_messages: { en: 'Contact page', vi: 'Liên hệ' },
  support_requests: { en: 'Support', vi: 'Hỗ trợ' },
  feedback: { en: 'Feedback', vi: 'Góp ý' },
  noMessages: { en: 'Nothing new', vi: 'Không có gì mới' },
  noMessagesText: {
    en: 'Messages stay here until you reply or mark them as done.',
    vi: 'Lời nhắn gửi cho bạn sẽ hiện ở đây cho đến khi bạn trả lời hoặc đánh dấu xong.',
  },
  noSubject: { en: 'No subject', vi: 'Không có tiêu đề' },
  rating: { en: '{count} out of 5', vi: '{count}/5' },
  answer: { en: 'Reply', vi: 'Trả lời' },
  finish: { en: 'Done', vi: 'Xong' },
  finishDone: { en: 'Marked as done', vi: 'Đã đánh dấu xong' },
  messageState: { en: 'State', vi: 'Trạng thái' },
  'messages.open': { en: 'Open', vi: 'Chưa xử lý' },
  'messages.closed': { en: 'Closed', vi: 'Đã xử lý' },
  noClosed: { en: 'No closed messages yet', vi: 'Chưa có lời nhắn nào được xử lý' },
  noClosedText: {
    en: "Messages you've replied to or marked as done appear here.",
    vi: 'Lời nhắn bạn đã trả lời hoặc đánh dấu xong sẽ hiện ở đây.',
  },
  answerAgain: { en: 'Reply again', vi: 'Trả lời thêm' },
  answerWords: { en: 'Your reply', vi: 'Nội dung trả lời' },
  answerHint: {
    en: "We'll email this word for word. Any reply goes to the operator's address.",
    vi: 'Nội dung này được gửi nguyên văn trong email của trang. Nếu người nhận trả lời, email đó sẽ đến địa chỉ của người vận hành.',
  },
  answerHintTyped: {
    en: "Anyone can enter someone else's address on the contact page, so don't write anything that only the owner of that address should know.",
    vi: 'Ở trang liên hệ, ai cũng có thể nhập địa chỉ email bất kỳ. Đừng viết những điều mà chỉ chủ email đó mới được biết.',
  },
  answerMissing: { en: 'Enter a reply.', vi: 'Vui lòng nhập nội dung trả lời.' },
  sendAnswer: { en: 'Send and close', vi: 'Gửi và đánh dấu xong' },
  answerDone: { en: 'Reply sent', vi: 'Đã gửi trả lời' },
  answers: { en: 'Replies', vi: 'Các câu trả lời' },
  'answer.waiting': { en: 'Being sent', vi: 'Đang gửi' },
  'answer.sent': { en: 'Sent', vi: 'Đã gửi' },
  'answer.failed': { en: 'Not delivered', vi: 'Không gửi được' },
  unanswerable: {
    en: 'There is no email address to reply to.',
    vi: 'Không có địa chỉ email để trả lời.',
  },
} as const satisfies Texts;
