import type { Reply } from './inquiry.schema.ts';

const codes = new Set(['sale_more_photos', 'papers_photo']);
const english = /\b(?:send|see|show|share|take|have|get|more|any)\b.{0,40}\b(?:photo|picture|pic|image)s?\b/i;
const vietnamese = /(?:gửi|gởi|xem|chụp|thêm|cho|có).{0,30}(?:ảnh|hình)(?! như| thức| dáng)/iu;

/**
 * Does a message ask for photos, or mention sending them?
 * @example asksForPhoto({ message: 'Bạn gửi mình xem ảnh giấy tờ nhé' }) // => true
 */
export const asksForPhoto = ({ message, phrases = [] }: Pick<Reply, 'message' | 'phrases'>) =>
  phrases.some(({ code }) => codes.has(code)) || english.test(message) || vietnamese.test(message);
