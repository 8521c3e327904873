import { expect, it } from 'vitest';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { buildTrust } from '../../local/seed/buildFigures.ts';
import type { PublicAccounts } from '../../src/domain/trust/publicAccounts.schema.ts';
import { gather } from '../../src/domain/trust/publicAccounts.ts';
import { headings, meta, structured, tags, text, titleOf } from './built.ts';

const server = new URL('../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));
const show = async (path: string, accounts: PublicAccounts | null) => {
  const { status, html } = await render(path, { trust: { accounts } });
  expect(status).toBe(200);
  return html;
};
const demo = buildTrust(Date.UTC(2026, 0, 15));

it.each([
  [
    '/trust',
    'Transparency report',
    'December 2025',
    'fewer than 5',
    'Looks like a scam',
    '37 (100%)',
    '19 (51%)',
  ],
  [
    '/vi/trust',
    'Báo cáo minh bạch',
    'tháng 12 năm 2025',
    'dưới 5',
    'Có dấu hiệu lừa đảo',
    '37 (100%)',
    '19 (51%)',
  ],
])('%s says what was counted', async (path, heading, month, ...texts) => {
  const html = await show(path, demo);
  expect(headings(html, 1)).toEqual([heading]);
  expect(headings(html, 2)[0]?.toLowerCase()).toBe(month.toLowerCase());
  expect(titleOf(html)).toContain(heading);
  expect(meta(html, 'robots') ?? '').not.toContain('noindex');
  for (const words of texts) expect(text(html)).toContain(words);
  expect(text(html)).not.toMatch(/\{\w+\}|undefined|NaN|\bnull\b|\bfew\b(?! )/);
  expect(JSON.stringify(structured(html))).toContain('BreadcrumbList');
});

it('the plot has two bars a month, says its figures, and a table has the same', async () => {
  const html = await show('/trust', demo);
  const bars = tags(html, 'rect');
  expect(bars).toHaveLength(16);
  // Every third month of the demo has three reports, too few to show their number.
  expect(bars.filter(({ class: name }) => name === 'bar-few')).toHaveLength(3);
  expect(tags(html, 'svg').find(({ role }) => role === 'img')?.['aria-label']).toContain(
    'November 2025: fewer than 5 reports received, 20 listings removed. December 2025: 26 reports received, 22',
  );
  expect(text(html)).toContain('All months as a table');
  expect(tags(html, 'script').filter((script) => 'src' in script)).toEqual([]);
});

it('without an account that has a number, only email addresses are said to be confirmed', async () => {
  const months = Object.fromEntries(
    Object.entries(demo.months).map(([month, facts]) => [
      month,
      {
        ...facts,
        removed: { listings: gather({}), reviews: gather({}), accounts: gather({}) },
        confirmed: { ...facts.confirmed, phone: null },
      },
    ]),
  );
  const words = text(await show('/trust', { ...demo, months }));
  expect(words).toContain("We don't confirm phone numbers yet.");
  expect(words).not.toContain('Phone number confirmed');
  expect(words).toContain('Nothing was removed that month.');
});

it.each([
  ['/trust', 'There are no figures for a full month yet.'],
  ['/vi/trust', 'Chưa có số liệu của tháng nào.'],
])('%s of a new installation says so', async (path, words) => {
  const html = await show(path, null);
  expect(text(html)).toContain(words);
  expect(tags(html, 'rect')).toEqual([]);
});
