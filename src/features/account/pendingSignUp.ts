import { localStore } from '../../browserStorage.ts';
import { isSocialProvider, type SocialProvider } from '../../domain/accounts/socialProviders.ts';

/** Sign-up stored in this browser until the address is confirmed (S2.67). */
export type Waiting = { email: string; redirect: string | null };

export type Social = { provider: SocialProvider; redirect: string | null };

// No schemas: they would add 9 KB to the sign-in page.
const hasRedirect = (value: object) =>
  'redirect' in value && (value.redirect === null || typeof value.redirect === 'string');
const isWaiting = (value: object): value is Waiting =>
  hasRedirect(value) && 'email' in value && typeof value.email === 'string';
const isSocial = (value: object): value is Social =>
  hasRedirect(value) && 'provider' in value && isSocialProvider(value.provider);

const waitingKey = 'vongxe.confirm';
const socialKey = 'vongxe.social';

const recall = <T extends object>(key: string, hasShape: (value: object) => value is T): T | null => {
  const value = localStore.getJson(key);
  return typeof value === 'object' && value !== null && hasShape(value) ? value : null;
};

export const savePendingSignUp = (waiting: Waiting): boolean =>
  localStore.set(waitingKey, JSON.stringify(waiting));
export const pendingSignUp = () => recall(waitingKey, isWaiting);
export const clearPendingSignUp = () => localStore.remove(waitingKey);

/** Stores a begun social sign-in, during which the browser leaves the site (S2.58). */
export const savePendingSocial = (social: Social) => localStore.set(socialKey, JSON.stringify(social));
export const pendingSocial = () => recall(socialKey, isSocial);
export const clearPendingSocial = () => localStore.remove(socialKey);
