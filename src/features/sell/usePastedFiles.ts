import { useEffect, useRef } from 'react';

/** Takes files pasted anywhere, unless the paste also contains text for a field. */
export const usePastedFiles = (onFiles: (files: Iterable<File>) => void) => {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length && !clipboardData.types.includes('text/plain'))
        latest.current(clipboardData.files);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
};
