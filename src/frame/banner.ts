import { startAnalytics } from './analytics.ts';
import { consentGiven, giveConsent, hideForThisVisit, shouldAsk } from './consent.ts';

/** Asks for consent until it is stored; a refusal lasts for this visit and leaves nothing behind. */
export const askForConsent = () => {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (consentGiven()) return startAnalytics();
  if (!banner || !shouldAsk()) return;
  banner.hidden = false;
  banner.querySelector('[data-accept]')?.addEventListener('click', () => {
    giveConsent();
    banner.hidden = true;
    startAnalytics();
  });
  banner.querySelector('[data-reject]')?.addEventListener('click', () => {
    hideForThisVisit();
    banner.hidden = true;
  });
};
