/** Text in the clipboard; '' if empty or not readable. */
export const readClipboard = async (): Promise<string> => {
  try {
    return (await navigator.clipboard?.readText?.()) ?? '';
  } catch {
    return '';
  }
};
