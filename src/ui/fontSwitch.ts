import { localStore } from '../browserStorage.ts';

/**
 * Chooses the font before the first paint: Be Vietnam Pro, or a fallback with equal line breaks. A first
 * visit uses the fallback; its first interaction downloads the fonts, except with data saver or blocked
 * storage.
 */
const key = 'fonts';
/** Milliseconds that a page waits for cached fonts before it shows the fallback. */
const timeoutMs = 100;
const { classList, style } = document.documentElement;
const faces = document.currentScript?.dataset.faces ?? '';

/** Restores the position of the URL's anchor on screen, because lines above it may break differently. */
const wear = () => {
  const top = () => document.querySelector(':target')?.getBoundingClientRect().top ?? 0;
  const before = top();
  classList.add('fonts');
  scrollBy(0, top() - before);
};

const show = () => {
  style.visibility = '';
};

const load = () => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = faces;
  sheet.onload = () => {
    const own = [...document.fonts].filter(({ family }) => family.includes('Be Vietnam'));
    Promise.all(own.map((face) => face.load())).then(() => {
      localStore.set(key, '1');
      // Only while the page is hidden, so that the font never changes during reading.
      if (style.visibility) wear();
      show();
    }, show);
  };
  document.head.append(sheet);
};

const start = () => {
  if (localStore.get(key)) {
    style.visibility = 'hidden';
    setTimeout(show, timeoutMs);
    load();
  } else if (localStore.isOpen() && !navigator.connection?.saveData)
    for (const touch of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(touch, load, { passive: true, once: true });
};

start();
