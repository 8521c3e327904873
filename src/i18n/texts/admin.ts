import type { Texts } from '../texts.ts';
import { adminAudit } from './adminAudit.ts';
import { adminBulk } from './adminBulk.ts';
import { adminEmails } from './adminEmails.ts';
import { adminExports } from './adminExports.ts';
import { adminIdentity } from './adminIdentity.ts';
import { adminMessages } from './adminMessages.ts';
import { adminOutbox } from './adminOutbox.ts';
import { adminPhotos } from './adminPhotos.ts';
import { adminReasons } from './adminReasons.ts';
import { adminReviews } from './adminReviews.ts';
import { adminRoles } from './adminRoles.ts';
import { adminShop } from './adminShop.ts';
import { adminSigns } from './adminSigns.ts';
import { adminTakedown } from './adminTakedown.ts';

/** Texts of /admin. Members affected by decisions see the texts of moderation.ts. */
export const admin = {
  // Admin page as shown to people who are not operators
  pageTitle: { en: 'Admin', vi: 'Quản trị' },
  pageDescription: { en: 'For the people who run the site.', vi: 'Dành cho người vận hành trang.' },
  missing: { en: 'Page not found', vi: 'Không tìm thấy trang' },
  missingText: {
    en: 'There is no page at this address.',
    vi: 'Không có trang nào ở địa chỉ này.',
  },
  home: { en: 'Back to the home page', vi: 'Về trang chủ' },

  title: { en: 'Admin', vi: 'Trang quản trị' },
  tabs: { en: 'Sections', vi: 'Các mục quản trị' },
  refresh: { en: 'Refresh', vi: 'Tải lại' },
  more: { en: 'Show more', vi: 'Xem thêm' },
  cancel: { en: 'Cancel', vi: 'Hủy' },

  reports: { en: 'Reports', vi: 'Báo cáo' },
  reviews: { en: 'Reviews', vi: 'Đánh giá' },
  listings: { en: 'Listings', vi: 'Tin đăng' },
  people: { en: 'People', vi: 'Người dùng' },
  emails: { en: 'Failed emails', vi: 'Email gửi lỗi' },
  messages: { en: 'Messages', vi: 'Lời nhắn' },
  audit: { en: 'Audit log', vi: 'Nhật ký' },
  views: { en: 'Page views', vi: 'Lượt xem' },
  noViews: { en: 'No views have been counted yet.', vi: 'Chưa có lượt xem nào.' },
  viewsByWeek: { en: 'Views by week, all pages', vi: 'Lượt xem theo tuần, mọi trang' },
  viewsWeek: { en: 'Week of {date}: {count}', vi: 'Tuần từ {date}: {count}' },
  viewsNote: {
    en: 'We count every view and store nothing about visitors. All bike pages are counted together.',
    vi: 'Mỗi lần mở trang được tính là một lượt. Chúng tôi không lưu thông tin nào về người xem. Lượt xem của mọi trang xe được tính chung.',
  },
  viewsPage: { en: 'Page', vi: 'Trang' },
  viewsLanguage: { en: 'Language', vi: 'Ngôn ngữ' },
  viewsThisWeek: { en: 'This week', vi: 'Tuần này' },
  viewsLastWeek: { en: 'Last week', vi: 'Tuần trước' },
  viewsAll: { en: '12 weeks', vi: '12 tuần' },
  waiting: { en: 'waiting', vi: 'mục đang chờ' },

  'figure.active': { en: 'for sale', vi: 'đang bán' },
  'figure.sold': { en: 'sold', vi: 'đã bán' },
  'figure.paused': { en: 'paused', vi: 'tạm ẩn' },
  'figure.draft': { en: 'drafts', vi: 'bản nháp' },
  'figure.hidden': { en: 'removed by us', vi: 'bị gỡ' },
  'figure.members': { en: 'members', vi: 'thành viên' },
  'figure.suspended': { en: 'suspended', vi: 'bị khóa' },
  'figure.queued': { en: 'emails queued', vi: 'email đang chờ gửi' },
  figures: { en: 'The site in figures', vi: 'Số liệu của trang' },

  // Results of the reconciliation, which runs every five minutes
  checkedWell: {
    en: 'Last check: {time}. Nothing needed fixing today.',
    vi: 'Đối chiếu lần cuối: {time}. Hôm nay không có gì phải sửa.',
  },
  checkedMended: {
    en: 'Last check: {time}. Fixed today: {list}.',
    vi: 'Đối chiếu lần cuối: {time}. Hôm nay đã sửa: {list}.',
  },
  checkFailed: {
    en: { one: '{count} problem could not be fixed.', other: '{count} problems could not be fixed.' },
    vi: 'Còn {count} mục chưa sửa được.',
  },
  checkLate: {
    en: 'The check should run every five minutes. See the functions log.',
    vi: 'Lẽ ra hệ thống phải đối chiếu năm phút một lần. Hãy xem nhật ký của Cloud Functions.',
  },
  'mended.rows': {
    en: { one: '{count} list entry', other: '{count} list entries' },
    vi: '{count} mục trong danh sách',
  },
  'mended.files': {
    en: { one: '{count} list file', other: '{count} list files' },
    vi: '{count} tệp danh sách',
  },
  'mended.home': {
    en: { one: 'home page', other: 'home page, {count} times' },
    vi: 'trang chủ ({count} lần)',
  },
  'mended.pages': { en: { one: '{count} bike page', other: '{count} bike pages' }, vi: '{count} trang xe' },
  'mended.slugs': {
    en: { one: '{count} page address', other: '{count} page addresses' },
    vi: '{count} địa chỉ trang',
  },
  'mended.names': {
    en: { one: '{count} seller’s name', other: '{count} sellers’ names' },
    vi: '{count} tên người bán',
  },
  'mended.shops': {
    en: { one: 'shop of {count} bike', other: 'shops of {count} bikes' },
    vi: 'cửa hàng của {count} xe',
  },
  'mended.photos': {
    en: { one: 'photos of {count} bike', other: 'photos of {count} bikes' },
    vi: 'ảnh của {count} xe',
  },
  'mended.originals': {
    en: { one: '{count} uploaded photo', other: '{count} uploaded photos' },
    vi: '{count} ảnh tải lên',
  },
  'mended.news': {
    en: { one: '{count} bike announced', other: '{count} bikes announced' },
    vi: '{count} xe được thông báo',
  },
  'mended.emails': { en: { one: '{count} email', other: '{count} emails' }, vi: '{count} email' },
  'mended.suspensions': {
    en: { one: '{count} suspension', other: '{count} suspensions' },
    vi: '{count} tài khoản bị khóa',
  },
  'mended.blocks': { en: { one: '{count} block', other: '{count} blocks' }, vi: '{count} lượt chặn' },

  noReports: { en: 'No open reports', vi: 'Không có báo cáo nào' },
  noReportsText: {
    en: 'Reports about listings appear here, the most urgent ones first.',
    vi: 'Báo cáo về tin đăng sẽ hiện ở đây, tin cần xử lý gấp nhất lên đầu.',
  },
  reportCount: { en: { one: '{count} report', other: '{count} reports' }, vi: '{count} báo cáo' },
  reportsShown: { en: 'Showing the {count} oldest reports.', vi: 'Đang hiển thị {count} báo cáo cũ nhất.' },
  reporter: { en: 'Reported by', vi: 'Người báo cáo' },
  reportedPerson: { en: 'Reported', vi: 'Người bị báo cáo' },
  conversationReports: { en: 'Conversations', vi: 'Cuộc trò chuyện' },
  copyHint: {
    en: 'Messages selected by the reporter. The rest of the conversation is not shown.',
    vi: 'Những tin nhắn mà người báo cáo đã chọn. Phần còn lại của cuộc trò chuyện không hiện ở đây.',
  },
  dismiss: { en: 'No rules broken', vi: 'Không vi phạm' },
  dismissDone: {
    en: 'Report resolved, nothing else changed',
    vi: 'Đã xử lý báo cáo, không thay đổi gì khác',
  },
  suspendPerson: { en: 'Suspend the account', vi: 'Khóa tài khoản' },
  listingGone: { en: 'This listing has been permanently deleted.', vi: 'Tin này đã bị xóa hẳn.' },
  deleted: { en: 'Deleted', vi: 'Đã xóa' },
  seller: { en: 'Seller', vi: 'Người bán' },
  openListing: { en: 'Open the page for {title}', vi: 'Mở tin đăng {title}' },

  findListing: { en: 'URL, slug or ID of a listing', vi: 'Liên kết hoặc mã tin đăng' },
  findListingHint: {
    en: 'For example, the page URL from a report email.',
    vi: 'Ví dụ: liên kết đến tin đăng trong email báo cáo.',
  },
  find: { en: 'Find', vi: 'Tìm' },
  nothingFound: { en: 'Nothing found', vi: 'Không tìm thấy' },
  nothingFoundText: {
    en: 'Check what you pasted and try again.',
    vi: 'Vui lòng kiểm tra lại nội dung vừa dán.',
  },
  hiddenNow: { en: 'Removed now', vi: 'Tin đã bị gỡ' },
  noneHidden: { en: 'No listings have been removed.', vi: 'Không có tin nào bị gỡ.' },
  withSeller: { en: 'Hidden because the seller is suspended', vi: 'Bị ẩn khi khóa tài khoản' },

  showNumbers: { en: 'Show numbers', vi: 'Xem số điện thoại' },
  numbersKept: {
    en: 'This is recorded in the audit log.',
    vi: 'Lần xem này được ghi vào nhật ký.',
  },
  numbers: { en: 'Phone numbers', vi: 'Số điện thoại' },
  'number.phone': { en: 'Phone', vi: 'Điện thoại' },
  'number.whatsapp': { en: 'WhatsApp', vi: 'WhatsApp' },
  numberHidden: { en: 'hidden from buyers', vi: 'ẩn với người mua' },
  noNumbers: { en: 'This listing has no phone number.', vi: 'Tin này không có số điện thoại.' },
  numbersTooMany: {
    en: "You've viewed the phone numbers on 100 listings today. Please try again tomorrow.",
    vi: 'Hôm nay bạn đã xem số điện thoại của 100 tin. Vui lòng thử lại vào ngày mai.',
  },

  findPerson: {
    en: 'Name, email address, phone number or account ID',
    vi: 'Tên, email, số điện thoại hoặc mã tài khoản',
  },
  noEmailAddress: { en: 'No email address', vi: 'Chưa có email' },
  phoneConfirmed: { en: 'Phone number confirmed', vi: 'Đã xác nhận số điện thoại' },
  phoneUnconfirmed: { en: 'No confirmed phone number', vi: 'Chưa xác nhận số điện thoại' },
  reportsAgainst: {
    en: { one: '{count} report against them', other: '{count} reports against them' },
    vi: 'Bị báo cáo {count} lần',
  },
  reportsMade: {
    en: { one: '{count} report by them', other: '{count} reports by them' },
    vi: 'Đã báo cáo {count} lần',
  },
  reviewCount: { en: { one: '{count} review', other: '{count} reviews' }, vi: '{count} đánh giá' },
  decisionsBefore: { en: 'Earlier decisions', vi: 'Các quyết định trước đây' },
  suspendedNow: { en: 'Suspended now', vi: 'Tài khoản đang bị khóa' },
  noneSuspended: { en: 'No one is suspended.', vi: 'Không có tài khoản nào bị khóa.' },
  memberSince: { en: 'Since {date}', vi: 'Từ {date}' },
  noName: { en: 'No name', vi: 'Chưa có tên' },
  isSuspended: { en: 'Suspended', vi: 'Bị khóa' },
  isBarred: { en: 'Barred', vi: 'Bị chặn' },
  'barredBy.address': {
    en: 'A suspended account had confirmed the same email address.',
    vi: 'Một tài khoản bị khóa từng xác nhận chính địa chỉ email này.',
  },
  'barredBy.phone': {
    en: 'A suspended account had confirmed the same phone number. The number may have a new owner.',
    vi: 'Một tài khoản bị khóa từng xác nhận chính số điện thoại này. Số có thể đã đổi chủ.',
  },
  'barredBy.zalo': {
    en: 'A suspended account used the same Zalo account.',
    vi: 'Một tài khoản bị khóa từng đăng nhập bằng chính tài khoản Zalo này.',
  },
  unconfirmed: { en: 'not confirmed', vi: 'chưa xác nhận' },
  noListings: { en: 'No listings', vi: 'Chưa có tin đăng' },

  hide: { en: 'Remove', vi: 'Gỡ tin' },
  hideTitle: { en: 'Remove this listing', vi: 'Gỡ tin đăng này' },
  hideText: {
    en: 'The listing will be removed from the site immediately, and its open reports will be resolved.',
    vi: 'Tin sẽ bị gỡ ngay, các báo cáo liên quan được đánh dấu đã xử lý.',
  },
  hideDone: { en: 'Listing removed', vi: 'Đã gỡ tin' },
  restore: { en: 'Restore', vi: 'Khôi phục' },
  restoreTitle: { en: 'Restore this listing', vi: 'Khôi phục tin đăng này' },
  restoreText: {
    en: 'The listing will be shown again, just as it was.',
    vi: 'Tin sẽ hiển thị lại như cũ.',
  },
  restoreDone: { en: 'Listing restored', vi: 'Đã khôi phục tin' },
  keep: { en: 'Keep listing', vi: 'Giữ tin' },
  keepDone: { en: 'Reports resolved', vi: 'Đã xử lý các báo cáo' },
  suspend: { en: 'Suspend', vi: 'Khóa' },
  suspendSeller: { en: 'Suspend the seller', vi: 'Khóa tài khoản người bán' },
  suspendTitle: { en: 'Suspend this account', vi: 'Khóa tài khoản này' },
  suspendText: {
    en: "They won't be able to sign in. All their listings will be hidden and their conversations closed.",
    vi: 'Người này sẽ không đăng nhập được nữa, mọi tin đăng bị ẩn, các cuộc trò chuyện bị đóng.',
  },
  suspendDone: { en: 'The account is suspended', vi: 'Đã khóa tài khoản' },
  lift: { en: 'Lift the suspension', vi: 'Mở khóa' },
  liftTitle: { en: 'Reinstate this account', vi: 'Mở lại tài khoản này' },
  liftText: {
    en: "They'll be able to sign in again, and their listings will be shown again.",
    vi: 'Người này sẽ đăng nhập lại được, các tin bị ẩn khi khóa tài khoản sẽ hiển thị lại.',
  },
  liftDone: { en: 'Account reinstated', vi: 'Đã mở lại tài khoản' },
  note: { en: 'In your own words', vi: 'Ghi thêm' },
  noteHintAudit: {
    en: 'Saved in the audit log. Required for “Something else”.',
    vi: 'Nội dung này được lưu trong nhật ký. Bắt buộc khi chọn “Lý do khác”.',
  },
  noteHint: {
    en: 'Included word for word in the email, after the reason. Required for “Something else”.',
    vi: 'Nội dung này được gửi nguyên văn trong email, sau lý do. Bắt buộc khi chọn “Lý do khác”.',
  },
  noticeNote: { en: 'Reason, in your own words', vi: 'Lý do' },
  reasonMissing: { en: 'Please choose a reason.', vi: 'Vui lòng chọn lý do.' },
  noteMissing: { en: 'Enter a note to explain the reason.', vi: 'Vui lòng ghi rõ lý do.' },
  sending: { en: 'One moment…', vi: 'Đang xử lý…' },
  same: { en: 'This has already been done', vi: 'Thao tác này đã được thực hiện' },
  'failed.gone': { en: 'This no longer exists.', vi: 'Mục này không còn nữa.' },
  'failed.decided': {
    en: "Another decision was made while you had this open. You're now seeing the latest version.",
    vi: 'Trong lúc bạn xem, mục này đã được xử lý theo cách khác. Đây là trạng thái mới nhất.',
  },
  'failed.refused': {
    en: "This isn't possible because the seller is suspended or this is an operator's account.",
    vi: 'Không thực hiện được: tài khoản người bán đang bị khóa, hoặc đây là tài khoản của người vận hành.',
  },
  'failed.limited': {
    en: "You've reached the limit for now. Please try again in an hour.",
    vi: 'Đã đạt giới hạn. Vui lòng thử lại sau một giờ.',
  },
  'failed.outside': {
    en: 'You are no longer an operator. Please sign in again.',
    vi: 'Bạn không còn quyền vận hành. Vui lòng đăng nhập lại.',
  },
  'failed.other': {
    en: "That didn't work. Please try again.",
    vi: 'Không thực hiện được. Vui lòng thử lại.',
  },

  ...adminReviews,
  ...adminSigns,
  ...adminOutbox,
  ...adminMessages,
  ...adminRoles,
  ...adminBulk,
  ...adminExports,
  ...adminIdentity,
  ...adminShop,
  ...adminTakedown,
  ...adminEmails,
  ...adminAudit,
  ...adminPhotos,
  ...adminReasons,
} as const satisfies Texts;
