import { singleSlashes, twinOf } from '../paths.ts';
import { keepChoice } from './language.ts';

/** Makes the header fixed and dark after 100 px of scrolling. */
export const watchHeader = () => {
  const header = document.querySelector('[data-site-header]');
  const sentinel = document.querySelector('[data-header-sentinel]');
  if (!header || !sentinel) return;
  new IntersectionObserver(([entry]) => {
    if (entry) header.classList.toggle('stuck', entry.boundingClientRect.top < 0);
  }).observe(sentinel);
};

/** Closes the phone menu on a touch elsewhere, or on Escape, which focuses its button. */
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
 * Opens the page in the other language, replacing its history entry. Choosing a language or dismissing the
 * offer of Vietnamese hides the offer for good.
 */
export const switchLanguage = () =>
  document.addEventListener('click', (event) => {
    const choice = event.target instanceof Element && event.target.closest('[data-language]');
    if (!choice) return;
    delete document.documentElement.dataset.offers;
    try {
      keepChoice();
    } catch {
      // With blocked storage, pages never offer Vietnamese, so no choice needs storing.
    }
    if (choice instanceof HTMLButtonElement || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    location.replace(twinOf(singleSlashes(location.pathname)) + location.search + location.hash);
  });
