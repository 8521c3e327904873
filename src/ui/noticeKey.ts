/** Key in session storage of a notice for the next page. */
export const noticeKey = 'vongxe.notice';
