import { afterEach, expect, it, vi } from 'vitest';
import { hasButton, press, says, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { Message } from './Message.tsx';

const translator = {
  availability: async () => 'available',
  create: async ({ targetLanguage }: { targetLanguage: string }) => ({
    translate: async (text: string) => `[${targetLanguage}] ${text}`,
    destroy: () => undefined,
  }),
};
const show = (own: boolean) =>
  openIsland(Message, { lang: 'vi', own, className: '', content: { message: 'Is it still for sale?' } });

afterEach(() => void vi.unstubAllGlobals());

it('a message of the other side says its language, and is translated and shown again on a press', async () => {
  vi.stubGlobal('Translator', translator);
  show(false);
  await says('Tin viết bằng tiếng Anh.');
  const original = () => document.querySelector<HTMLElement>('p[lang="en"]');
  expect(original()?.textContent).toBe('Is it still for sale?');
  await press('Dịch');
  await until(() => document.querySelector('[data-translated]')?.textContent).toBe(
    '[vi] Is it still for sale?',
  );
  expect(original()?.hidden).toBe(true);
  await press('Xem bản gốc');
  expect(original()?.hidden).toBe(false);
});

it('one’s own message is only marked with its language', async () => {
  vi.stubGlobal('Translator', translator);
  show(true);
  await says('Is it still for sale?');
  expect(document.querySelector('p[lang="en"]')).not.toBeNull();
  expect(document.body.textContent).not.toContain('Tin viết bằng');
  expect(hasButton('Dịch')).toBe(false);
});
