const stored = 'cookieConsent';
const accepted = 'accepted';
/** Lives as long as the tab: the visit. Nothing about the answer outlasts it. */
const hidden = 'cookieBannerHidden';

export const consentGiven = () => localStorage.getItem(stored) === accepted;

/** Is somebody to be asked? Not once consent is stored, and not again within a visit that rejected it. */
export const shouldAsk = () => !consentGiven() && !sessionStorage.getItem(hidden);

/** Keeps an answer: consent for good, a refusal for this visit. */
export const keepAnswer = (isAccepted: boolean) =>
  isAccepted ? localStorage.setItem(stored, accepted) : sessionStorage.setItem(hidden, '1');
