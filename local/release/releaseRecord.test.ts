import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { askRelease, releaseHere, writeRelease } from './releaseRecord.ts';

afterEach(() => vi.unstubAllGlobals());

const ask = (answer: () => Response) => {
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('https://www.site.vn/release.json');
    return answer();
  });
  return askRelease('https://www.site.vn');
};

it('what a deployment records is what the next one reads, and holds names alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const here = await releaseHere();
  writeRelease(folder, here);
  const text = readFileSync(join(folder, 'release.json'), 'utf8');
  rmSync(folder, { recursive: true });
  expect(await ask(() => new Response(text))).toEqual(here);
  expect(here.settings).toEqual(expect.arrayContaining(['origin', 'signIn.phone', 'minInstances']));
  expect(Object.keys(JSON.parse(text))).toEqual(['version', 'commit', 'settings']);
});

it.each([
  ['no such file', () => new Response('', { status: 404 }), null],
  ['another page', () => Response.redirect('https://elsewhere.vn/'), null],
  ['a file of another form', () => new Response('{"version":"1"}'), null],
  ['no JSON', () => new Response('<html>'), undefined],
  ['a site that is down', () => new Response('', { status: 503 }), undefined],
  ['no network', () => Promise.reject(new Error('no network')) as never, undefined],
])('a site with %s', async (_, answer, release) => expect(await ask(answer)).toBe(release));
