/** Where session storage keeps what the page before had to say. */
export const noticeKey = 'vongxe.notice';
