import { localStore } from '../browserStorage.ts';

/**
 * Chooses the typeface before the first paint: Be Vietnam Pro, or the fallback, whose lines break equally. A
 * first visit uses the fallback and downloads the fonts on the first interaction, except with data saver or
 * blocked storage.
 */
const key = 'fonts';
/** Milliseconds that a page waits for the fonts before it shows the fallback; cached fonts are faster. */
const timeoutMs = 100;
const { classList, style } = document.documentElement;
const faces = document.currentScript?.dataset.faces ?? '';

/** Lines above a link's target may break differently, so its position on screen is restored. */
const wear = () => {
  const top = () => document.querySelector(':target')?.getBoundingClientRect().top ?? 0;
  const before = top();
  classList.add('fonts');
  scrollBy(0, top() - before);
};

const show = () => {
  style.visibility = '';
};

/** After a failure the page keeps the fallback font. */
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
