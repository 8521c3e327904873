import { useEffect, useRef } from 'react';

/** Takes files pasted anywhere. A paste that also contains text belongs to its field. */
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
