import { localStore } from '../../browserStorage.ts';
import { isSocialProvider, type SocialProvider } from '../../domain/accounts/socialProviders.ts';

/** What a sign-up leaves in this browser until its address is confirmed (S2.67). */
export type Waiting = { email: string; redirect: string | null };

/** What a social sign-in leaves here while it is elsewhere. */
export type Social = { provider: SocialProvider; redirect: string | null };

// By hand: schemas would bring 9 KB to the page that everybody signs in on.
const hasRedirect = (kept: object) =>
  'redirect' in kept && (kept.redirect === null || typeof kept.redirect === 'string');
const isWaiting = (kept: object): kept is Waiting =>
  hasRedirect(kept) && 'email' in kept && typeof kept.email === 'string';
const isSocial = (kept: object): kept is Social =>
  hasRedirect(kept) && 'provider' in kept && isSocialProvider(kept.provider);

const waitingKey = 'vongxe.confirm';
const socialKey = 'vongxe.social';

/** What was kept, if it still has its shape. */
const recall = <T extends object>(key: string, isKept: (kept: object) => kept is T): T | null => {
  const kept = localStore.getJson(key);
  return typeof kept === 'object' && kept !== null && isKept(kept) ? kept : null;
};

/** Says whether it could be remembered. */
export const savePendingSignUp = (waiting: Waiting): boolean =>
  localStore.set(waitingKey, JSON.stringify(waiting));
export const pendingSignUp = () => recall(waitingKey, isWaiting);
export const clearPendingSignUp = () => localStore.remove(waitingKey);

/** A social sign-in under way, which may leave the site and come back, and where it was to lead (S2.58). */
export const savePendingSocial = (social: Social) => localStore.set(socialKey, JSON.stringify(social));
export const pendingSocial = () => recall(socialKey, isSocial);
export const clearPendingSocial = () => localStore.remove(socialKey);
