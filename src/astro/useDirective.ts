import type { ClientDirective } from 'astro';
import { localStore, sessionStore } from '../browserStorage.ts';
import { signedInKey } from '../domain/accounts/signedInKey.ts';
import { noticeKey } from '../ui/noticeKey.ts';
import { hydrateOnUse } from './hydrateOnUse.ts';
import type { Wait } from './wait.ts';

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
 * Client directive `client:use={['notice', 'search:like']}`. Hydrates at once if one of the conditions holds,
 * else on first interaction. With `now`, a failure is shown without a click.
 */
const use: ClientDirective = (load, { value }, island) => {
  const waits: readonly Wait[] = Array.isArray(value) ? value : [];
  hydrateOnUse(load, island, () => waits.some(isThere), waits.includes('now'));
};

export default use;
