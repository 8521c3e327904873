import type { Texts } from '../texts.ts';

export const alerts = {
  title: { en: 'Alerts', vi: 'Thông báo xe mới' },
  noEmail: {
    en: 'Alerts are sent by email, but your account has no email address yet.',
    vi: 'Thông báo được gửi qua email, mà tài khoản của bạn chưa có email.',
  },
  addEmail: { en: 'Add your email', vi: 'Thêm email' },
  pageDescription: {
    en: 'Get an email when a motorcycle that matches your search is listed.',
    vi: 'Các thông báo bạn đã tạo. Khi có xe phù hợp, chúng tôi gửi email cho bạn.',
  },
  intro: {
    en: "Tell us what you're looking for. We'll email you when a matching motorcycle is listed.",
    vi: 'Cho chúng tôi biết bạn đang tìm xe gì. Có người đăng bán là bạn nhận được email.',
  },
  loading: { en: 'Loading your alerts', vi: 'Đang tải các thông báo của bạn' },
  count: { en: { one: '{count} alert', other: '{count} alerts' }, vi: '{count} thông báo' },
  emptyTitle: { en: 'No alerts yet', vi: 'Bạn chưa có thông báo nào' },
  emptyText: {
    en: 'Create an alert to be among the first to hear about the bike you want.',
    vi: 'Tạo thông báo để biết sớm nhất khi có xe bạn cần.',
  },
  create: { en: 'Create an alert', vi: 'Tạo thông báo' },
  addNew: { en: 'Add a new alert', vi: 'Thêm thông báo mới' },
  created: { en: 'Created on {date}', vi: 'Tạo ngày {date}' },
  active: { en: 'Active', vi: 'Đang bật' },
  inactive: { en: 'Inactive', vi: 'Đang tắt' },
  switch: { en: 'Alert for: {summary}', vi: 'Thông báo: {summary}' },
  delete: { en: 'Delete alert: {summary}', vi: 'Xóa thông báo: {summary}' },
  edit: { en: 'Edit alert: {summary}', vi: 'Sửa thông báo: {summary}' },
  undo: { en: 'Undo', vi: 'Hoàn tác' },

  emails: { en: 'Emails', vi: 'Email thông báo' },
  priceDrops: { en: "Price drops on bikes I've liked", vi: 'Báo khi xe tôi thích giảm giá' },
  priceDropsHint: {
    en: "We'll email you when the price of a bike you've liked falls by {percent}% or more.",
    vi: 'Nhận email khi xe bạn thích giảm giá từ {percent}% trở lên.',
  },
  deliveryLegend: { en: 'When should we email you?', vi: 'Bạn muốn nhận email khi nào?' },
  soon: { en: "As soon as there's a match", vi: 'Ngay khi có xe phù hợp' },
  soonHint: { en: 'At most one email an hour.', vi: 'Tối đa một email mỗi giờ.' },
  daily: { en: 'Once a day', vi: 'Mỗi ngày một lần' },
  dailyHint: { en: 'At 6pm, Vietnam time.', vi: 'Lúc 6 giờ chiều, giờ Việt Nam.' },
  weekly: { en: 'Once a week', vi: 'Mỗi tuần một lần' },
  weeklyHint: { en: 'On Saturday at 8am, Vietnam time.', vi: 'Lúc 8 giờ sáng thứ Bảy, giờ Việt Nam.' },
  usualHint: {
    en: 'For price drops, sellers you follow, and alerts without their own schedule. Notifications follow this schedule too.',
    vi: 'Áp dụng cho thông báo giảm giá, xe mới của người bán bạn theo dõi và những thông báo xe mới chưa chọn lịch riêng. Thông báo trên thiết bị cũng theo lịch này.',
  },
  usualRhythm: { en: 'Same as your email settings', vi: 'Theo cài đặt email chung' },
  rhythmOf: { en: 'When to email you: {summary}', vi: 'Khi nào gửi email: {summary}' },
  rhythmFailed: {
    en: 'The new time was not saved. Please try again.',
    vi: 'Chưa đổi được thời điểm gửi email. Vui lòng thử lại.',
  },
  choiceSaved: { en: 'Saved', vi: 'Đã lưu' },

  dialogTitle: { en: 'Set up an alert', vi: 'Tạo thông báo xe mới' },
  dialogText: {
    en: 'All fields are optional. Leave a field blank to match any bike.',
    vi: 'Mục nào cũng có thể bỏ trống. Mục bỏ trống nghĩa là xe nào cũng được.',
  },
  make: { en: 'Make', vi: 'Hãng xe' },
  model: { en: 'Model', vi: 'Dòng xe' },
  models: { en: 'Only these models', vi: 'Chỉ những dòng xe này' },
  modelsNone: { en: 'None ticked: any model matches.', vi: 'Không chọn thì dòng xe nào cũng phù hợp.' },
  modelHint: { en: 'Part of the name is enough, such as Wave', vi: 'Chỉ cần một phần tên, ví dụ Wave' },
  minPrice: { en: 'Minimum price', vi: 'Giá thấp nhất' },
  maxPrice: { en: 'Maximum price', vi: 'Giá cao nhất' },
  location: { en: 'Location', vi: 'Khu vực' },
  leaving: { en: 'Only from sellers who are leaving Vietnam', vi: 'Chỉ xe của người bán sắp rời Việt Nam' },
  around: { en: 'Include bikes up to {km}\u00a0km away', vi: 'Báo cả xe trong bán kính {km}\u00a0km' },
  year: { en: 'Year', vi: 'Năm sản xuất' },
  any: { en: 'Any', vi: 'Tất cả' },
  cancel: { en: 'Cancel', vi: 'Hủy' },
  editTitle: { en: 'Edit this alert', vi: 'Sửa thông báo' },
  saveEdited: { en: 'Save changes', vi: 'Lưu thay đổi' },
  savingEdited: { en: 'Saving…', vi: 'Đang lưu…' },
  edited: { en: 'Alert changed', vi: 'Đã sửa thông báo' },
  editFailed: { en: 'Your change was not saved', vi: 'Chưa sửa được thông báo' },
  changed: {
    en: 'This alert was changed in another tab or on another device. It is now: {summary}. Save again to overwrite it.',
    vi: 'Thông báo này vừa được sửa ở tab hoặc thiết bị khác, nay là: {summary}. Bấm lưu lần nữa nếu bạn muốn thay bằng bản đang sửa.',
  },
  removed: {
    en: 'This alert was deleted in another tab or on another device.',
    vi: 'Thông báo này đã bị xóa ở tab hoặc thiết bị khác.',
  },
  save: { en: 'Create alert', vi: 'Tạo thông báo' },
  saving: { en: 'Creating…', vi: 'Đang tạo…' },
  prices: {
    en: "The maximum price can't be lower than the minimum price.",
    vi: 'Giá cao nhất không được thấp hơn giá thấp nhất.',
  },
  price: {
    en: 'This price is too high. Enter a lower one.',
    vi: 'Giá này quá cao. Vui lòng nhập giá thấp hơn.',
  },
  priceLow: {
    en: 'This price is too low for a bike. Please check the amount.',
    vi: 'Không có xe nào giá thấp như vậy. Vui lòng kiểm tra lại.',
  },
  unknownPlace: {
    en: "We don't know this place. Choose a city or province from the list.",
    vi: 'Không tìm thấy khu vực này. Hãy chọn tỉnh hoặc thành phố trong danh sách.',
  },
  wrongYear: { en: 'Enter a year such as 2021.', vi: 'Vui lòng nhập năm sản xuất, ví dụ 2021.' },
  previewNone: {
    en: 'No bikes listed in the last 30 days would have matched this alert.',
    vi: 'Trong 30 ngày qua không có xe nào phù hợp với thông báo này.',
  },
  preview: {
    en: {
      one: 'This alert would have matched {count} bike in the last 30 days, priced at {price}.',
      other:
        'This alert would have matched {count} bikes in the last 30 days, at a typical price of {price}.',
    },
    vi: 'Trong 30 ngày qua có {count} xe phù hợp với thông báo này, giá phổ biến khoảng {price}.',
  },
  previewCount: {
    en: {
      one: 'This alert would have matched {count} bike in the last 30 days.',
      other: 'This alert would have matched {count} bikes in the last 30 days.',
    },
    vi: 'Trong 30 ngày qua có {count} xe phù hợp với thông báo này.',
  },

  setUp: { en: 'Alert Set Up Successfully', vi: 'Đã tạo thông báo' },
  setUpText: {
    en: "We'll email you when a matching bike is listed.",
    vi: 'Khi có xe phù hợp, chúng tôi sẽ gửi email cho bạn.',
  },
  setUpFailed: { en: 'Error Setting Up Alert', vi: 'Chưa tạo được thông báo' },
  signInTitle: { en: 'Authentication Required', vi: 'Bạn cần đăng nhập' },
  signInText: { en: 'Please sign in to set up alerts.', vi: 'Vui lòng đăng nhập để tạo thông báo.' },
  signIn: { en: 'Sign in', vi: 'Đăng nhập' },
  full: {
    en: "You've reached the limit of 20 alerts. Delete one to add another.",
    vi: 'Bạn đã tạo đủ 20 thông báo. Hãy xóa bớt một thông báo để tạo mới.',
  },
  tooMany: {
    en: "You've created a lot of alerts today. Please try again tomorrow.",
    vi: 'Hôm nay bạn đã tạo khá nhiều thông báo. Vui lòng thử lại vào ngày mai.',
  },
  known: { en: 'You already have this alert.', vi: 'Bạn đã có thông báo này.' },
  activated: { en: 'Alert activated', vi: 'Đã bật thông báo' },
  deactivated: { en: 'Alert deactivated', vi: 'Đã tắt thông báo' },
  deleted: { en: 'Alert deleted', vi: 'Đã xóa thông báo' },
  restored: { en: 'Alert restored', vi: 'Đã khôi phục thông báo' },
  failed: { en: 'Error', vi: 'Lỗi' },
  loadFailed: {
    en: 'Failed to fetch alert subscriptions',
    vi: 'Không tải được danh sách thông báo',
  },
  fetchFailed: { en: 'Failed to fetch alerts', vi: 'Không tải được các thông báo' },
  updateFailed: {
    en: 'Failed to update alert status',
    vi: 'Chưa đổi được trạng thái thông báo. Vui lòng thử lại.',
  },
  deleteFailed: { en: 'Failed to delete alert', vi: 'Chưa xóa được thông báo. Vui lòng thử lại.' },
  settingsFailed: { en: 'Failed to save', vi: 'Chưa lưu được. Vui lòng thử lại.' },

  saved: { en: "We'll tell you about new ones", vi: 'Có xe mới đăng, bạn sẽ nhận thông báo' },
  beyond: {
    en: "{summary}. You may hear about other bikes too, because alerts can't filter by this: {filters}.",
    vi: '{summary}. Thông báo không lọc được theo mục này: {filters}. Vì vậy, bạn có thể nhận thông báo về cả những xe khác.',
  },
  tooWideTitle: {
    en: "This search can't be saved as an alert yet",
    vi: 'Chưa tạo được thông báo từ kết quả tìm kiếm này',
  },
  tooWide: {
    en: "Alerts can't filter by this: {filters}. You'd hear about every new bike. Add a make, model, place or price.",
    vi: 'Thông báo không lọc được theo mục này: {filters}. Nếu chỉ có điều kiện đó, bạn sẽ nhận thông báo về mọi xe mới đăng. Hãy chọn thêm hãng, dòng xe, khu vực hoặc giá.',
  },
  fillIn: { en: 'Choose now', vi: 'Chọn ngay' },
  change: { en: 'Change', vi: 'Sửa' },
  button: { en: 'Alert me about bikes like this', vi: 'Báo khi có xe tương tự' },
} as const satisfies Texts;
