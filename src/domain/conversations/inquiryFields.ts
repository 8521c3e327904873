export const inquiryStatuses = ['new', 'replied', 'closed'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];
export const maxMessage = 5_000;
export const maxName = 80;
