export const noticeKey = 'vongxe.notice';
