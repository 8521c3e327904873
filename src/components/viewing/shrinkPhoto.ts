const maxBytes = 40_000_000;
const maxSide = 1600;

/** Redraws a photo smaller, without metadata such as its location. Null if unreadable or too large. */
export const shrinkPhoto = async (file: File): Promise<Blob | null> => {
  if (file.size > maxBytes) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
};
