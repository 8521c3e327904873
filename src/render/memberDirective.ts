import type { ClientDirective } from 'astro';
import { sessionHint } from '../domain/sessionHint.ts';

/**
 * `client:member`: an island that wakes only for somebody who has signed in on this device before, so that
 * a visitor's pages load neither React nor Firebase for it.
 */
const member: ClientDirective = (load) => {
  const hydrate = async () => {
    const wake = await load();
    await wake();
  };
  try {
    if (localStorage.getItem(sessionHint)) void hydrate();
  } catch {
    // Storage is blocked: such a visitor cannot be signed in here.
  }
};

export default member;
