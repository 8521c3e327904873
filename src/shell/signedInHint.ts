import { localStore } from '../browserStorage.ts';
import { signedInKey } from '../domain/accounts/signedInKey.ts';
import { shouldAsk } from './consent.ts';
import { shouldOffer } from './language.ts';
import { keepScheme, showScheme } from './scheme.ts';

const { documentElement: root } = document;

/**
 * Runs before the first paint, so that visitors' content and the cookie banner don't flash. Later it can
 * remove the member state and the banner. It never adds the state, as the page was laid out for a visitor.
 */
const mark = (later?: Event) => {
  // If storage is blocked, no state is stored.
  if (!localStore.isOpen()) return;
  const isMember = localStore.get(signedInKey) !== null;
  if (!later || !isMember) root.toggleAttribute('data-member', isMember);
  root.toggleAttribute('data-asks', shouldAsk());
  root.toggleAttribute('data-offers', shouldOffer());
  showScheme();
};
mark();
for (const change of ['storage', 'pageshow']) addEventListener(change, mark);
keepScheme();
