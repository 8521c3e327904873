import { sessionHint } from '../domain/sessionHint.ts';

/** Before the first paint: what is meant for visitors alone never flashes for somebody signed in. */
try {
  if (localStorage.getItem(sessionHint)) document.documentElement.dataset.member = '';
} catch {
  // Storage is blocked: such a visitor cannot be signed in here.
}
