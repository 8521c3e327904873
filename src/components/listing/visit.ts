import { trustPage } from '../../domain/platform/trustedTypes.ts';

/** Makes the link “All bikes” go back in the history if the visitor came from the list. */
export const keepPlace = (link: HTMLAnchorElement) =>
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !URL.canParse(document.referrer)) return;
    const from = new URL(document.referrer);
    if (from.origin !== location.origin || from.pathname !== new URL(link.href).pathname) return;
    event.preventDefault();
    history.back();
  });

/** Shows a section with placeholder cards. */
export const hold = (section: HTMLElement, cards: number) => {
  const list = section.querySelector('[data-list]');
  const waiting = document.querySelector<HTMLTemplateElement>('[data-waiting]')?.content;
  if (!list || !waiting) return;
  list.replaceChildren(...Array.from({ length: cards }, () => waiting.cloneNode(true)));
  section.hidden = false;
};

/** Fills a section with cards, or hides it if there are none. @returns ids of the bikes */
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

/** Runs an action when a section is nearly visible; a failure hides the section. */
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
 * Loads similar bikes when the section is nearly visible, unless the page contains them. Cached pages omit
 * them, because similar bikes may be removed later.
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
