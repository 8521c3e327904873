import { singleSlashes, twinOf } from '../paths.ts';
import { keepChoice } from './language.ts';

/** The bar turns fixed and dark once 100 px have scrolled away: observed, so that scrolling itself runs no script. */
export const watchHeader = () => {
  const header = document.querySelector('[data-site-header]');
  const sentinel = document.querySelector('[data-header-sentinel]');
  if (!header || !sentinel) return;
  new IntersectionObserver(([entry]) => {
    if (entry) header.classList.toggle('stuck', entry.boundingClientRect.top < 0);
  }).observe(sentinel);
};

/** The menu of a phone closes on Escape, with focus back on its button, and on a touch elsewhere. */
export const closeMenu = () => {
  const menu = document.querySelector<HTMLDetailsElement>('[data-header-menu]');
  if (!menu) return;
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
};

/**
 * The twin takes this page's place in the history and keeps its query and place. Whoever has chosen, or has sent the
 * offer of a language away, is offered none again.
 */
export const switchLanguage = () =>
  document.addEventListener('click', (event) => {
    const choice = event.target instanceof Element && event.target.closest('[data-language]');
    if (!choice) return;
    delete document.documentElement.dataset.offers;
    try {
      keepChoice();
    } catch {
      // Storage is blocked, and nothing was offered.
    }
    if (choice instanceof HTMLButtonElement || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    location.replace(twinOf(singleSlashes(location.pathname)) + location.search + location.hash);
  });
