import { atom } from 'nanostores';

/** Open dialogs, the newest last. Notices move into the newest dialog: everything outside of it is inert. */
export const $topLayer = atom<readonly HTMLElement[]>([]);

export const enterTopLayer = (element: HTMLElement) => {
  $topLayer.set([...$topLayer.get(), element]);
  return () => $topLayer.set($topLayer.get().filter((other) => other !== element));
};
