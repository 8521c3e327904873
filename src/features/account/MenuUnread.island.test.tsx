import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../tests/memory/openIsland.tsx';
import { MenuUnread } from './MenuUnread.tsx';

/** The phone's menu button, as the header of a page has it. */
const header = () => {
  const menu = document.createElement('details');
  menu.toggleAttribute('data-header-menu');
  const button = document.createElement('summary');
  button.ariaLabel = 'Menu';
  menu.append(button);
  document.body.append(menu);
  return { menu, button };
};

it('the shut menu shows and says how many messages wait in it', () => {
  const { menu, button } = header();
  const { rerender, unmount } = render(<MenuUnread lang="en" count={null} />);
  expect([button.ariaLabel, button.textContent]).toEqual(['Menu', '']);
  rerender(<MenuUnread lang="en" count={0} />);
  expect([button.ariaLabel, button.textContent]).toEqual(['Menu', '']);
  rerender(<MenuUnread lang="en" count={2} />);
  expect([button.ariaLabel, button.textContent]).toEqual(['Menu, 2 open messages', '2']);
  rerender(<MenuUnread lang="en" count={1} />);
  expect(button.ariaLabel).toBe('Menu, 1 open message');
  unmount();
  expect(button.ariaLabel).toBe('Menu');
  menu.remove();
  render(<MenuUnread lang="en" count={2} />);
  expect(document.body.textContent).toBe('');
});
