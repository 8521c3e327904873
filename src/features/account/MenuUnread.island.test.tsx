import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../tests/inMemory/openIsland.tsx';
import { MenuUnread } from './MenuUnread.tsx';

const header = () => {
  const menu = document.createElement('details');
  menu.toggleAttribute('data-header-menu');
  const button = document.createElement('summary');
  button.ariaLabel = 'Menu';
  menu.append(button);
  document.body.append(menu);
  return { menu, button };
};

it('[S4.25] the shut menu shows and says how many conversations are open in it, and whether one is unread', () => {
  const { menu, button } = header();
  const { rerender, unmount } = render(<MenuUnread lang="en" waiting={null} />);
  expect([button.ariaLabel, button.textContent]).toEqual(['Menu', '']);
  rerender(<MenuUnread lang="en" waiting={{ open: 0, unread: 0 }} />);
  expect([button.ariaLabel, button.textContent]).toEqual(['Menu', '']);
  rerender(<MenuUnread lang="en" waiting={{ open: 2, unread: 1 }} />);
  expect([button.ariaLabel, button.textContent]).toEqual(['Menu, 2 open conversations, 1 unread', '2']);
  expect(button.querySelector('[data-unread-badge]')?.className).toContain('bg-signal');
  rerender(<MenuUnread lang="vi" waiting={{ open: 1, unread: 0 }} />);
  expect(button.ariaLabel).toBe('Menu, 1 cuộc trò chuyện đang mở, đã đọc hết');
  expect(button.querySelector('[data-unread-badge]')?.className).not.toContain('signal');
  unmount();
  expect(button.ariaLabel).toBe('Menu');
  menu.remove();
  render(<MenuUnread lang="en" waiting={{ open: 2, unread: 1 }} />);
  expect(document.body.textContent).toBe('');
});
