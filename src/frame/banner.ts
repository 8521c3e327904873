import { startAnalytics } from './analytics.ts';
import { announceRefusal, consentGiven, keepAnswer, shareRefusal } from './consent.ts';

/**
 * Milliseconds from the first paint in which nobody can have read the question. A press in them was meant for what the page
 * before had at this place, such as the second one of a double press, and is no answer.
 */
const settled = 300;

/** Hears the answer to the banner, which the head shows (signedInHint.ts), and tells the page how high it is. */
export const hearConsent = () => {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner) return;
  const { analytics } = banner.dataset;
  const { dataset: page, style } = document.documentElement;
  if (consentGiven()) return startAnalytics(analytics);
  const close = () => {
    delete page.asks;
  };
  const answer = ({ target }: Event) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const isAccepted = 'accept' in target.dataset;
    close();
    keepAnswer(isAccepted);
    if (isAccepted) startAnalytics(analytics);
    else announceRefusal();
  };
  // With large letters it has more lines. Its usual height is in its styles: to set a property of the root computes the
  // styles of every element again.
  new ResizeObserver(() => {
    const height = banner.offsetHeight;
    const isUsual = height === Number.parseFloat(getComputedStyle(banner).minHeight);
    style.setProperty('--consent', isUsual ? '' : `${height}px`);
  }).observe(banner);
  shareRefusal(close);
  setTimeout(() => banner.addEventListener('click', answer), settled);
};
