import { expect, it, vi } from 'vitest';
import { planView, readCounted } from './view.plan.ts';

it.each([
  ['/', { page: '/', language: 'en' }],
  ['/buying-guide', { page: '/buying-guide', language: 'en' }],
  ['/honda-motorcycles-vietnam', { page: '/honda-motorcycles-vietnam', language: 'en' }],
  ['/motorcycle/honda-vision-2024', { page: '/motorcycle', language: 'en' }],
  ['/vi/share-kit', { page: '/share-kit', language: 'vi' }],
  ['/edit-listing/abc', { page: '/edit-listing', language: 'en' }],
  ['/vi', { page: '/', language: 'vi' }],
  ['/vi/sell', { page: '/sell', language: 'vi' }],
  ['/vi/motorcycle/honda-vision-2024', { page: '/motorcycle', language: 'vi' }],
  ['/vi//sell', { page: '/sell', language: 'vi' }],
  ['/honda-in-hanoi', { page: '/used-motorcycles', language: 'en' }],
  ['/vi/xe-may-honda-cu', { page: '/used-motorcycles', language: 'vi' }],
  ['/bike-value', { page: '/bike-value', language: 'en' }],
  ['/vi/dinh-gia-xe-may', { page: '/bike-value', language: 'vi' }],
  ['/vi/vi', null],
  ['/motorcycle', null],
  ['/nothing', null],
  ['/sell?phone=0912345678', null],
  ['https://elsewhere.example/', null],
  ['', null],
])('[S1.16] a view of %s counts as %o', (path, view) => {
  expect(planView(path)).toEqual(view);
});

it('counts the guide of a make that the market does not list, once there is one', async () => {
  expect(planView('/dat-bike-motorcycles-vietnam')).toBeNull();
  vi.stubGlobal('__BRANDS__', ['dat-bike']);
  vi.resetModules();
  const after = await import('./view.plan.ts');
  vi.unstubAllGlobals();
  expect(after.planView('/vi/dat-bike-motorcycles-vietnam')).toEqual({
    page: '/dat-bike-motorcycles-vietnam',
    language: 'vi',
  });
});

it.each([
  ['/', '', '/'],
  ['/vi/terms', '', '/vi/terms'],
  ['a1_B-2/vi/motorcycle/honda-vision', 'a1_B-2', '/vi/motorcycle/honda-vision'],
  ['', '', ''],
  ['nothing', '', 'nothing'],
])('%j is of the listing %j and of the page %j', (body, listing, address) => {
  expect(readCounted(body)).toEqual({ listing, address });
});
