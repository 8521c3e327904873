/**
 * Does a function do anything about this event of Storage? Only onPhotoUploaded listens, to originals that have come.
 * @param action what has happened to the file, in the words of firebase-tools: finalize, delete, metadataUpdate, archive
 */
export const isHeard = (action: string, name: string): boolean =>
  action === 'finalize' && name.startsWith('uploads/');
