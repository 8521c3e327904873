import type { ClientDirective } from 'astro';
import { onUse } from './firstUse.ts';
import { wakeIsland } from './wakeIsland.ts';

type Directive = Parameters<ClientDirective>;

const buttonOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-hold]') : null;

const looksAwaited = (isAwaited: () => boolean) => {
  try {
    return isAwaited();
  } catch {
    // Storage is blocked, so nothing waits in it.
    return false;
  }
};

/**
 * An island that is complete as HTML, and wakes when somebody begins to use the page, or at once where it is awaited. A button (or a link
 * with data-hold) that is pressed before the island can answer is pressed again once it can. Where one holds
 * a `data-asleep`, a hidden word, nothing is left to the browser: without its script it shows that, and tries again.
 */
export const sleepingIsland = (load: Directive[0], island: Directive[2], isAwaited: () => boolean) => {
  const asleep = island.querySelector<HTMLElement>('[data-asleep]');
  let pressed: HTMLElement | null = null;
  let failed = false;
  const hold = (event: Event) => {
    const button = buttonOf(event);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
    if (failed || !started.signal.aborted) void wake();
  };
  /** A link is no button to a browser: the space bar would scroll the page. */
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || !('hold' in target.dataset)) return;
    event.preventDefault();
    target.click();
  };
  const release = () => {
    island.removeEventListener('click', hold, true);
    island.removeEventListener('keydown', press);
    pressed?.click();
  };
  const started = new AbortController();
  const wake = async () => {
    started.abort();
    failed = false;
    if (asleep) asleep.hidden = true;
    const isThere = await wakeIsland(load, island);
    if (isThere || !asleep) return release();
    failed = true;
    asleep.hidden = pressed === null;
  };
  island.addEventListener('click', hold, true);
  island.addEventListener('keydown', press);
  if (looksAwaited(isAwaited)) return void wake();
  onUse(() => void wake(), started.signal);
};
