import type { ClientDirective } from 'astro';
import { localStore, sessionStore } from '../browserStorage.ts';
import { noticeKey } from '../ui/noticeKey.ts';
import { hydrateOnUse } from './hydrateOnUse.ts';

/** A word from the page before, a form that was left unfinished, or one that the address wants to be filled in. */
const isAwaited = (kept: string) =>
  /[?&]like=/.test(location.search) ||
  sessionStore.get(noticeKey) !== null ||
  localStore.keys().some((key) => key.startsWith(kept));

/**
 * `client:fill`: a form that stands empty in its page and can be filled in before its island is there, which wakes with
 * the first use of the page; at once where local storage keeps something under a name that begins with its
 * value, or where the address names a listing that the form shall be like.
 */
const fill: ClientDirective = (load, { value }, island) =>
  hydrateOnUse(load, island, () => isAwaited(String(value)));

export default fill;
