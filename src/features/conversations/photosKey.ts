/** Key in session storage of an unsent message's photos. */
export const photosKey = (name: string): string => `vongxe.photos.${name}`;
