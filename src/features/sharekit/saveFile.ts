/** Returns whether this browser can share image files. */
export const canSendPictures = (): boolean => {
  try {
    return navigator.canShare?.({ files: [new File([], 'x.jpg', { type: 'image/jpeg' })] }) ?? false;
  } catch {
    return false;
  }
};

export const saveFile = (file: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
