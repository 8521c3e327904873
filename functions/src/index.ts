import './options.ts';

export { sendConfirmation } from './calls/sendConfirmation.ts';
export { sendPasswordReset } from './calls/sendPasswordReset.ts';
export { count } from './http/count.ts';
export { pages } from './http/pages.ts';
export { photos } from './http/photos.ts';
export { onListingWritten } from './triggers/onListingWritten.ts';
export { onMailQueued } from './triggers/onMailQueued.ts';
export { onPhotoUploaded } from './triggers/onPhotoUploaded.ts';
export { onProfileWritten } from './triggers/onProfileWritten.ts';
export { reapMail, reapMailNow } from './triggers/reapMail.ts';
