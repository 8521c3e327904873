import type { Texts } from '../texts.ts';

export const adminRoles = {
  changeRole: { en: 'Role', vi: 'Vai trò' },
  role: { en: 'Role', vi: 'Vai trò' },
  roleTitle: { en: "This account's role", vi: 'Vai trò của tài khoản này' },
  roleText: {
    en: "An account with a role can't sell, save bikes or send messages.",
    vi: 'Tài khoản có vai trò vận hành không thể bán xe, lưu xe hay nhắn tin.',
  },
  roleSignIn: {
    en: 'For security, you must have signed in within the last {count} minutes.',
    vi: 'Để an toàn, lần đăng nhập gần nhất phải cách đây không quá {count} phút.',
  },
  signInAgain: { en: 'Sign out and sign in again', vi: 'Đăng xuất rồi đăng nhập lại' },
  'failed.signIn': {
    en: 'Nothing has changed, because your last sign-in was more than {count} minutes ago.',
    vi: 'Chưa có gì thay đổi: lần đăng nhập gần nhất của bạn đã cách đây hơn {count} phút.',
  },
  'role.none': { en: 'No role', vi: 'Không có vai trò' },
  'role.moderator': { en: 'Moderator', vi: 'Kiểm duyệt viên' },
  'role.owner': { en: 'Owner', vi: 'Chủ trang' },
  'roleHint.none': { en: 'An ordinary member.', vi: 'Thành viên bình thường.' },
  'roleHint.moderator': {
    en: 'Reports, signs of fraud, reviews, listings, people and messages.',
    vi: 'Báo cáo, dấu hiệu lừa đảo, đánh giá, tin đăng, người dùng và lời nhắn.',
  },
  'roleHint.owner': {
    en: 'Everything, including roles, daily limits, failed emails, the audit log and page views.',
    vi: 'Mọi việc, gồm cả vai trò, giới hạn mỗi ngày, email gửi lỗi, nhật ký và lượt xem.',
  },
  changeQuota: { en: 'Daily limit', vi: 'Giới hạn mỗi ngày' },
  quotaTitle: { en: 'Listings a day', vi: 'Số tin mỗi ngày' },
  quotaText: {
    en: "For dealers with many bikes. You can raise or lower an account's limit at any time.",
    vi: 'Dành cho cửa hàng có nhiều xe. Có thể tăng hoặc giảm bất cứ lúc nào.',
  },
  quotaLabel: { en: 'New listings a day', vi: 'Số tin mới mỗi ngày' },
  quotaWrong: {
    en: 'Enter a whole number from 1 to {count}.',
    vi: 'Vui lòng nhập số nguyên từ 1 đến {count}.',
  },
  save: { en: 'Save', vi: 'Lưu' },
  grantDone: { en: 'Role granted', vi: 'Đã cấp vai trò' },
  revokeDone: { en: 'Role removed', vi: 'Đã thu hồi vai trò' },
  quotaDone: { en: 'Daily limit saved', vi: 'Đã lưu giới hạn mỗi ngày' },
  'did.grant': { en: 'Role granted', vi: 'Cấp vai trò' },
  'did.revoke': { en: 'Role removed', vi: 'Thu hồi vai trò' },
  'did.quota': { en: 'Daily limit changed', vi: 'Đổi giới hạn mỗi ngày' },
  'failed.ineligible': {
    en: "This isn't possible if the account is your own, is suspended, or has no confirmed email address or second factor.",
    vi: 'Không thực hiện được nếu tài khoản này là của chính bạn, đang bị khóa, chưa xác nhận email hoặc chưa bật bảo mật hai lớp.',
  },
} as const satisfies Texts;
