import { expect, it } from 'vitest';
import { buildDraft, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { ownRows } from './ownTable.ts';
import type { Mine } from './planAction.ts';

const published = {
  ...buildListing({ slug: 'wave', make: 'Honda', description: '<p>Xe <b>đẹp</b></p>', price: 15_000_000 }),
  created_at: Date.UTC(2026, 0, 1, 18),
} as Mine;
const rows = (lang: 'en' | 'vi', listings: Mine[]) => {
  const [head = [], ...others] = ownRows(lang, listings);
  return others.map((row) => Object.fromEntries(row.map((cell, index) => [head[index], cell])));
};

it('names the zone of moments, and has the words of the page', () => {
  expect(rows('en', [published])[0]).toMatchObject({
    ...{ Brand: 'Honda', Status: 'Active', 'Created (UTC+7)': '2026-01-02 01:00', Description: 'Xe đẹp' },
    ...{ 'Price (VND)': 15_000_000, Page: expect.stringMatching(/^https:.*\/motorcycle\/wave$/) },
  });
  expect(rows('vi', [published])[0]).toMatchObject({
    ...{ 'Hãng xe': 'Honda', 'Trạng thái': 'Đang bán', 'Ngày tạo (UTC+7)': '2026-01-02 01:00' },
    ...{ Trang: expect.stringMatching(/\/vi\/motorcycle\/wave$/) },
  });
});

it('a draft has empty cells for what is open, and nothing tells who the seller is', () => {
  const draft = { ...buildDraft({ price: null }), id: 'draft' } as Mine;
  const [row] = rows('en', [draft]);
  expect(row).toMatchObject({ 'Price (VND)': null, Page: null, Status: 'Draft' });
  const cells = ownRows('en', [published]).flat();
  expect(cells).not.toContain(published.user_id);
  expect(cells.some((cell) => /phone|seller(?! is leaving)/i.test(String(cell)))).toBe(false);
});
