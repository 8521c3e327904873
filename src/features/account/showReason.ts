import { pendingLike } from '../../ui/pendingLike.ts';
import { signInReason } from './signInReason.ts';

/** Inline in the sign-in page, right behind the line that says why one is here: nothing moves when it speaks. */
const line = document.querySelector<HTMLElement>('[data-reasons]');
const reason = signInReason(
  JSON.parse(line?.dataset.reasons ?? '{}'),
  new URLSearchParams(location.search),
  (back) => pendingLike(back) !== null,
);
if (line && reason) {
  line.textContent = reason;
  line.hidden = false;
}
