import type { ClientDirective } from 'astro';
import { localStore, sessionStore } from '../browserStorage.ts';
import { signedInKey } from '../domain/accounts/signedInKey.ts';
import { noticeKey } from '../ui/noticeKey.ts';
import { hydrateOnUse } from './hydrateOnUse.ts';

/**
 * Something waits that only the island can show: a member's own state, a word from the page before, a place to go back to, what was
 * typed before a reload and lies under `kept`.
 */
const isAwaited = (kept: unknown) =>
  (typeof kept === 'string' && sessionStore.get(kept) !== null) ||
  localStore.get(signedInKey) !== null ||
  sessionStore.get(noticeKey) !== null ||
  history.state?.browse !== undefined ||
  new URLSearchParams(location.search).has('missing');

/**
 * `client:intent`: an island that wakes with the first use of its page, so that reading it loads no script; at once where
 * its value names something that session storage keeps for it.
 */
const intent: ClientDirective = (load, { value }, island) =>
  hydrateOnUse(load, island, () => isAwaited(value));

export default intent;
