import { globSync } from 'node:fs';
import { pageHeaders } from '../../src/domain/platform/pageHeaders.ts';
import { health, securityTextPath } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { readInline } from '../build/collectInline.ts';
import { inRoot } from '../project.ts';
import type { Looked } from './release.ts';

type Answer = { status: number; headers: Headers; body: string };
type Look = { what: string; path: string; init?: RequestInit; is: (answer: Answer) => boolean };

const isPage = ({ status, headers }: Answer) =>
  status === 200 &&
  Object.entries(pageHeaders(readInline())).every(([name, value]) => headers.get(name) === value);

const cacheOf = (headers: Headers) => headers.get('Cache-Control') ?? '';

const firstAssets = () => {
  const names = globSync('*.{js,css}', { cwd: inRoot('dist', 'client', '_astro') });
  return ['.js', '.css'].flatMap((kind) => names.find((name) => name.endsWith(kind)) ?? []);
};

const looksAt = (): Look[] => [
  {
    what: 'a file of Hosting comes with the headers of production',
    path: '/buying-guide',
    is: isPage,
  },
  {
    what: 'a page that a function renders comes with the same headers',
    path: '/vi',
    is: (answer) => isPage(answer) && answer.body.includes(settings.origin),
  },
  {
    what: 'no page lets a browser ask this machine',
    path: '/',
    is: ({ headers }) =>
      !/localhost|127\.0\.0\.1/.test(headers.get('Content-Security-Policy') ?? 'localhost'),
  },
  {
    what: 'search engines are sent to the public address',
    path: '/robots.txt',
    is: ({ body }) => body.includes(`${settings.origin}/sitemap-index.xml`),
  },
  {
    what: 'who finds a vulnerability is told where to report it',
    path: securityTextPath,
    is: ({ status, headers, body }) =>
      status === 200 &&
      headers.get('Content-Type') === 'text/plain; charset=utf-8' &&
      body.includes(`Canonical: ${settings.origin}${securityTextPath}`),
  },
  {
    what: 'the catalogue answers',
    path: '/catalogue/index.json',
    is: ({ status, body }) => status === 200 && body.includes('"parts"'),
  },
  {
    what: 'the site says which build it is, and how it is',
    path: health,
    is: ({ status, body }) => (status === 200 || status === 503) && /"build":"[0-9a-f]{12}"/.test(body),
  },
  {
    what: 'an unknown address leads home, in its language',
    path: '/vi/no-such-page',
    is: ({ status, headers }) => status === 302 && headers.get('Location') === '/vi?missing=page',
  },
  {
    what: 'a missing file is missing, and no browser remembers that for long',
    path: '/_astro/no-such.js',
    is: ({ status, headers }) => status === 404 && cacheOf(headers) === 'no-store',
  },
  {
    what: 'a page of Hosting is asked for anew each time',
    path: '/sell',
    is: ({ status, headers }) => status === 200 && cacheOf(headers) === 'no-cache',
  },
  ...firstAssets().map((name) => ({
    what: `a file with a version in its name is kept for good (${name})`,
    path: `/_astro/${name}`,
    is: ({ status, headers }: Answer) => status === 200 && cacheOf(headers).endsWith('immutable'),
  })),
];

export const inspect = async (site: string): Promise<Looked[]> => {
  const looks: Looked[] = [];
  for (const { what, path, init, is } of looksAt()) {
    const response = await fetch(site + path, { redirect: 'manual', ...init });
    const answer = { status: response.status, headers: response.headers, body: await response.text() };
    looks.push([what, is(answer) ? [] : [`${path}, which answered ${answer.status}`]]);
  }
  return looks;
};
