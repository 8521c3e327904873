import { askedLink } from '../render/askedLink.ts';

/*
 * A page that is read comes without what its islands need to wake: local/build/slim moves Astro's script, and the
 * whole styles, to files and writes their addresses on this script. Both are fetched at once for somebody who has
 * signed in before, else with the first click that asks for an island. Without addresses (`npm run dev`) the page
 * carries all of it.
 */
const { islands, styles } = document.currentScript?.dataset ?? {};

const link = (rel: string, href: string) =>
  new Promise((resolve, reject) => {
    const element = document.createElement('link');
    document.head.append(Object.assign(element, { rel, href, onload: resolve, onerror: reject }));
  });

/** An island is drawn with the whole styles there. */
const wake = async (script: string, sheet: string) => {
  link('modulepreload', script).catch(() => {});
  await link('stylesheet', sheet);
  await import(/* @vite-ignore */ script);
};

const start = (script: string, sheet: string) => {
  let waking: Promise<void> | null = null;
  let isAsked = false;
  const wakeOnce = () => {
    waking ??= wake(script, sheet).then(() => document.removeEventListener('click', ask));
    return waking;
  };
  /** The first click is made again for the island that it has woken. */
  const ask = async (event: MouseEvent) => {
    const asked = askedLink(event, '[data-ask]');
    if (!asked) return;
    event.preventDefault();
    if (isAsked) return;
    isAsked = true;
    try {
      await wakeOnce();
      asked.click();
    } catch {
      location.assign(asked.href);
    }
    isAsked = false;
    waking = null;
  };
  document.addEventListener('click', ask);
  if ('member' in document.documentElement.dataset) wakeOnce().catch(() => {});
};

if (islands && styles) start(islands, styles);
