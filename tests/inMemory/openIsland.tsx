import { cleanup, configure, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach } from 'vitest';
import { signedInKey } from '../../src/domain/accounts/signedInKey.ts';
import { $session } from '../../src/firebase/session.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { $notices } from '../../src/ui/notify.ts';
import { browserFetch, emptyWorld } from './browserFirestore.ts';
import { enter } from './memoryAuthentication.ts';
import { timeoutMs } from './timeoutMs.ts';

// Shortens failures to the message: the whole page would be too long.
configure({
  asyncUtilTimeout: timeoutMs,
  getElementError: (message) => new Error(message ?? 'not found'),
});
class Seen implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
}
globalThis.IntersectionObserver = Seen;
globalThis.visualViewport = null;
globalThis.fetch = browserFetch as typeof fetch;
beforeEach(() => {
  emptyWorld();
  localStorage.clear();
  sessionStorage.clear();
  atWidth(1024);
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  enter(null);
  $notices.set([]);
});

/** Sets the window's width in pixels; 1024 by default. */
export const atWidth = (width: number): void =>
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  });

export const member = { id: 'buyer', email: 'binh@example.com', name: 'Bình', avatar: null };

/** Renders an island as on a page: for a member, or for a visitor if `as` is null. */
export const openIsland = <P extends { lang: Language }>(
  Island: ComponentType<P>,
  props: P,
  { as = member }: { as?: typeof member | null } = {},
) => {
  if (as) localStorage.setItem(signedInKey, '1');
  enter(as);
  $session.set(as ? { state: 'in', user: as } : { state: 'out' });
  return render(<Island {...props} />);
};
