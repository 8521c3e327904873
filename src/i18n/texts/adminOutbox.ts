import type { Texts } from '../texts.ts';

export const adminOutbox = {
  paused: { en: 'Emails are paused', vi: 'Email đang tạm dừng' },
  'pausedBy.connection': {
    en: "We can't reach the mail server, or its certificate isn't valid.",
    vi: 'Không kết nối được máy chủ email, hoặc chứng chỉ của máy chủ không hợp lệ.',
  },
  'pausedBy.login': {
    en: 'The mail server is rejecting our password. Set the SMTP_URL secret again.',
    vi: 'Máy chủ email không nhận mật khẩu của trang. Hãy đặt lại SMTP_URL.',
  },
  'pausedBy.quota': {
    en: "We've reached the mail server's sending limit.",
    vi: 'Trang đã gửi hết số email mà máy chủ cho phép.',
  },
  'pausedBy.busy': {
    en: 'The mail server is busy and has asked us to try again later.',
    vi: 'Máy chủ email đang bận và yêu cầu thử lại sau.',
  },
  'pausedBy.refused': {
    en: 'The mail server is rejecting our address or domain. Check the settings of our account with the email provider.',
    vi: 'Máy chủ email từ chối địa chỉ hoặc tên miền của trang. Hãy kiểm tra cài đặt tài khoản trên máy chủ đó.',
  },
  pausedSince: {
    en: {
      one: 'Since {since}, {count} failed attempt. Last error: {error}.',
      other: 'Since {since}, {count} failed attempts in a row. Last error: {error}.',
    },
    vi: 'Từ {since}, {count} lần thử liên tiếp không thành công. Lỗi gần nhất: {error}.',
  },
  pausedNext: {
    en: 'No emails will be lost. Next attempt: {until}.',
    vi: 'Không email nào bị mất. Lần thử tiếp theo: {until}.',
  },
  resume: { en: 'Try now', vi: 'Thử ngay' },
  resumeDone: { en: 'We tried to send one email', vi: 'Đã thử gửi một email' },
  'did.resume': { en: 'Paused emails retried', vi: 'Thử gửi lại khi email tạm dừng' },
} as const satisfies Texts;
