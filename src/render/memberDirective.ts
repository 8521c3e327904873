import type { ClientDirective } from 'astro';

/**
 * `client:member`: an island that wakes only for somebody who has signed in on this device before, so that
 * a visitor's pages load neither React nor Firebase for it. The frame has looked already: hint.ts.
 */
const member: ClientDirective = async (load) => {
  if (!('member' in document.documentElement.dataset)) return;
  const wake = await load();
  await wake();
};

export default member;
