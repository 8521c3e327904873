import type { Texts } from '../texts.ts';

export const adminExports = {
  exports: { en: 'Export', vi: 'Xuất dữ liệu' },
  exportsText: {
    en: 'CSV files to open in a spreadsheet. Only the file of removal requests contains names. Each export is recorded in the audit log.',
    vi: 'Tệp CSV để mở bằng bảng tính. Chỉ tệp “Yêu cầu gỡ tin” có tên người. Mỗi lần xuất đều được ghi vào nhật ký.',
  },
  'export.reports': { en: 'All reports', vi: 'Mọi báo cáo' },
  'export.decisions': { en: 'All decisions', vi: 'Mọi quyết định' },
  'export.takedowns': { en: 'Removal requests', vi: 'Yêu cầu gỡ tin' },
  'export.members': { en: 'New members by month', vi: 'Thành viên mới theo tháng' },
  exportDone: { en: 'File saved', vi: 'Đã lưu tệp' },
  exportCut: {
    en: 'File saved. It contains only the latest 20,000 entries.',
    vi: 'Đã lưu tệp. Tệp chỉ có 20.000 mục mới nhất.',
  },
  exportTooMany: {
    en: "You've exported 20 files today. Please try again tomorrow.",
    vi: 'Hôm nay bạn đã xuất 20 tệp. Vui lòng thử lại vào ngày mai.',
  },
  'did.export': { en: 'Data exported', vi: 'Xuất dữ liệu' },
} as const satisfies Texts;
