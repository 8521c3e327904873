import './options.ts';

export { sendConfirmation } from './calls/sendConfirmation.ts';
export { sendContactMessage } from './calls/sendContactMessage.ts';
export { sendInquiry } from './calls/sendInquiry.ts';
export { sendPasswordReset } from './calls/sendPasswordReset.ts';
export { sendSupportRequest } from './calls/sendSupportRequest.ts';
export { count } from './http/count.ts';
export { logEntry } from './http/logEntry.ts';
export { pages } from './http/pages.ts';
export { photos } from './http/photos.ts';
export { onFeedbackCreated } from './triggers/onFeedbackCreated.ts';
export { onInquiryWritten } from './triggers/onInquiryWritten.ts';
export { onListingWritten } from './triggers/onListingWritten.ts';
export { onMailQueued } from './triggers/onMailQueued.ts';
export { onPhotoUploaded } from './triggers/onPhotoUploaded.ts';
export { onProfileWritten } from './triggers/onProfileWritten.ts';
export { onReplyCreated } from './triggers/onReplyCreated.ts';
export { reapMail, reapMailNow } from './triggers/reapMail.ts';
