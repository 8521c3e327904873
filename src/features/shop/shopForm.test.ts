import { expect, it } from 'vitest';
import { ShopDetails } from '../../domain/shops/shop.schema.ts';
import { weekdays } from '../../domain/shops/shop.ts';
import { detailsOf, formOf, problemsIn } from './shopForm.ts';

const stored = { address: '1 Lê Lợi', map_link: 'https://osm.org/x', hours: null };
const form = formOf(stored);

it('what is stored comes back unchanged, and hours are kept while they are hidden', () => {
  expect(detailsOf(form)).toEqual(stored);
  expect(detailsOf({ ...form, link: ' ' }).map_link).toBeNull();
  expect(detailsOf({ ...form, hasHours: true }).hours).toEqual({
    opens: '08:00',
    closes: '18:00',
    closed: [],
  });
});

it('the form refuses what the server would refuse', () => {
  expect(problemsIn(form)).toBeNull();
  const hours = form.hours;
  for (const wrong of [
    { address: '1 Lê Lợi, 0912 345 678' },
    { link: 'javascript:alert(1)' },
    { hasHours: true, hours: { ...hours, closes: '07:00' } },
    { hasHours: true, hours: { ...hours, closed: [...weekdays] } },
    { hasHours: true, hours: { ...hours, opens: '' } },
  ]) {
    const typed = { ...form, ...wrong };
    expect.soft([wrong, problemsIn(typed)]).not.toEqual([wrong, null]);
    expect.soft([wrong, ShopDetails.safeParse(detailsOf(typed)).success]).toEqual([wrong, false]);
  }
});
