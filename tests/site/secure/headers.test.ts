import { beforeAll, describe, expect, it } from 'vitest';
import { hashOf, inlineOf, readInline } from '../../../local/build/collectInline.ts';
import { emulatorOrigins } from '../../../local/suite/environment.ts';
import { testSuite } from '../../../local/suite/suite.ts';
import { pageHeaders } from '../../../src/domain/platform/pageHeaders.ts';
import { type Path, paths } from '../../../src/paths.ts';
import { functionUrl, visit } from '../../functions/suite.ts';
import { inBoth, kindsOf, publishOne } from './kinds.ts';

const inline = readInline();
const expected = pageHeaders(inline, emulatorOrigins(testSuite));
const names = Object.keys(expected);
let listing: Path = '/';
let kinds: Path[] = [];
beforeAll(async () => {
  listing = await publishOne();
  kinds = inBoth([...kindsOf(listing), `${paths.home}?make=Honda`, `${paths.unsubscribe}?token=x`]);
});
const pick = (header: (name: string) => string | null) =>
  Object.fromEntries(names.map((name) => [name, header(name)]));

it('[T29] every kind of page has the same headers, from a file or from a function', async () => {
  for (const path of kinds) {
    const { header } = await visit(path);
    if (!header('content-type')?.includes('html')) continue;
    const own = path.includes(paths.unsubscribe) ? { 'Referrer-Policy': 'no-referrer' } : {};
    expect(pick(header), path).toEqual({ ...expected, ...own });
  }
});

it('[T29] a function says them itself, where Hosting is not in front of it', async () => {
  for (const path of ['/', listing, '/vi']) {
    const response = await fetch(functionUrl('pages') + path);
    expect(response.status).toBe(200);
    expect(pick((name) => response.headers.get(name))).toEqual(expected);
  }
});

it('[T30] every inline script and style is named by its hash, and nothing else is inline', async () => {
  for (const path of kinds) {
    const { body } = await visit(path);
    const { scripts, styles } = inlineOf([body]);
    expect([...inline.scripts], path).toEqual(expect.arrayContaining([...scripts]));
    expect([...inline.styles], path).toEqual(expect.arrayContaining([...styles]));
    const tags = body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*>/g) ?? [];
    expect(
      tags.filter((tag) => /\s(?:style|on\w+)=/.test(tag)),
      path,
    ).toEqual([]);
  }
});

describe('what the policy is there for', () => {
  it('a script that somebody got into a page is not among the hashes', () => {
    expect(inline.scripts).not.toContain(hashOf('alert(1)'));
  });

  it.each(['/share.png', '/icon-192.png'])('other sites may show the picture %s', async (path) => {
    expect((await visit(path)).header('cross-origin-resource-policy')).toBe('cross-origin');
  });
});
