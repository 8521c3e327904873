import { sessionHint } from '../domain/sessionHint.ts';

/** Before the first paint: what is meant for visitors alone never flashes for somebody signed in. */
const member = 'data-member';
const { documentElement: root } = document;
try {
  if (localStorage.getItem(sessionHint)) root.setAttribute(member, '');
} catch {
  // Storage is blocked: such a visitor cannot be signed in here.
}

// Whoever signs out in another tab is a visitor here too, on a page that nobody has used since.
addEventListener('storage', ({ key, newValue }) => {
  if (newValue === null && (key === null || key === sessionHint)) root.removeAttribute(member);
});
