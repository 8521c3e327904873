import { trustPage } from '../../domain/platform/trustedTypes.ts';

/** 'All bikes' leads back to the list as it was left, if that is where the visitor came from. */
export const keepPlace = (link: HTMLAnchorElement) =>
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !URL.canParse(document.referrer)) return;
    const from = new URL(document.referrer);
    if (from.origin !== location.origin || from.pathname !== new URL(link.href).pathname) return;
    event.preventDefault();
    history.back();
  });

/** Shows a section of cards as it will be, before its cards are there. */
export const hold = (section: HTMLElement, cards: number) => {
  const list = section.querySelector('[data-list]');
  const waiting = document.querySelector<HTMLTemplateElement>('[data-waiting]')?.content;
  if (!list || !waiting) return;
  list.replaceChildren(...Array.from({ length: cards }, () => waiting.cloneNode(true)));
  section.hidden = false;
};

/** Puts cards where a section holds their places, or closes it where there are none. @returns whose cards they are */
export const fill = (section: HTMLElement, html: string): string[] => {
  trustPage();
  const cards = document.createRange().createContextualFragment(html);
  const bikes = [...cards.querySelectorAll<HTMLElement>('[data-bike]')].map(
    ({ dataset }) => dataset.bike ?? '',
  );
  section.hidden = bikes.length === 0;
  section.querySelector('[data-list]')?.replaceChildren(cards);
  return bikes;
};

/** Does something once a section is nearly in view; a failure closes the section. */
export const whenNear = (section: HTMLElement, act: () => Promise<unknown>) =>
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act().catch(() => {
        section.hidden = true;
      });
    },
    { rootMargin: '600px' },
  ).observe(section);

/**
 * Bikes like this one are there already, or come when they are nearly in view: in a stored page they would outlive their own
 * removal, so that the function which sends it adds them.
 */
export const fillSimilar = (section: HTMLElement) => {
  const { source } = section.dataset;
  section.hidden = !section.querySelector('[data-bike]');
  if (!source || !section.hidden) return;
  hold(section, 4);
  whenNear(section, async () => {
    const answer = await fetch(source);
    fill(section, answer.ok ? await answer.text() : '');
  });
};
