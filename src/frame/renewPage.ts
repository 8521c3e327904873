import { sessionStore } from '../browserStorage.ts';
import { languageOf } from '../i18n/languages.ts';
import { renew } from '../i18n/texts/renew.ts';
import { translate } from '../i18n/texts.ts';

const key = 'renewed';
/** Milliseconds: a page that fails again so soon would fail for ever. */
const patience = 60_000;

const isMissing = async (file: string) => {
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
};

/** The site no longer has a script of this page. Without a network nobody knows, and nothing is gone. */
const isOutdated = async () => {
  const islands = document.querySelectorAll('astro-island[component-url]');
  const files = new Set([...islands].map((island) => island.getAttribute('component-url') ?? ''));
  return (await Promise.all([...files].map(isMissing))).includes(true);
};

/** False, too, where the time cannot be stored: a second reload would look like the first. */
const mayReload = () =>
  Date.now() - Number(sessionStore.get(key)) > patience && sessionStore.set(key, String(Date.now()));

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
 * For a page whose scripts are of a build that the site no longer has: it was open while several versions were deployed.
 * @param isUsed somebody may have typed something that a reload would lose, so the page only says what is wrong
 */
export const renewPage = async (isUsed: boolean): Promise<void> => {
  if (!(await isOutdated())) return;
  if (!isUsed && mayReload()) location.reload();
  else say();
};
