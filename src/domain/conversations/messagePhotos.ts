import { day } from '../time/time.ts';

/** Phrase that represents a message's photos in its text. */
export const photoCode = 'photo';
/** Accounts without a confirmed number must be this old (in ms) to send photos. */
export const photosFromAge = day;
export const keptAfterClosing = 180 * day;
export const keptUnsent = 7 * day;

type Written = { message: string; phrases?: readonly { code: string }[] | undefined; photos?: unknown };

/** Removes the text line and the phrase that represent a message's photos. */
export const besidePhotos = <Message extends Written>(message: Message): Message => {
  const { phrases, photos } = message;
  if (photos === undefined || phrases?.[0]?.code !== photoCode) return message;
  return { ...message, message: message.message.split('\n').slice(1).join('\n'), phrases: phrases.slice(1) };
};

export const privateSizes = ['card', 'full'] as const;
export type PrivateSize = (typeof privateSizes)[number];

/** Upload path of a photo before processing. */
export const privateUploadPath = (userId: string, photoId: string): string =>
  `uploads/${userId}/messages/photos/${photoId}`;
