import { expect, it } from 'vitest';
import { guardedPaths, paths } from '../paths.ts';
import { strategyFor } from './cacheStrategy.ts';

const visit = (path: string) => strategyFor({ method: 'GET', isVisit: true, path });
const fetched = (path: string) => strategyFor({ method: 'GET', isVisit: false, path });

it.each([
  ['/buying-guide', 'guide'],
  ['/vi/buying-guide', 'guide'],
  ['/vi/honda-motorcycles-vietnam', 'guide'],
  ['/routes', 'guide'],
  ['/vi/phrases', 'guide'],
  ['/vi/terms', 'guide'],
  ['/viewing', 'guide'],
  ['/vi/papers', 'guide'],
  ['/costs', 'guide'],
  ['/motorcycle/honda-wave-2021-hue', 'bike'],
  ['/vi/motorcycle/honda-wave-2021-hue', 'bike'],
  ['/', 'page'],
  ['/vi', 'page'],
  ['/auth', 'page'],
  ['/contact', 'page'],
])('a visit of %s is a %s', (path, strategy) => expect(visit(path)).toBe(strategy));

const own = guardedPaths.filter((path) => path !== paths.admin);

it.each([...own, '/edit-listing/abc'])('%s is never kept', (path) => {
  expect([visit(path), visit(`/vi${path}`)]).toEqual(['page', 'page']);
});

it.each(['/admin', '/admin/reports', '/vi/admin', '/__/auth/handler'])('%s is left alone', (path) =>
  expect(visit(path)).toBe('leave'),
);

it.each([
  ['/_astro/client.abc.js', 'part'],
  ['/brands/honda.jpg', 'part'],
  ['/photos/a/b/1000.webp', 'photo'],
  ['/catalogue/index.json', 'leave'],
  ['/similar/honda-wave', 'leave'],
  ['/buying-guide', 'leave'],
  ['/admin/app.js', 'leave'],
])('what a page fetches from %s: %s', (path, strategy) => expect(fetched(path)).toBe(strategy));

it('photos that a phone shares are taken, in either language, and nothing else that is sent', () => {
  const sent = (path: string, isVisit = true) => strategyFor({ method: 'POST', isVisit, path });
  expect([sent('/sell/shared'), sent('/vi/sell/shared')]).toEqual(['share', 'share']);
  expect([sent('/sell'), sent('/sell/shared', false), sent('/sell/shared/x')]).toEqual([
    'leave',
    'leave',
    'leave',
  ]);
});

it('what changes something is left alone', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect(strategyFor({ method, isVisit: true, path: '/buying-guide' })).toBe('leave');
});
