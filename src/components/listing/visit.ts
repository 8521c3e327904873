import { sessionHint } from '../../domain/sessionHint.ts';
import { trustPage } from '../../domain/trusted.ts';
import { listingView } from '../../paths.ts';

const hasHint = () => {
  try {
    return localStorage.getItem(sessionHint) !== null;
  } catch {
    return false;
  }
};

/** A visitor's visit is counted right away; for a member an island does it, with proof of who it is. */
export const countVisit = (listingId: string) => {
  if (!hasHint()) navigator.sendBeacon?.(listingView, listingId);
};

/** 'All bikes' leads back to the list as it was left, if that is where the visitor came from. */
export const keepPlace = (link: HTMLAnchorElement) =>
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !URL.canParse(document.referrer)) return;
    const from = new URL(document.referrer);
    if (from.origin !== location.origin || from.pathname !== new URL(link.href).pathname) return;
    event.preventDefault();
    history.back();
  });

/** Bikes like this one come when they are nearly in view: in the page itself they would outlive their own removal. */
export const fillSimilar = (section: HTMLElement) => {
  const { source } = section.dataset;
  if (!source) return;
  const fill = async () => {
    trustPage();
    const answer = await fetch(source);
    const html = answer.ok ? (await answer.text()).trim() : '';
    if (!html.includes('<li')) return;
    section
      .querySelector('[data-list]')
      ?.replaceChildren(document.createRange().createContextualFragment(html));
    section.hidden = false;
  };
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      fill().catch(() => undefined);
    },
    { rootMargin: '600px' },
  ).observe(section.previousElementSibling ?? section);
};
