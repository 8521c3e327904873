import { startAnalytics } from './analytics.ts';
import { announceRefusal, consentGiven, keepAnswer, shareRefusal } from './consent.ts';

/** A press that was meant for what stood at the banner's place a moment before is no answer. */
const settled = 1_000;

/** Hears the answer to the banner, which the head shows (hint.ts), from a second after the first paint on. */
export const hearConsent = () => {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner) return;
  const { analytics } = banner.dataset;
  if (consentGiven()) return startAnalytics(analytics);
  const close = () => {
    delete document.documentElement.dataset.asks;
  };
  const answer = ({ target }: Event) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const isAccepted = 'accept' in target.dataset;
    close();
    keepAnswer(isAccepted);
    if (isAccepted) startAnalytics(analytics);
    else announceRefusal();
  };
  shareRefusal(close);
  setTimeout(() => banner.addEventListener('click', answer), settled);
};
