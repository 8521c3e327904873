import type { ClientDirective } from 'astro';
import { sessionHint } from '../domain/sessionHint.ts';
import { noticeKey } from '../ui/noticeKey.ts';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'change'];

/** Something waits that only the island can show: a member's own state, a word from the page before, a place to go back to. */
const isAwaited = () => {
  try {
    return (
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

/**
 * `client:intent`: an island that is complete as HTML and wakes when somebody begins to use the page, so that
 * reading it loads no script. A button (or a link with
 * data-hold) that is pressed before the island can answer is pressed again once it can.
 */
const intent: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = buttonOf(event);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  const started = new AbortController();
  const wake = async () => {
    started.abort();
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      island.removeEventListener('click', hold, true);
      pressed?.click();
    }
  };
  island.addEventListener('click', hold, true);
  if (isAwaited()) return void wake();
  const notice = (event: Event) => {
    if (isBySomebody(event)) void wake();
  };
  for (const sign of signs)
    addEventListener(sign, notice, { passive: true, capture: true, signal: started.signal });
};

export default intent;
