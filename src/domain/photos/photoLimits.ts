/** What a listing's photos may be, as firestore.rules and storage.rules hold them to. */
export const maxPhotos = 10;
export const maxPhotoBytes = 10 * 1024 * 1024;
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
