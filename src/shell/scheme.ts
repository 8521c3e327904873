import { localStore } from '../browserStorage.ts';

/** Colour scheme as a media query: `all` (dark), `not all` (light), or the device's setting. */
export const darkDevice = '(prefers-color-scheme:dark)';
const key = 'dark';

/**
 * Applies the stored scheme, before painting and whenever the page is shown. A page from the back-forward
 * cache may have an old scheme.
 */
export const showScheme = (chosen?: string) => {
  const dark = chosen ?? localStore.get(key);
  if (!dark) return;
  document.documentElement.dataset.dark = dark;
  for (const bars of document.querySelectorAll<HTMLMetaElement>('meta[media]')) bars.media = dark;
  for (const choice of document.querySelectorAll<HTMLSelectElement>('[name=dark]')) choice.value = dark;
};

export const keepScheme = () =>
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLSelectElement;
    if (name !== key) return;
    localStore.set(key, value);
    showScheme(value);
  });
