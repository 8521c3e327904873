import type PhotoSwipe from 'photoswipe';
import { closeOnBack } from '../ui/closeOnBack.ts';

/** Call this when the viewer opens. */
export const closeViewerOnBack = (viewer: PhotoSwipe) => {
  const close = () => {
    // PhotoSwipe ignores `close` while it fades in.
    if (viewer.opener.isOpen) viewer.close();
    else viewer.on('openingAnimationEnd', () => viewer.close());
  };
  viewer.on('close', closeOnBack(close));
};
