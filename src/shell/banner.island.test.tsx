import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearConsent } from './banner.ts';

const root = document.documentElement;
let resized: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
    },
  );
  root.dataset.asks = '';
  document.body.innerHTML = '<section data-consent style="min-height: 56px"></section>';
  hearConsent();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  root.removeAttribute('style');
});

const showAt = (height: number) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  resized();
};

it('the question about cookies at its usual height leaves the root as it is: a change computes every style again', () => {
  showAt(56);
  expect(root.getAttribute('style')).toBeNull();
});

it('the page ends above the question about cookies with letters of twice the size, and takes its room back with the answer', () => {
  showAt(132);
  expect(root.style.getPropertyValue('--consent')).toBe('132px');
  showAt(0);
  expect(root.style.getPropertyValue('--consent')).toBe('0px');
});
