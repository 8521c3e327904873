/** What somebody has copied; '' where there is no text, or where the browser or its owner does not allow to read it. */
export const readClipboard = async (): Promise<string> => {
  try {
    return (await navigator.clipboard?.readText?.()) ?? '';
  } catch {
    return '';
  }
};
