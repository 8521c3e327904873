import { pendingAction } from '../../ui/pendingAction.ts';
import { signInReason } from './signInReason.ts';

/** Inlined right after the line that it fills, so that the text causes no layout shift. */
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
