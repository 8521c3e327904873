import type { Texts } from '../texts.ts';

/** The operator's desk. What its decisions say to those whom they concern is in moderation.ts. */
export const desk = {
  // What everybody else may read of this page
  pageTitle: { en: 'Admin', vi: 'Quản trị' },
  pageDescription: { en: 'For those who run the site.', vi: 'Dành cho người vận hành trang.' },
  missing: { en: 'Page not found', vi: 'Không tìm thấy trang' },
  missingText: {
    en: 'There is no page at this address.',
    vi: 'Không có trang nào ở địa chỉ này.',
  },
  home: { en: 'Back to the home page', vi: 'Về trang chủ' },

  title: { en: 'Operator’s desk', vi: 'Bàn điều hành' },
  rooms: { en: 'Parts of the desk', vi: 'Các mục của bàn điều hành' },
  refresh: { en: 'Refresh', vi: 'Tải lại' },
  more: { en: 'Show more', vi: 'Xem thêm' },
  cancel: { en: 'Cancel', vi: 'Hủy' },

  reports: { en: 'Reports', vi: 'Báo cáo' },
  listings: { en: 'Listings', vi: 'Tin đăng' },
  people: { en: 'People', vi: 'Người dùng' },
  letters: { en: 'Dead letters', vi: 'Thư lỗi' },
  messages: { en: 'Messages', vi: 'Lời nhắn' },
  audit: { en: 'Audit trail', vi: 'Nhật ký' },
  waiting: { en: 'waiting', vi: 'mục đang chờ' },

  // The figures
  'figure.active': { en: 'for sale', vi: 'đang bán' },
  'figure.sold': { en: 'sold', vi: 'đã bán' },
  'figure.paused': { en: 'paused', vi: 'tạm ẩn' },
  'figure.draft': { en: 'drafts', vi: 'bản nháp' },
  'figure.hidden': { en: 'hidden by us', vi: 'bị gỡ' },
  'figure.members': { en: 'members', vi: 'thành viên' },
  'figure.suspended': { en: 'suspended', vi: 'bị khóa' },
  'figure.queued': { en: 'letters on their way', vi: 'thư đang gửi' },
  figures: { en: 'The site in figures', vi: 'Số liệu của trang' },

  // Reports
  noReports: { en: 'No open reports', vi: 'Không có báo cáo nào' },
  noReportsText: {
    en: 'What people report about listings waits here, the oldest first.',
    vi: 'Báo cáo về tin đăng sẽ nằm ở đây, cũ nhất lên đầu.',
  },
  reporter: { en: 'Reported by', vi: 'Người báo' },
  listingGone: { en: 'This listing is gone for good.', vi: 'Tin này đã bị xóa hẳn.' },
  deleted: { en: 'Deleted', vi: 'Đã xóa' },
  seller: { en: 'Seller', vi: 'Người bán' },
  openListing: { en: 'Open the page of {title}', vi: 'Mở trang của {title}' },

  // Listings
  findListing: { en: 'Address, slug or id of a listing', vi: 'Địa chỉ hoặc mã của tin đăng' },
  findListingHint: {
    en: 'For example the address of its page, as it stands in a report’s letter.',
    vi: 'Ví dụ địa chỉ trang của tin, như trong thư báo cáo.',
  },
  find: { en: 'Find', vi: 'Tìm' },
  nothingFound: { en: 'Nothing found', vi: 'Không tìm thấy' },
  nothingFoundText: {
    en: 'Please check what you have pasted.',
    vi: 'Bạn kiểm tra lại nội dung vừa dán nhé.',
  },
  hiddenNow: { en: 'Hidden now', vi: 'Đang bị gỡ' },
  noneHidden: { en: 'No listing is hidden.', vi: 'Không có tin nào bị gỡ.' },
  withSeller: { en: 'Hidden with its seller', vi: 'Bị ẩn cùng người bán' },

  // People
  findPerson: { en: 'E-mail address or id of an account', vi: 'Email hoặc mã tài khoản' },
  suspendedNow: { en: 'Suspended now', vi: 'Đang bị khóa' },
  noneSuspended: { en: 'Nobody is suspended.', vi: 'Không ai bị khóa.' },
  memberSince: { en: 'Since {date}', vi: 'Từ {date}' },
  noName: { en: 'No name', vi: 'Chưa có tên' },
  isOperator: { en: 'Operator', vi: 'Người vận hành' },
  isSuspended: { en: 'Suspended', vi: 'Bị khóa' },
  noListings: { en: 'No listings', vi: 'Chưa có tin đăng' },

  // Deeds on listings and people
  hide: { en: 'Hide', vi: 'Gỡ tin' },
  hideTitle: { en: 'Hide this listing', vi: 'Gỡ tin đăng này' },
  hideText: {
    en: 'It leaves the site at once, its open reports are answered, and the seller gets a letter with the reason in their language.',
    vi: 'Tin rời trang ngay, các báo cáo về tin được xử lý, và người bán nhận thư nêu lý do bằng ngôn ngữ của họ.',
  },
  hideDone: { en: 'The listing is hidden', vi: 'Đã gỡ tin' },
  restore: { en: 'Restore', vi: 'Khôi phục' },
  restoreTitle: { en: 'Restore this listing', vi: 'Khôi phục tin đăng này' },
  restoreText: {
    en: 'It comes back as it was, and the seller gets a letter.',
    vi: 'Tin trở lại như cũ và người bán nhận thư báo.',
  },
  restoreDone: { en: 'The listing is back', vi: 'Đã khôi phục tin' },
  keep: { en: 'Let it stay', vi: 'Giữ tin' },
  keepDone: { en: 'The reports are answered', vi: 'Đã xử lý các báo cáo' },
  suspend: { en: 'Suspend', vi: 'Khóa' },
  suspendSeller: { en: 'Suspend the seller', vi: 'Khóa người bán' },
  suspendTitle: { en: 'Suspend this account', vi: 'Khóa tài khoản này' },
  suspendText: {
    en: 'They cannot sign in, all their listings are hidden and their conversations closed. They get a letter with the reason.',
    vi: 'Họ không đăng nhập được, mọi tin đăng bị ẩn và các cuộc trò chuyện bị đóng. Họ nhận thư nêu lý do.',
  },
  suspendDone: { en: 'The account is suspended', vi: 'Đã khóa tài khoản' },
  lift: { en: 'Lift the suspension', vi: 'Mở khóa' },
  liftTitle: { en: 'Open this account again', vi: 'Mở lại tài khoản này' },
  liftText: {
    en: 'They can sign in again, and the listings that went with the account come back. They get a letter.',
    vi: 'Họ đăng nhập lại được và các tin bị ẩn cùng tài khoản trở lại. Họ nhận thư báo.',
  },
  liftDone: { en: 'The account is open again', vi: 'Đã mở lại tài khoản' },
  reason: { en: 'Reason', vi: 'Lý do' },
  'reason.scam': { en: 'Scam', vi: 'Lừa đảo' },
  'reason.stolen': { en: 'Stolen bike', vi: 'Xe trộm cắp' },
  'reason.sold': { en: 'Already sold', vi: 'Đã bán' },
  'reason.price': { en: 'Wrong price', vi: 'Sai giá' },
  'reason.duplicate': { en: 'Listed twice', vi: 'Tin trùng' },
  'reason.offensive': { en: 'Offensive', vi: 'Phản cảm' },
  'reason.spam': { en: 'Spam', vi: 'Tin rác' },
  'reason.mended': { en: 'It is put right', vi: 'Đã khắc phục' },
  'reason.mistake': { en: 'It was our mistake', vi: 'Chúng tôi nhầm' },
  'reason.other': { en: 'Something else', vi: 'Lý do khác' },
  note: { en: 'In your own words', vi: 'Ghi thêm' },
  noteHint: {
    en: 'It stands in the letter as you write it, beside the reason. Needed for “Something else”.',
    vi: 'Được gửi nguyên văn trong thư, cạnh lý do. Bắt buộc khi chọn “Lý do khác”.',
  },
  reasonMissing: { en: 'Please choose a reason.', vi: 'Bạn vui lòng chọn lý do.' },
  noteMissing: { en: 'Please say what it is.', vi: 'Bạn vui lòng ghi rõ lý do.' },
  sending: { en: 'One moment…', vi: 'Đang xử lý…' },
  same: { en: 'That was done before', vi: 'Việc này đã làm rồi' },
  'failed.gone': { en: 'It is no longer there.', vi: 'Mục này không còn nữa.' },
  'failed.refused': {
    en: 'This cannot be done: the seller is suspended, or the account is an operator’s.',
    vi: 'Không thể làm việc này: người bán đang bị khóa, hoặc đây là tài khoản người vận hành.',
  },
  'failed.outside': {
    en: 'You are no longer an operator. Please sign in again.',
    vi: 'Bạn không còn quyền vận hành. Vui lòng đăng nhập lại.',
  },
  'failed.other': {
    en: 'It could not be done. Please try again.',
    vi: 'Chưa làm được. Bạn vui lòng thử lại.',
  },

  // Letters
  noLetters: { en: 'Every letter has arrived', vi: 'Mọi thư đều đã gửi' },
  noLettersText: {
    en: 'Letters that were given up after five tries wait here.',
    vi: 'Thư gửi năm lần không được sẽ nằm ở đây.',
  },
  'letter.confirmation': { en: 'Confirmation of an address', vi: 'Xác nhận email' },
  'letter.passwordReset': { en: 'New password', vi: 'Đặt lại mật khẩu' },
  'letter.contactMessage': { en: 'Contact page', vi: 'Trang liên hệ' },
  'letter.supportRequest': { en: 'Support request', vi: 'Yêu cầu hỗ trợ' },
  'letter.feedback': { en: 'Feedback', vi: 'Góp ý' },
  'letter.report': { en: 'Report', vi: 'Báo cáo tin đăng' },
  'letter.inquiry': { en: 'Question to a seller', vi: 'Câu hỏi cho người bán' },
  'letter.reply': { en: 'Answer in a conversation', vi: 'Trả lời trò chuyện' },
  'letter.purchase': { en: 'Bike purchased', vi: 'Xe đã mua' },
  'letter.alertFinds': { en: 'New bikes for an alert', vi: 'Xe mới theo thông báo' },
  'letter.moderation': { en: 'Decision of an operator', vi: 'Quyết định của người vận hành' },
  tries: { en: { one: '{count} try', other: '{count} tries' }, vi: '{count} lần gửi' },
  lastError: { en: 'Last error: {error}', vi: 'Lỗi cuối: {error}' },
  uncertain: { en: 'It may have arrived', vi: 'Có thể đã đến' },
  retry: { en: 'Send again', vi: 'Gửi lại' },
  retryDone: { en: 'The letter is on its way again', vi: 'Thư đang được gửi lại' },

  // Messages
  kind: { en: 'Kind of message', vi: 'Loại lời nhắn' },
  contact_messages: { en: 'Contact page', vi: 'Liên hệ' },
  support_requests: { en: 'Support', vi: 'Hỗ trợ' },
  feedback: { en: 'Feedback', vi: 'Góp ý' },
  noMessages: { en: 'Nothing new', vi: 'Không có gì mới' },
  noMessagesText: {
    en: 'What people write to you waits here until you are done with it.',
    vi: 'Lời nhắn gửi cho bạn nằm ở đây đến khi bạn xử lý xong.',
  },
  noSubject: { en: 'No subject', vi: 'Không có tiêu đề' },
  rating: { en: '{count} out of 5', vi: '{count} trên 5' },
  answer: { en: 'Answer', vi: 'Trả lời' },
  finish: { en: 'Done', vi: 'Xong' },
  finishDone: { en: 'Marked as done', vi: 'Đã đánh dấu xong' },

  // Audit
  noAudit: { en: 'Nothing has been done yet', vi: 'Chưa có việc nào' },
  noAuditText: {
    en: 'Every deed at this desk is written down here and stays.',
    vi: 'Mọi việc làm ở đây đều được ghi lại và giữ nguyên.',
  },
  by: { en: 'by', vi: 'bởi' },
  'did.hide': { en: 'Listing hidden', vi: 'Gỡ tin' },
  'did.restore': { en: 'Listing restored', vi: 'Khôi phục tin' },
  'did.keep': { en: 'Reports answered, listing stays', vi: 'Xử lý báo cáo, giữ tin' },
  'did.suspend': { en: 'Account suspended', vi: 'Khóa tài khoản' },
  'did.lift': { en: 'Suspension lifted', vi: 'Mở khóa tài khoản' },
  'did.retry': { en: 'Letter sent again', vi: 'Gửi lại thư' },
  'did.finish': { en: 'Message done', vi: 'Xử lý xong lời nhắn' },
} as const satisfies Texts;
