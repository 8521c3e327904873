import { askedLink } from '../astro/askedLink.ts';
import { showWaiting } from '../ui/showWaiting.ts';

/* On reading pages, local/build/criticalCss moves Astro's hydration script to the file in `data-islands`. It
   loads after the styles: at once for members, else on the first click that needs an island. In development,
   the page contains it. */
const { islands } = document.currentScript?.dataset ?? {};

/** @throws if the script or the complete styles are missing, without which islands are unstyled */
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
  /** Repeats a click that came before its island was hydrated. */
  const ask = async (event: MouseEvent) => {
    const link = askedLink(event, '[data-ask], [data-hold]');
    if (!link) return;
    event.preventDefault();
    if (isAsked) return;
    isAsked = true;
    try {
      await showWaiting(link, hydrateOnce());
      link.click();
    } catch {
      location.assign(link.href);
    }
    isAsked = false;
    hydrating = null;
  };
  document.addEventListener('click', ask);
  if ('member' in document.documentElement.dataset) hydrateOnce().catch(() => {});
};

if (islands) start(islands);
