import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainPath, twin } from './canonicalPath.ts';
import { languageOf } from './i18n/languages.ts';
import { guardedPaths, isIndexed, localize, paths, signInPath } from './paths.ts';

describe('the language of an address', () => {
  it.each([
    ['/', 'en'],
    ['/sell', 'en'],
    ['/video', 'en'],
    ['/vi', 'vi'],
    ['/vi/', 'vi'],
    ['/vi/sell?x=1', 'vi'],
    ['/vi?make=Honda', 'vi'],
    ['/vihonda-motorcycles-vietnam', 'en'],
  ])('[S2.3 S2.4] of %s is %s', (path, language) => {
    expect(languageOf(path)).toBe(language);
  });
});

describe('pages of members', () => {
  const closed = [
    '/sell',
    '/edit-listing',
    '/my-listings',
    '/liked-bikes',
    '/messages',
    '/alerts',
    '/profile',
    '/admin',
    '/share-kit',
    '/shop-stock',
  ] as const;
  it('[S2.23] are these, and no other', () => {
    expect(guardedPaths.toSorted()).toEqual(closed.toSorted());
  });
  it.each(closed)('[S2.26] %s is indexed by nobody', (path) => {
    expect(isIndexed(path)).toBe(false);
  });
});

describe('search engines', () => {
  it.each([
    '/compare',
    '/compare?bikes=honda-wave-2021-hue',
    '/what-is-read',
    '/unsubscribe',
    '/offline',
  ] as const)('list no page at %s', (path) => expect(isIndexed(path)).toBe(false));
  it.each(['/', '/?make=Honda', '/motorcycle/sell', '/compared', '/seller/an', '/shop/hung'] as const)(
    'may list a page at %s',
    (path) => expect(isIndexed(path)).toBe(true),
  );
  it('are told once: a page says noIndex only for what it holds', () => {
    const pages = globSync('src/pages/**/*.astro');
    const always = pages.filter((page) => /\bnoIndex(?![=\w])/.test(readFileSync(page, 'utf8')));
    // This page replaces deleted listings, so search engines must never list it.
    expect(always).toEqual(['src/pages/[...lang]/gone.astro']);
    const headers = globSync('functions/src/**/*.ts', {
      exclude: (name) => name.endsWith('.test.ts'),
    }).filter((file) => readFileSync(file, 'utf8').includes("'X-Robots-Tag'"));
    expect(headers).toEqual(['functions/src/http/answer.ts']);
  });
});

describe('twins', () => {
  it.each([
    ['/', '/vi'],
    ['/sell', '/vi/sell'],
    ['/motorcycle/honda-wave?from=1#photos', '/vi/motorcycle/honda-wave?from=1#photos'],
  ] as const)('[S2.1 S2.2 S2.6] %s and %s are each other’s', (english, vietnamese) => {
    expect(twin(english)).toBe(vietnamese);
    expect(twin(vietnamese)).toBe(english);
  });

  it.each(['/?make=Honda', '/#rides'] as const)(
    '[S2.2] keeps %s of the home page behind /vi itself',
    (path) => {
      expect(localize('vi', path)).toBe(`/vi${path.slice(1)}`);
      expect(plainPath(localize('vi', path))).toBe(path);
    },
  );

  it('localizes what it made plain', () => {
    for (const path of ['/', '/sell', '/motorcycle/x'] as const)
      expect(plainPath(localize('vi', path))).toBe(path);
  });
});

describe('signing in on the way', () => {
  it('[S2.25] carries the encoded path and query to come back to', () => {
    const address = new URL(signInPath('en', '/sell?draft=1&x=a b'), 'https://vongxe.example');
    expect(address.pathname).toBe('/auth');
    expect([...address.searchParams]).toEqual([['redirect', '/sell?draft=1&x=a b']]);
  });

  it('[S1.24] leads from the home page to /auth?redirect=/', () => {
    expect(signInPath('en', paths.home)).toBe('/auth?redirect=/');
    expect(signInPath('vi', localize('vi', paths.home))).toBe('/vi/auth?redirect=/vi');
  });
});
