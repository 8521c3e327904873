import { day } from '../time/time.ts';

/** Code of the phrase that represents photos in a message's text. */
export const photoCode = 'photo';
/** Age in milliseconds from which an account without a confirmed number may send photos. */
export const photosFromAge = day;
export const keptAfterClosing = 180 * day;
export const keptUnsent = 7 * day;

type Written = { message: string; phrases?: readonly { code: string }[] | undefined; photos?: unknown };

/** Returns a message without the line that stands for its photos. */
export const besidePhotos = <Message extends Written>(message: Message): Message => {
  const { phrases, photos } = message;
  if (photos === undefined || phrases?.[0]?.code !== photoCode) return message;
  return { ...message, message: message.message.split('\n').slice(1).join('\n'), phrases: phrases.slice(1) };
};

export const privateSizes = ['card', 'full'] as const;
export type PrivateSize = (typeof privateSizes)[number];

/** Path of an unprocessed photo, one folder deeper than a listing's. */
export const privateUploadPath = (userId: string, photoId: string): string =>
  `uploads/${userId}/messages/photos/${photoId}`;
