/** Copied text; '' if there is none, or reading is not allowed. */
export const readClipboard = async (): Promise<string> => {
  try {
    return (await navigator.clipboard?.readText?.()) ?? '';
  } catch {
    return '';
  }
};
