import { localStore } from '../browserStorage.ts';

/**
 * Chooses the typeface of a page before anything is painted: Be Vietnam Pro in every weight and for every letter, or the
 * fallback for all, whose lines fall the same. A first visit reads in the fallback and fetches the faces into the
 * browser's memory once somebody touches the page. Nothing is fetched with data saver on, or where storage is closed.
 */
const key = 'fonts';
/** What a browser gives a typeface that is optional, in milliseconds: from memory they come within it. */
const patience = 100;
const { classList, style } = document.documentElement;
const faces = document.currentScript?.dataset.faces ?? '';

/** Lines fall differently above the place that a link leads to; it stays where the browser has put it. */
const wear = () => {
  const top = () => document.querySelector(':target')?.getBoundingClientRect().top ?? 0;
  const before = top();
  classList.add('fonts');
  scrollBy(0, top() - before);
};

const show = () => {
  style.visibility = '';
};

/** Fetches every face; what cannot be had leaves the page in the fallback. Asked for twice, a face is fetched once. */
const load = () => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = faces;
  sheet.onload = () => {
    const own = [...document.fonts].filter(({ family }) => family.includes('Be Vietnam'));
    Promise.all(own.map((face) => face.load())).then(() => {
      localStore.set(key, '1');
      // Only while the page is still hidden: nothing changes its face under a reader's eyes.
      if (style.visibility) wear();
      show();
    }, show);
  };
  document.head.append(sheet);
};

const start = () => {
  if (localStore.get(key)) {
    style.visibility = 'hidden';
    setTimeout(show, patience);
    load();
  } else if (localStore.isOpen() && !navigator.connection?.saveData)
    for (const touch of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(touch, load, { passive: true, once: true });
};

start();
