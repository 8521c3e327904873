import type { ClientDirective } from 'astro';
import { sessionHint } from '../domain/sessionHint.ts';
import { noticeKey } from '../ui/noticeKey.ts';
import { wakeIsland } from './wakeIsland.ts';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'change'];

/**
 * Something waits that only the island can show: a member's own state, a word from the page before, a place to go back to, what was
 * typed before a reload and lies under `kept`.
 */
const isAwaited = (kept: unknown) => {
  try {
    return (
      (typeof kept === 'string' && sessionStorage.getItem(kept) !== null) ||
      localStorage.getItem(sessionHint) !== null ||
      sessionStorage.getItem(noticeKey) !== null ||
      history.state?.browse !== undefined ||
      new URLSearchParams(location.search).has('missing')
    );
  } catch {
    // Storage is blocked, so nothing waits in it.
    return false;
  }
};

const buttonOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-hold]') : null;

/** A browser moves the pointer by nothing when a page is laid out below it, and a row of photos finds its place. */
const isBySomebody = (event: Event) => {
  if (event.type === 'pointermove' && event instanceof PointerEvent)
    return event.movementX !== 0 || event.movementY !== 0;
  return event.type !== 'scroll' || event.target === document;
};

/** The bubble that browsers have for a field that is wrong, at the button that was pressed; empty takes it back. */
const say = (button: HTMLElement | null, text: string) => {
  if (!(button instanceof HTMLButtonElement)) return;
  button.setCustomValidity(text);
  button.reportValidity();
};

/**
 * `client:intent`: an island that is complete as HTML and wakes when somebody begins to use the page, so that
 * reading it loads no script; at once where its value names something that session storage keeps for it. A button
 * (or a link with data-hold) that is pressed before the island can answer is pressed again once it can. A form with
 * `data-asleep` is never sent by the browser itself: without its script it says that text, and tries again.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const asleepText = island.querySelector<HTMLElement>('form[data-asleep]')?.dataset.asleep;
  let pressed: HTMLElement | null = null;
  let failed = false;
  const hold = (event: Event) => {
    const button = buttonOf(event);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
    if (failed) void wake();
  };
  const release = () => {
    island.removeEventListener('click', hold, true);
    pressed?.click();
  };
  const started = new AbortController();
  const wake = async () => {
    started.abort();
    failed = false;
    say(pressed, '');
    const isThere = await wakeIsland(load, island);
    if (isThere || asleepText === undefined) return release();
    failed = true;
    say(pressed, asleepText);
  };
  island.addEventListener('click', hold, true);
  if (isAwaited(value)) return void wake();
  const notice = (event: Event) => {
    if (isBySomebody(event)) void wake();
  };
  for (const sign of signs)
    addEventListener(sign, notice, { passive: true, capture: true, signal: started.signal });
};

export default intent;
