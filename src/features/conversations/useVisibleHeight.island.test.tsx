import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useVisibleHeight } from './useVisibleHeight.ts';

const viewport = Object.assign(new EventTarget(), { height: 780, scale: 1 });
const Conversation = () => {
  useVisibleHeight();
  return null;
};
const visible = () => document.documentElement.style.getPropertyValue('--visible');
const become = (height: number, scale = 1) => {
  Object.assign(viewport, { height, scale });
  viewport.dispatchEvent(new Event('resize'));
};
afterEach(() => vi.unstubAllGlobals());

it('an on-screen keyboard shrinks the conversation, until it closes', () => {
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 780);
  const { unmount } = render(<Conversation />);
  expect(visible()).toBe('');
  become(400.4);
  expect(visible()).toBe('400px');
  become(780);
  expect(visible()).toBe('');
  // Browser bars and pinch zoom are not a keyboard.
  become(700);
  expect(visible()).toBe('');
  become(390, 2);
  expect(visible()).toBe('');
  become(400);
  unmount();
  expect(visible()).toBe('');
});
