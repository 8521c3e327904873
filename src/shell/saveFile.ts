export const saveFile = (file: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the file only after the click, so its address is revoked a minute later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
