/** The words of the pages that only editors see. */
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
    english: 'Tiếng Anh',
    vietnamese: 'Tiếng Việt',
  },
} as const;
