import type { ClientDirective } from 'astro';
import { buttonAt, type Place, placeOf } from './buttonPlace.ts';
import { whenDrawn } from './drawn.ts';
import { onUse } from './firstUse.ts';
import { hydrateIsland } from './hydrateIsland.ts';

type Directive = Parameters<ClientDirective>;
type Press = { button: HTMLElement; place: Place };

const buttons = 'button, [data-hold]';
const buttonOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(buttons) : null;

const looksAwaited = (isAwaited: () => boolean) => {
  try {
    return isAwaited();
  } catch {
    // Storage is blocked.
    return false;
  }
};

/**
 * Hydrates an island on first interaction, or now if `isAwaited`. Then repeats the last click on a button or
 * `data-hold` link. If loading fails, shows the island's `[data-hydration-failed]` element, and the next
 * click retries.
 * @param unasked shows the failure even without a click
 */
export const hydrateOnUse = (
  load: Directive[0],
  island: Directive[2],
  isAwaited: () => boolean,
  unasked?: boolean,
) => {
  const failedNotice = island.querySelector<HTMLElement>('[data-hydration-failed]');
  const unused = new AbortController();
  /** Last click before hydration, to be repeated. */
  let pressed: Press | null = null;
  /** Button under the pressed pointer. The pointer may still scroll instead of clicking. */
  let down: Press | null = null;
  let hydrating = false;
  let hydrated = false;
  const pressOf = (button: HTMLElement): Press => ({ button, place: placeOf(island, button, buttons) });
  const showWaiting = (waits: 'true' | null) => {
    if (pressed) pressed.button.ariaBusy = waits;
  };
  const hold = (event: Event) => {
    const button = buttonOf(event);
    if (hydrated || !button) return;
    event.preventDefault();
    event.stopPropagation();
    showWaiting(null);
    pressed = pressOf(button);
    showWaiting('true');
    void wake();
  };
  const holdDown = (event: Event) => {
    const button = hydrated ? null : buttonOf(event);
    down = button && pressOf(button);
  };
  const letGo = () => {
    down = null;
  };
  /** Clicks a button that was replaced between press and release: browsers then dispatch no click. */
  const finishPress = ({ place }: Press) => {
    const finish = ({ target }: Event) => {
      const button = buttonAt(island, place, buttons);
      if (target instanceof Node && button?.contains(target)) button.click();
    };
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener('pointerup', finish, { signal });
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => ended.abort(), { signal });
  };
  /** Makes the space bar click a `data-hold` link instead of scrolling the page. */
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (hydrated || key !== ' ' || !(target instanceof HTMLElement) || !('hold' in target.dataset)) return;
    event.preventDefault();
    target.click();
  };
  /** Repeats the click. If the button was rendered again, clicks its replacement. */
  const pressAgain = () => {
    if (pressed) {
      const { button, place } = pressed;
      (button.isConnected ? button : buttonAt(island, place, buttons))?.click();
    } else if (down && !down.button.isConnected) finishPress(down);
  };
  const wake = async () => {
    if (hydrating) return;
    hydrating = true;
    unused.abort();
    if (failedNotice) failedNotice.hidden = true;
    const drawn = whenDrawn(island);
    const isThere = await hydrateIsland(load, island);
    if (isThere) await drawn;
    hydrated = isThere || !failedNotice;
    showWaiting(null);
    if (hydrated) return pressAgain();
    hydrating = false;
    if (failedNotice) failedNotice.hidden = !pressed && !unasked;
  };
  island.addEventListener('click', hold, true);
  island.addEventListener('pointerdown', holdDown, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, true);
  island.addEventListener('keydown', press);
  if (looksAwaited(isAwaited)) return void wake();
  onUse(() => void wake(), unused.signal);
};
