/** What `compareTwins` says of a difference, in Vietnamese. @example inVietnamese('items: 2 in English, 1 in Vietnamese') */
export const inVietnamese = (said: string): string =>
  said
    .replaceAll('in English', 'trong tiếng Anh')
    .replaceAll('in Vietnamese', 'trong tiếng Việt')
    .replace('is missing', 'còn thiếu')
    .replace(/^the text/, 'nội dung');
