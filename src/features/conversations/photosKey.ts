export const photosKey = (name: string): string => `vongxe.photos.${name}`;
