import { sessionStore } from '../browserStorage.ts';
import { languageOf } from '../i18n/languages.ts';
import { renew } from '../i18n/texts/renew.ts';
import { translate } from '../i18n/texts.ts';

const key = 'renewed';
/** Milliseconds between reloads: a failing page must not reload for ever. */
const minReloadMs = 60_000;

const isMissing = async (file: string) => {
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
};

/** Returns whether the server lacks a script of this page. False while offline. */
const isOutdated = async () => {
  const islands = document.querySelectorAll('astro-island[component-url]');
  const files = new Set([...islands].map((island) => island.getAttribute('component-url') ?? ''));
  return (await Promise.all([...files].map(isMissing))).includes(true);
};

/**
 * Returns whether the last reload is long enough ago. False if storage is blocked: the page could reload for
 * ever.
 */
const mayReload = () =>
  Date.now() - Number(sessionStore.get(key)) > minReloadMs && sessionStore.set(key, String(Date.now()));

const say = () => {
  if (document.querySelector('[data-renew]')) return;
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'offline-notice';
  notice.dataset.renew = '';
  notice.textContent = translate(languageOf(location.pathname), renew)('notLoaded');
  document.querySelector('main')?.prepend(notice);
};

/**
 * If the page is older than the oldest deployed build, its scripts are missing: reloads it, or shows a
 * notice.
 * @param isUsed the person may have typed something: no reload
 */
export const renewPage = async (isUsed: boolean): Promise<void> => {
  if (!(await isOutdated())) return;
  if (!isUsed && mayReload()) location.reload();
  else say();
};
