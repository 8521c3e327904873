import type { ClientDirective } from 'astro';
import { localStore, sessionStore } from '../browserStorage.ts';
import { signedInKey } from '../domain/accounts/signedInKey.ts';
import { noticeKey } from '../ui/noticeKey.ts';
import { hydrateOnUse } from './hydrateOnUse.ts';
import type { Wait } from './wait.ts';

/** Whether a thing that an island waits for is there. */
export const isThere = (wait: Wait): boolean => {
  const [kind, name = ''] = wait.split(/:(.*)/);
  if (kind === 'member') return localStore.get(signedInKey) !== null;
  if (kind === 'notice') return sessionStore.get(noticeKey) !== null;
  if (kind === 'local') return localStore.keys().some((key) => key.startsWith(name));
  if (kind === 'session') return sessionStore.get(name) !== null;
  if (kind === 'search') return new URLSearchParams(location.search).has(name);
  if (kind === 'state') return history.state?.[name] !== undefined;
  return kind === 'now';
};

/**
 * `client:use={['notice', 'search:like']}`: an island that wakes with the first use of its page, so that reading it loads no
 * script. It wakes at once where something is there that only the island can show: its page names it.
 * With `now` it always does, and says without being asked where its script cannot be had.
 */
const use: ClientDirective = (load, { value }, island) => {
  const waits: readonly Wait[] = Array.isArray(value) ? value : [];
  hydrateOnUse(load, island, () => waits.some(isThere), waits.includes('now'));
};

export default use;
