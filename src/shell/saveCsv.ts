export const saveCsv = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new File([text], name, { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
