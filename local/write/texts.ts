/** Texts of pages that only editors see. */
export const texts = {
  en: {
    title: 'Write',
    intro:
      'What you save here changes the files in src/content. Nothing is public before it is merged and deployed.',
    other: 'Tiếng Việt',
    pages: 'Pages, both languages side by side',
    lists: 'Lists of the editor',
    missing: 'Missing',
    unequal: 'Unequal in the two languages',
    old: 'Older than its date allows',
    none: 'Nothing.',
    edit: 'Edit',
    back: 'Write',
    page: 'Page',
    editorsHere: 'Edit',
    failed: 'This page cannot be shown',
    failedText:
      'Something that it is made of is missing or wrong. Nothing is lost: put it right in the editor, and load this page again.',
    failedElse: 'The window in which you started npm run write names the place.',
    english: 'English',
    vietnamese: 'Vietnamese',
  },
  vi: {
    title: 'Soạn nội dung',
    intro:
      'Những gì bạn lưu ở đây sẽ sửa các tệp trong src/content. Chưa có gì công khai cho đến khi được gộp và triển khai.',
    other: 'English',
    pages: 'Các trang, hai ngôn ngữ cạnh nhau',
    lists: 'Các danh sách để sửa',
    missing: 'Còn thiếu',
    unequal: 'Hai ngôn ngữ chưa khớp',
    old: 'Đã quá ngày',
    none: 'Không có gì.',
    edit: 'Sửa',
    back: 'Soạn nội dung',
    page: 'Trang',
    editorsHere: 'Sửa',
    failed: 'Chưa xem được trang này',
    failedText:
      'Một phần nội dung của trang còn thiếu hoặc sai. Không có gì bị mất: hãy sửa trong trình soạn rồi tải lại trang này.',
    failedElse: 'Cửa sổ mà bạn chạy npm run write có ghi chỗ cần sửa.',
    english: 'Tiếng Anh',
    vietnamese: 'Tiếng Việt',
  },
} as const;
