/**
 * Returns whether onPhotoUploaded handles this event of Storage: only for uploaded originals.
 * @param action firebase-tools' name of the event: finalize, delete, metadataUpdate, archive
 */
export const isHeard = (action: string, name: string): boolean =>
  action === 'finalize' && name.startsWith('uploads/');
