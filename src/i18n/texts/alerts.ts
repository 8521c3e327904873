import type { Texts } from '../texts.ts';

/** Alerts: the page, the dialog and the button. */
export const alerts = {
  title: { en: 'Alerts', vi: 'Báo tin xe mới' },
  pageDescription: {
    en: 'The searches for which you get a letter when a matching motorcycle appears.',
    vi: 'Những tìm kiếm mà bạn sẽ nhận thư khi có xe phù hợp.',
  },
  intro: {
    en: 'Describe the motorcycle that you are looking for. When one is put up for sale, you get a letter.',
    vi: 'Hãy cho biết bạn đang tìm xe gì. Khi có người đăng bán, bạn sẽ nhận được thư.',
  },
  loading: { en: 'Loading your alerts', vi: 'Đang tải các thông báo của bạn' },
  count: { en: { one: '{count} alert', other: '{count} alerts' }, vi: '{count} thông báo' },
  emptyTitle: { en: 'No alerts yet', vi: 'Bạn chưa có thông báo nào' },
  emptyText: {
    en: 'Create one, and you are among the first to hear of the bike that you want.',
    vi: 'Tạo một thông báo để là người đầu tiên biết khi có chiếc xe bạn muốn.',
  },
  create: { en: 'Create an alert', vi: 'Tạo thông báo' },
  addNew: { en: 'Add a new alert', vi: 'Thêm thông báo mới' },
  created: { en: 'Created on {date}', vi: 'Tạo ngày {date}' },
  active: { en: 'Active', vi: 'Đang bật' },
  inactive: { en: 'Inactive', vi: 'Đang tắt' },
  switch: { en: 'Alert for: {summary}', vi: 'Thông báo cho: {summary}' },
  delete: { en: 'Delete alert: {summary}', vi: 'Xóa thông báo: {summary}' },
  undo: { en: 'Undo', vi: 'Hoàn tác' },

  letters: { en: 'Letters', vi: 'Thư báo' },
  priceDrops: { en: 'Lower prices of bikes that I like', vi: 'Báo khi xe tôi thích giảm giá' },
  priceDropsHint: {
    en: 'A letter when one that is for sale costs at least {percent}% less than before.',
    vi: 'Nhận thư khi xe đang bán giảm giá từ {percent}% trở lên.',
  },
  deliveryLegend: { en: 'When should we write to you?', vi: 'Bạn muốn nhận thư lúc nào?' },
  soon: { en: 'As soon as there is news', vi: 'Ngay khi có tin' },
  soonHint: { en: 'At most one letter an hour.', vi: 'Nhiều nhất mỗi giờ một thư.' },
  daily: { en: 'Once a day', vi: 'Mỗi ngày một lần' },
  dailyHint: { en: 'At seven in the morning, Vietnamese time.', vi: 'Lúc 7 giờ sáng giờ Việt Nam.' },
  choiceSaved: { en: 'Saved', vi: 'Đã lưu' },

  dialogTitle: { en: 'Set up an alert', vi: 'Tạo thông báo xe mới' },
  dialogText: {
    en: 'Everything is optional. What you leave empty matches every bike.',
    vi: 'Mục nào cũng có thể bỏ trống. Mục bỏ trống nghĩa là xe nào cũng được.',
  },
  make: { en: 'Make', vi: 'Hãng xe' },
  model: { en: 'Model', vi: 'Dòng xe' },
  modelHint: { en: 'A part of the name is enough: Wave', vi: 'Chỉ cần một phần tên: Wave' },
  minPrice: { en: 'Minimum price', vi: 'Giá thấp nhất' },
  maxPrice: { en: 'Maximum price', vi: 'Giá cao nhất' },
  location: { en: 'Location', vi: 'Khu vực' },
  year: { en: 'Year', vi: 'Đời xe' },
  any: { en: 'Any', vi: 'Tất cả' },
  cancel: { en: 'Cancel', vi: 'Hủy' },
  save: { en: 'Create alert', vi: 'Tạo thông báo' },
  saving: { en: 'Creating…', vi: 'Đang tạo…' },
  prices: {
    en: 'The maximum price is below the minimum price.',
    vi: 'Giá cao nhất đang thấp hơn giá thấp nhất.',
  },
  price: { en: 'This price is too high.', vi: 'Giá này quá cao.' },
  wrongYear: { en: 'Enter a year such as 2021.', vi: 'Nhập đời xe, ví dụ 2021.' },
  previewNone: {
    en: 'In the last 30 days this would have found no bike.',
    vi: 'Trong 30 ngày qua không có xe nào như vậy.',
  },
  preview: {
    en: {
      one: 'In the last 30 days this would have found {count} bike, for {price}.',
      other: 'In the last 30 days this would have found {count} bikes, at a median price of {price}.',
    },
    vi: 'Trong 30 ngày qua có {count} xe như vậy, giá trung vị {price}.',
  },

  setUp: { en: 'Alert Set Up Successfully', vi: 'Đã tạo thông báo' },
  setUpText: {
    en: 'We write to you when such a bike appears.',
    vi: 'Chúng tôi sẽ gửi thư khi có xe như vậy.',
  },
  setUpFailed: { en: 'Error Setting Up Alert', vi: 'Không tạo được thông báo' },
  signInTitle: { en: 'Authentication Required', vi: 'Bạn cần đăng nhập' },
  signInText: { en: 'Please sign in to set up alerts.', vi: 'Vui lòng đăng nhập để tạo thông báo.' },
  full: {
    en: 'You have 20 alerts, which is the most. Delete one first.',
    vi: 'Bạn đã có 20 thông báo, số nhiều nhất có thể. Hãy xóa bớt một thông báo.',
  },
  known: { en: 'You have this alert already.', vi: 'Bạn đã có thông báo này.' },
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
  updateFailed: { en: 'Failed to update alert status', vi: 'Không đổi được trạng thái thông báo' },
  deleteFailed: { en: 'Failed to delete alert', vi: 'Không xóa được thông báo' },
  settingsFailed: { en: 'Failed to save', vi: 'Không lưu được' },

  button: { en: 'Tell me about bikes like this', vi: 'Báo tôi khi có xe tương tự' },
} as const satisfies Texts;
