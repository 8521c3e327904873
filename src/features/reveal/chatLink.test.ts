import { expect, it } from 'vitest';
import { chatLink } from './chatLink.ts';

it('[S9.12] opens a chat by digits alone, with the greeting written already', () => {
  const link = new URL(chatLink('+84 912-345.678', 'Chào bạn! Xe còn bán không? a&b'));
  expect(link.pathname).toBe('/84912345678');
  expect(link.searchParams.get('text')).toBe('Chào bạn! Xe còn bán không? a&b');
});
