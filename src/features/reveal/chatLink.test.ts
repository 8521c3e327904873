import { expect, it } from 'vitest';
import { chatLink, greetingFor } from './chatLink.ts';

it('[S9.12] opens a chat by digits alone, with the greeting written already', () => {
  const link = new URL(chatLink('+84 912-345.678', 'Chào bạn! Xe còn bán không? a&b'));
  expect(link.pathname).toBe('/84912345678');
  expect(link.searchParams.get('text')).toBe('Chào bạn! Xe còn bán không? a&b');
});

it('greets the seller in both languages, and says which bike is meant', () => {
  const words = { title: 'Honda Wave 2021', site: 'Vongxe', address: 'https://vongxe.example/motorcycle/w' };
  expect(greetingFor(words)).toBe(
    'Chào bạn! Chiếc Honda Wave 2021 đăng trên Vongxe còn bán không?\n' +
      'Hello! Is the Honda Wave 2021 on Vongxe still for sale?\n' +
      'https://vongxe.example/motorcycle/w',
  );
});
