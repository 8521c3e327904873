const stored = 'cookieConsent';
const accepted = 'accepted';
/** Lives as long as the tab: the visit. Nothing about the answer outlasts it. */
const hidden = 'cookieBannerHidden';

const quietly = <T>(deed: () => T, otherwise: T): T => {
  try {
    return deed();
  } catch {
    // A browser that blocks storage is asked again; that is all it costs.
    return otherwise;
  }
};

export const consentGiven = () => quietly(() => localStorage.getItem(stored) === accepted, false);

/** Should the banner show? Not once consent is stored, and not again within a visit that rejected it. */
export const shouldAsk = () =>
  !consentGiven() && quietly(() => sessionStorage.getItem(hidden) === null, true);

export const giveConsent = () => quietly(() => localStorage.setItem(stored, accepted), undefined);

export const hideForThisVisit = () => quietly(() => sessionStorage.setItem(hidden, '1'), undefined);
