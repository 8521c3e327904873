import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderBundle } from '../../../functions/src/pages/renderBundle.ts';
import { samplePages } from '../../../local/build/samplePages.ts';
import { figure } from '../../fixtures/figure.ts';
import { builtPages, readFile } from '../built.ts';

type Message = { type: string; subType?: string; message: string; url?: string; extract?: string };

/** Messages about what the checker does not know yet, or what a browser needs in spite of it. */
const exceptions: readonly { message: RegExp; reason: string }[] = [
  { message: /^CSS: Unrecognized at-rule “@property”/, reason: 'CSS Properties and Values: in every engine' },
  { message: /^CSS: “transition-property”: “--tw-/, reason: 'custom properties can have transitions' },
  {
    message: /^CSS: “(?:margin-trim|field-sizing|container-type)”: Property “[\w-]+” doesn't exist/,
    reason: 'CSS Box 4, Basic UI 4, Containment 3; browsers without them ignore them',
  },
  {
    message: /^CSS: “(?:fill|background)”: “var\(--shade\)” is not a “\*invalid\*” value/,
    reason: 'the percentage of color-mix() may be a custom property: CSS Color 5',
  },
  { message: /^CSS: “--u”: Parse Error/, reason: 'cqw is a unit of CSS Containment 3' },
  {
    message:
      /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “styles/,
    reason: 'HTML allows blocking="render" beside rel="expect"',
  },
  {
    message: /^The “list” role is unnecessary for element “[uo]l”/,
    reason: 'Safari drops the role of a list without bullets: https://bugs.webkit.org/show_bug.cgi?id=170179',
  },
];
const isExcepted = ({ message }: Message) => exceptions.some((exception) => exception.message.test(message));

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const folder = mkdtempSync(join(tmpdir(), 'html-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Asks the checker about all files of the folder at once: to start it takes longer than a page does. */
const checkFolder = (): Message[] => {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html'];
  // One compiler is quicker over so short a run.
  const java = ['-Xss2m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar];
  const output = execFileSync('java', [...java, ...options, folder], { maxBuffer: 256 * 1024 * 1024 });
  return JSON.parse(String(output)).messages;
};

const write = (name: string, html: string) => {
  const file = join(folder, `${name}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
};

const server = new URL('../../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));
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
  write('faulty', faulty);
  pages = builtPages().length + samples.length;
  messages = checkFolder();
});
const nameOf = ({ url = '' }: Message) => fileURLToPath(url).slice(folder.length);

it('the Nu HTML checker finds no fault in any page, built or rendered', () => {
  figure('pages read by the Nu HTML checker', String(pages));
  expect(pages).toBeGreaterThan(100);
  // Without a subtype it is advice on style; React closes void elements with a slash.
  const faults = messages.filter(
    (message) => (message.type === 'error' || message.subType) && nameOf(message) !== '/faulty.html',
  );
  expect(
    faults
      .filter((fault) => !isExcepted(fault))
      .map((fault) => `${nameOf(fault)}: ${fault.message} ${fault.extract}`),
  ).toEqual([]);
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
