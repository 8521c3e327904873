import { localStore } from '../browserStorage.ts';
import { signedInKey } from '../domain/accounts/signedInKey.ts';
import { shouldAsk } from './consent.ts';
import { shouldOffer } from './language.ts';
import { keepScheme, showScheme } from './scheme.ts';

const { documentElement: root } = document;

/**
 * Before the first paint: what is meant for visitors alone never flashes for somebody signed in, nor the question about
 * cookies for somebody who has answered it. Later, whoever has signed out or answered in another tab, or on a page that
 * Back leads from, has done so here; nobody becomes a member on a page that was laid out for a visitor.
 */
const mark = (later?: Event) => {
  // Nobody can be signed in where storage is blocked, and neither an answer nor a scheme could be kept.
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
