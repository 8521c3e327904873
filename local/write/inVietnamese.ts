/**
 * Translates a difference reported by `compareTwins`. @example inVietnamese('items: 2 in English, 1 in
 * Vietnamese')
 */
export const inVietnamese = (message: string): string =>
  message
    .replaceAll('in English', 'trong tiếng Anh')
    .replaceAll('in Vietnamese', 'trong tiếng Việt')
    .replace('is missing', 'còn thiếu')
    .replace(/^the text/, 'nội dung');

const sentences: Readonly<Record<string, string>> = {
  '`to` must be above `from`': 'giá trị đến phải lớn hơn giá trị từ',
  'money is in whole đồng': 'tiền viết bằng số đồng nguyên',
  'no filters of the list, or not as its address writes them':
    'không phải bộ lọc của danh sách, hoặc viết khác địa chỉ của trang',
  'the average has to lie between the lowest and the highest':
    'giá trung bình phải nằm giữa giá thấp nhất và cao nhất',
  'the id is brand-model-year': 'tên tệp phải là hãng-mẫu-đời',
  'both languages need the same number of points': 'hai ngôn ngữ phải có cùng số ý',
};

export const sentenceInVietnamese = (message: string): string => sentences[message] ?? message;
