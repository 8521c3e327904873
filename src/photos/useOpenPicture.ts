import { useEffect, useState } from 'react';
import { reportHandled } from '../shell/reportHandled.ts';
import { TruncatedPhoto } from './judgeFile.ts';
import { openPicture } from './photoCanvas.ts';

/** Opens a photo once. @returns null while it loads, or the reason why it cannot be shown */
export const useOpenPicture = (
  source: () => Promise<Blob | null>,
): OffscreenCanvas | 'unreadable' | 'truncated' | null => {
  const [picture, setPicture] = useState<OffscreenCanvas | 'unreadable' | 'truncated' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; another photo is another editor.
  useEffect(() => {
    let here = true;
    source()
      .then((photo) => {
        if (!photo) throw new Error('the photo is gone');
        return openPicture(photo);
      })
      .then((opened) => here && setPicture(opened))
      .catch((failure: unknown) => {
        reportHandled(failure, 'open a photo to edit');
        if (here) setPicture(failure instanceof TruncatedPhoto ? 'truncated' : 'unreadable');
      });
    return () => {
      here = false;
    };
  }, []);
  return picture;
};
