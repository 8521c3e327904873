import { localStore } from '../browserStorage.ts';

/**
 * When a page is dark, as a media query: `all`, `not all`, or what the device says. It stands on <html>, where styles ask
 * for it, and on the colour for a browser's own bars. What somebody chose in the footer is kept.
 */
export const darkDevice = '(prefers-color-scheme:dark)';
const key = 'dark';

/**
 * Shows what was chosen. Runs in the head, so that nothing is painted in the other scheme first, and each time the page is
 * shown: then the footer is there, and a page from the browser's own memory may be of the scheme before.
 */
export const showScheme = (chosen?: string) => {
  const dark = chosen ?? localStore.get(key);
  if (!dark) return;
  document.documentElement.dataset.dark = dark;
  for (const bars of document.querySelectorAll<HTMLMetaElement>('meta[media]')) bars.media = dark;
  for (const choice of document.querySelectorAll<HTMLSelectElement>('[name=dark]')) choice.value = dark;
};

/** Keeps what is chosen in the footer. */
export const keepScheme = () =>
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLSelectElement;
    if (name !== key) return;
    localStore.set(key, value);
    showScheme(value);
  });
