import { pendingAction } from '../../ui/pendingAction.ts';
import { signInReason } from './signInReason.ts';

/** Inline script right after this element, so that its text causes no layout shift. */
const line = document.querySelector<HTMLElement>('[data-reasons]');
const reason = signInReason(
  JSON.parse(line?.dataset.reasons ?? '{}'),
  new URLSearchParams(location.search),
  (back) => pendingAction(back)?.kind,
);
if (line && reason) {
  line.textContent = reason;
  line.hidden = false;
}
