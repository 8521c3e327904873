import { expect, it } from 'vitest';
import { failedPage } from './failedPage.ts';
import type { Finding } from './finding.ts';

const missing: Finding = {
  kind: 'missing',
  list: 'models',
  entry: 'honda-airblade-2024',
  what: { en: 'needs <that>', vi: 'cần <cái đó>' },
};

it.each([
  [
    '/honda-motorcycles-vietnam',
    'This page cannot be shown',
    '>Models: honda-airblade-2024</a> needs &lt;that>',
  ],
  [
    '/vi/honda-motorcycles-vietnam',
    'Chưa xem được trang này',
    '>Mẫu xe: honda-airblade-2024</a> cần &lt;cái đó>',
  ],
])('%s that fails names what is missing, and leads to its form', (path, title, line) => {
  const page = failedPage(path, [missing, { ...missing, kind: 'old', entry: 'none' }]);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(`<a href="/keystatic/collection/models/item/honda-airblade-2024"${line}`);
  expect(page).not.toContain('none');
});

it('says where to look when nothing is known to be missing', () => {
  expect(failedPage('/routes', [])).toContain('npm run write shows where the problem is.');
});
