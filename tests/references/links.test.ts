import { createServer } from 'node:http';
import { LinkChecker, LinkState } from 'linkinator';
import { expect, it } from 'vitest';
import { plainPath } from '../../src/canonicalPath.ts';
import { paths } from '../../src/paths.ts';
import { figure } from '../fixtures/figure.ts';

const site = process.env.SITE_URL ?? '';
/** Pages whose script reads the fragment: no element has it as its id. */
const scripted: readonly string[] = [paths.auth, paths.alerts, paths.messages];

const isScripted = ({ pathname, hash }: URL) => hash !== '' && scripted.includes(plainPath(pathname));
/** Number of pages checked per kind: all pages of a kind have the same template. */
const pagesOfAKind = 6;

const kindOf = ({ pathname, search }: URL): string | null => {
  const plain = plainPath(pathname);
  const [, first = '', second] = plain.split('/');
  if (search) return `${plain}?`;
  if (second !== undefined) return first;
  return /^(?:used-|[a-z0-9-]+-in-)/.test(first) ? 'market' : null;
};

/** Returns a function that selects links to follow: none to other sites, few of each kind. */
const chooser = (isOwn: (address: URL) => boolean) => {
  const read = new Map<string, Set<string>>();
  return (link: string): boolean => {
    const address = new URL(link);
    if (!isOwn(address)) return false;
    if (isScripted(address)) return false;
    const kind = kindOf(address);
    if (kind === null) return true;
    const key = `${address.pathname.startsWith('/vi') ? 'vi' : 'en'} ${kind}`;
    const some = read.get(key) ?? new Set();
    read.set(key, some);
    const page = address.pathname + address.search;
    if (some.size >= pagesOfAKind && !some.has(page)) return false;
    some.add(page);
    return true;
  };
};

it('an independent crawler finds no dead link and no dead anchor on the running site', async () => {
  const { origin } = new URL(site);
  const isFollowed = chooser((address) => address.origin === origin);
  const { links } = await new LinkChecker().check({
    path: [`${site}/`, `${site}/vi`],
    recurse: true,
    concurrency: 4,
    checkFragments: true,
    // Also retries network errors: a busy machine sometimes drops a connection.
    retryErrors: true,
    linksToSkip: async (link) => !isFollowed(link),
  });
  const followed = links.filter(({ state }) => state !== LinkState.SKIPPED);
  figure('links that a crawler followed', String(followed.length));
  expect(followed.length).toBeGreaterThan(100);
  // Ignores fragments that only scripts read. The crawler skips such links, but checks their fragments if it
  // reads the linked page later.
  const isDead = ({ state, status, url }: (typeof links)[number]) =>
    state === LinkState.BROKEN && !(status === 200 && isScripted(new URL(url)));
  expect(links.filter(isDead).map(({ url, status, parent }) => `${parent} → ${url}: ${status}`)).toEqual([]);
  expect(followed.filter(({ url }) => new URL(url).origin !== origin)).toEqual([]);
});

it('the crawler sees a dead link and a dead anchor', async () => {
  const pages: Record<string, string> = {
    '/': '<a href="/there#gone">x</a><a href="/nowhere">y</a>',
    '/there': '<p id="here">z</p>',
  };
  const server = createServer(({ url = '' }, response) => {
    const body = pages[url];
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'text/html' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { links } = await new LinkChecker().check({
    path: `http://127.0.0.1:${address.port}/`,
    recurse: true,
    checkFragments: true,
  });
  server.close();
  const broken = links.filter(({ state }) => state === LinkState.BROKEN).map(({ url }) => new URL(url));
  expect(new Set(broken.map(({ pathname, hash }) => pathname + hash))).toEqual(
    new Set(['/nowhere', '/there#gone']),
  );
});
