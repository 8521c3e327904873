import { startAnalytics } from './analytics.ts';
import { announceRefusal, consentGiven, keepAnswer, shareRefusal } from './consent.ts';

/** Milliseconds after the first paint in which clicks are ignored: nobody can have read the banner yet. */
const settled = 300;

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
  // Large text makes the banner taller than its height in CSS. Sets `--consent` only then, because a root
  // property restyles every element.
  new ResizeObserver(() => {
    const height = banner.offsetHeight;
    const isUsual = height === Number.parseFloat(getComputedStyle(banner).minHeight);
    style.setProperty('--consent', isUsual ? '' : `${height}px`);
  }).observe(banner);
  shareRefusal(close);
  setTimeout(() => banner.addEventListener('click', answer), settled);
};
