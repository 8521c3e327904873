/**
 * Returns whether a function handles this event of Storage. Only onPhotoUploaded does, for uploaded
 * originals.
 * @param action firebase-tools' name of the event: finalize, delete, metadataUpdate, archive
 */
export const isHeard = (action: string, name: string): boolean =>
  action === 'finalize' && name.startsWith('uploads/');
