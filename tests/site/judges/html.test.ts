import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeEmail } from '../../../functions/src/emails/mail.ts';
import { renderBundle } from '../../../functions/src/platform/renderBundle.ts';
import { samplePages } from '../../../local/build/samplePages.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { everyEmail, linksTo } from '../../fixtures/everyEmail.ts';
import { figure } from '../../fixtures/figure.ts';
import { checkFolder, exceptions, faultsIn, type Message } from '../../fixtures/nuChecker.ts';
import { builtPages, readFile } from '../built.ts';

const folder = mkdtempSync(join(tmpdir(), 'html-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, html: string) => {
  const file = join(folder, `${name}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
};

const server = new URL('../../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));
const link = 'https://vongxe.example/x?a=1&b=2#t';
let messages: Message[] = [];
let pages = 0;
const faulty = `<!doctype html><html lang="en"><title>x</title><p class="a" class="b">y</p></html>`;

beforeAll(async () => {
  for (const address of builtPages()) write(`built${address}`, readFile(`${address}.html`));
  const samples = samplePages();
  for (const [number, { path, locals }] of samples.entries())
    write(
      `rendered/${number}${new URL(path, 'https://here.example').pathname}`,
      (await render(path, locals)).html,
    );
  let emails = 0;
  for (const language of languages)
    for (const [kind, written] of Object.entries(
      everyEmail('lan@example.com', linksTo(link), { language }),
    )) {
      write(`emails/${language}/${kind}`, composeEmail(written)?.html ?? '');
      emails += 1;
    }
  write('faulty', faulty);
  pages = builtPages().length + samples.length + emails;
  messages = checkFolder(folder);
});
const nameOf = ({ url = '' }: Message) => fileURLToPath(url).slice(folder.length);

it('the Nu HTML checker finds no fault in any page, built or rendered, nor in any email', () => {
  figure('pages read by the Nu HTML checker', String(pages));
  expect(pages).toBeGreaterThan(100);
  const faults = faultsIn(messages).filter((message) => nameOf(message) !== '/faulty.html');
  expect(faults.map((fault) => `${nameOf(fault)}: ${fault.message} ${fault.extract}`)).toEqual([]);
});

it('the checker sees a fault, and every exception is still needed', () => {
  const seen = messages.filter((message) => nameOf(message) === '/faulty.html').map(({ message }) => message);
  expect(seen).toContain('Duplicate attribute “class”.');
  for (const { message, reason } of exceptions)
    expect(
      messages.some((one) => message.test(one.message)),
      reason,
    ).toBe(true);
});
