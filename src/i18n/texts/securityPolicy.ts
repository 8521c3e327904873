import type { Texts } from '../texts.ts';

/** How to report a vulnerability: text of /security-policy.txt. */
export const securityPolicy = {
  title: { en: 'Reporting a vulnerability', vi: 'Báo cáo lỗ hổng bảo mật' },
  how: {
    en: 'Email {email} with the subject “Security”. Tell us what you did, what happened, and how to reproduce it.',
    vi: 'Hãy gửi email tới {email} với tiêu đề “Security”. Cho chúng tôi biết bạn đã làm gì, điều gì đã xảy ra và cách tái hiện lỗi.',
  },
  answer: {
    en: "A person will reply within 2 working days. Within 10 working days, and before anything is published, we'll tell you what we've decided.",
    vi: 'Sẽ có người trả lời bạn trong 2 ngày làm việc. Chúng tôi sẽ cho bạn biết quyết định trong 10 ngày làm việc và trước khi công bố bất cứ điều gì.',
  },
  rules: {
    en: "Use only your own accounts and listings. Don't read more of other people's data than you need to prove the vulnerability. Don't run load tests.",
    vi: 'Chỉ dùng tài khoản và tin đăng của chính bạn. Không đọc dữ liệu của người khác nhiều hơn mức cần để chứng minh lỗ hổng. Không chạy thử tải (load test).',
  },
  promise: {
    en: "If you follow these rules, we won't take action against you. We don't pay for reports, but we'll credit you if you wish.",
    vi: 'Nếu bạn làm đúng như vậy, chúng tôi sẽ không có hành động pháp lý nào đối với bạn. Chúng tôi không trả tiền cho báo cáo, nhưng sẽ ghi tên bạn trong lời cảm ơn nếu bạn muốn.',
  },
} as const satisfies Texts;
