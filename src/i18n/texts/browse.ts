import type { Texts } from '../texts.ts';

export const browse = {
  pageTitle: {
    en: 'Motorcycles for sale in Vietnam',
    vi: 'Mua bán xe máy tại Việt Nam',
  },
  pageDescription: {
    en: 'Buy and sell motorcycles across Vietnam, free of charge: prices in đồng, dollars, pounds and euros, and sellers you can write to.',
    vi: 'Mua bán xe máy khắp Việt Nam, hoàn toàn miễn phí: giá rõ ràng, hình thật, liên hệ thẳng với người bán.',
  },
  heading: {
    en: { one: '{count} ride available', other: '{count} rides available' },
    vi: '{count} xe đang bán',
  },
  soldBeside: { en: '{count} sold recently', vi: '{count} xe đã bán' },
  matching: {
    en: { one: '{count} ride matches', other: '{count} rides match' },
    vi: '{count} xe phù hợp',
  },
  filters: { en: 'Filter bikes', vi: 'Lọc xe' },
  make: { en: 'Brand', vi: 'Hãng xe' },
  allMakes: { en: 'All brands', vi: 'Tất cả hãng' },
  minPrice: { en: 'Price from', vi: 'Giá từ' },
  maxPrice: { en: 'Price to', vi: 'Giá đến' },
  anyPrice: { en: 'Any', vi: 'Tất cả' },
  clear: { en: 'Clear filters', vi: 'Xóa bộ lọc' },
  more: { en: 'Show more bikes', vi: 'Xem thêm xe' },
  loading: { en: 'Loading bikes', vi: 'Đang tải danh sách xe' },
  emptyTitle: { en: 'No rides found', vi: 'Không tìm thấy xe nào' },
  emptyText: {
    en: 'No bike matches these filters. Try a wider price range or another brand.',
    vi: 'Chưa có xe nào khớp với bộ lọc. Hãy nới khoảng giá hoặc chọn hãng khác.',
  },
  failedTitle: {
    en: 'Failed to load data. Please try again.',
    vi: 'Không tải được dữ liệu. Vui lòng thử lại.',
  },
  retry: { en: 'Try again', vi: 'Thử lại' },
  missingTitle: { en: 'This listing could not be loaded', vi: 'Không mở được tin đăng này' },
  missingText: {
    en: 'Failed to load data. Please try again.',
    vi: 'Không tải được dữ liệu. Vui lòng thử lại.',
  },
  ratesNote: {
    en: 'Other currencies are converted at the rate of {date}.',
    vi: 'Giá ngoại tệ quy đổi theo tỷ giá ngày {date}.',
  },
  ratesApproximate: {
    en: 'Other currencies are approximate.',
    vi: 'Giá ngoại tệ chỉ mang tính tham khảo.',
  },
} as const satisfies Texts;
