import { day } from '../time/time.ts';

export const maxMessagePhotos = 4;
/** Code of the phrase that stands for photos in lists, emails and notifications. */
export const photoCode = 'photo';
/** Age in milliseconds from which an account without a confirmed number may send photos. */
export const photosFromAge = day;
/** Milliseconds for which photos of a closed conversation stay. */
export const keptAfterClosing = 180 * day;
/** Milliseconds for which an upload without a message stays. */
export const keptUnsent = 7 * day;

type Said = { message: string; phrases?: readonly { code: string }[] | undefined; photos?: unknown };

/** Returns a message without the line that stands for its photos, where they are shown. */
export const besidePhotos = <Message extends Said>(said: Message): Message => {
  if (said.photos === undefined || said.phrases?.[0]?.code !== photoCode) return said;
  return { ...said, message: said.message.split('\n').slice(1).join('\n'), phrases: said.phrases.slice(1) };
};

/** Sizes of a private photo: preview and whole. */
export const privateSizes = ['card', 'full'] as const;
export type PrivateSize = (typeof privateSizes)[number];

/** Quarantine path, which the rules let nobody read. One folder deeper than a listing's. */
export const privateUploadPath = (userId: string, photoId: string): string =>
  `uploads/${userId}/messages/photos/${photoId}`;
