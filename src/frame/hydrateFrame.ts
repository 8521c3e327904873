import { askedLink } from '../render/askedLink.ts';
import { showWaiting } from '../ui/showWaiting.ts';

/*
 * A page that is read comes without what its islands need to wake: local/build/criticalCss moves Astro's script to a file and
 * writes its address on this script, which waits for the whole styles. It is fetched at once for somebody who has signed
 * in before, else with the first click that asks for an island. Without an address (`npm run dev`) the page carries it.
 */
const { islands } = document.currentScript?.dataset ?? {};

/** @throws where the script cannot be had, or an island would be drawn without the whole styles */
const hydrate = async (script: string) => {
  if (!document.querySelector<HTMLLinkElement>('#fold')?.sheet?.cssRules.length) throw new Error('no styles');
  await import(/* @vite-ignore */ script);
};

const start = (script: string) => {
  let hydrating: Promise<void> | null = null;
  let isAsked = false;
  const hydrateOnce = () => {
    hydrating ??= hydrate(script).then(() => document.removeEventListener('click', ask));
    return hydrating;
  };
  /** A click that comes before its island can hear it is made again once it can. */
  const ask = async (event: MouseEvent) => {
    const asked = askedLink(event, '[data-ask], [data-hold]');
    if (!asked) return;
    event.preventDefault();
    if (isAsked) return;
    isAsked = true;
    try {
      await showWaiting(asked, hydrateOnce());
      asked.click();
    } catch {
      location.assign(asked.href);
    }
    isAsked = false;
    hydrating = null;
  };
  document.addEventListener('click', ask);
  if ('member' in document.documentElement.dataset) hydrateOnce().catch(() => {});
};

if (islands) start(islands);
