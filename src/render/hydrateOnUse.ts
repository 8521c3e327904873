import type { ClientDirective } from 'astro';
import { whenDrawn } from '../frame/drawn.ts';
import { buttonAt, type Place, placeOf } from './buttonPlace.ts';
import { onUse } from './firstUse.ts';
import { hydrateIsland } from './hydrateIsland.ts';

type Directive = Parameters<ClientDirective>;

const buttons = 'button, [data-hold]';
const buttonOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(buttons) : null;

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
 * with data-hold) that is pressed before the island can answer shows that it waits, and is pressed again once it can. Where
 * one holds a `data-hydration-failed`, a hidden word, nothing is left to the browser: without its script it shows that, with
 * `unasked` also where nothing was pressed, and tries again with the next press.
 */
export const hydrateOnUse = (
  load: Directive[0],
  island: Directive[2],
  isAwaited: () => boolean,
  unasked?: boolean,
) => {
  const failedNotice = island.querySelector<HTMLElement>('[data-hydration-failed]');
  const unused = new AbortController();
  /** What was pressed last: that is what counts. */
  let pressed: HTMLElement | null = null;
  let place: Place = [];
  /** A button that is still held down. */
  let down: HTMLElement | null = null;
  let hydrating = false;
  let hydrated = false;
  const showWaiting = (waits: 'true' | null) => {
    if (pressed) pressed.ariaBusy = waits;
  };
  const hold = (event: Event) => {
    const button = buttonOf(event);
    if (hydrated || !button) return;
    event.preventDefault();
    event.stopPropagation();
    showWaiting(null);
    pressed = button;
    place = placeOf(island, button, buttons);
    showWaiting('true');
    void wake();
  };
  const holdDown = (event: Event) => {
    if (hydrated) return;
    down = buttonOf(event);
    if (down) place = placeOf(island, down, buttons);
  };
  const letGo = () => {
    down = null;
  };
  /** A browser makes no click of a press that began on one element and ends on the one in its place. */
  const finishPress = () => {
    const finish = ({ target }: Event) => {
      const button = buttonAt(island, place, buttons);
      if (target instanceof Node && button?.contains(target)) button.click();
    };
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener('pointerup', finish, { signal });
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => ended.abort(), { signal });
  };
  /** A link is no button to a browser: the space bar would scroll the page. */
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (hydrated || key !== ' ' || !(target instanceof HTMLElement) || !('hold' in target.dataset)) return;
    event.preventDefault();
    target.click();
  };
  /** A button that was drawn anew, since a translator had changed it, is pressed in its place. */
  const pressAgain = () => {
    if (!pressed && down && !down.isConnected) return finishPress();
    const button = pressed?.isConnected ? pressed : buttonAt(island, place, buttons);
    button?.click();
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
