import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Letters } from './letters.ts';
import { letterPage, listPage } from './pages.ts';

const raw = (subject: string, html = '<p>Chào</p>') =>
  Buffer.from(
    `From: Vongxe <no-reply@vongxe.local>\r\nTo: lan@example.vn\r\nSubject: ${subject}\r\n` +
      `Content-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`,
  );
const open = () => {
  const folder = mkdtempSync(join(tmpdir(), 'letters-'));
  return { folder, letters: new Letters(folder) };
};

it('reads a letter, keeps its file, and lists the newest first', async () => {
  const { folder, letters } = open();
  await letters.receive(raw('=?utf-8?Q?Xin_ch=C3=A0o?='), ['lan@example.vn']);
  await letters.receive(raw('Second'), ['nam@example.vn']);
  expect(letters.list().map(({ subject }) => subject)).toEqual(['Second', 'Xin chào']);
  expect(letters.list('LAN@example.vn')[0]).toMatchObject({
    to: ['lan@example.vn'],
    from: 'no-reply@vongxe.local',
    html: '<p>Chào</p>\n',
  });
  expect(readdirSync(folder)).toHaveLength(2);
});

it('forgets the letters that a test is done with', async () => {
  const { letters } = open();
  await letters.receive(raw('Old'), ['lan@example.vn']);
  letters.clear();
  expect(letters.list()).toEqual([]);
});

it('shows a letter without running anything in it', async () => {
  const { letters } = open();
  const letter = await letters.receive(raw('<b>hi</b>', '<script>alert("x")</script>'), ['lan@example.vn']);
  expect(listPage([letter])).toContain('&lt;b&gt;hi&lt;/b&gt;');
  expect(letterPage(letter)).not.toContain('<script>');
  expect(letterPage(letter)).toContain('sandbox="allow-popups');
});
