export const pictureUrl = (base64: string | null | undefined): string | null => {
  if (!base64) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'image/webp' }));
};
