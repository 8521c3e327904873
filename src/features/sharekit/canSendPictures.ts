export const canSendPictures = (): boolean => {
  try {
    return navigator.canShare?.({ files: [new File([], 'x.jpg', { type: 'image/jpeg' })] }) ?? false;
  } catch {
    return false;
  }
};
