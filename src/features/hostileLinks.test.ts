import { expect, it } from 'vitest';
import { hostileStrings } from '../../tests/fixtures/hostileStrings.ts';
import { chatLink } from './reveal/chatLink.ts';
import { shareTargets } from './share/shareTargets.ts';

it('[hostile] a title in a link to another service stays in its place', () => {
  for (const text of hostileStrings) {
    const { whatsapp, facebook } = shareTargets('https://vongxe.example/motorcycle/x', text);
    expect(new URL(whatsapp).searchParams.get('text')).toBe(
      `${text.toWellFormed()} https://vongxe.example/motorcycle/x`,
    );
    expect([...new URL(facebook).searchParams.keys()]).toEqual(['u']);
    const chat = new URL(chatLink('+84912345678', text));
    expect([chat.origin, chat.pathname]).toEqual(['https://wa.me', '/84912345678']);
    expect([...chat.searchParams]).toEqual([['text', text.toWellFormed()]]);
  }
});
