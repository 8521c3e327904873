import { localStore } from '../browserStorage.ts';
import { signedInKey } from '../domain/accounts/signedInKey.ts';
import { shouldAsk } from './consent.ts';
import { shouldOffer } from './language.ts';
import { keepScheme, showScheme } from './scheme.ts';

const { documentElement: root } = document;

/**
 * Runs before the first paint, so that visitors' content and the cookie banner don't flash. Later it only
 * removes `data-member`, never adds it: the page was laid out for a visitor.
 */
const mark = (later?: Event) => {
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
