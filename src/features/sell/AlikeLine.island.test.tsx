import { fireEvent } from '@testing-library/dom';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { world } from '../../../tests/inMemory/browserFirestore.ts';
import { hasLink, leadsTo, named, says, until } from '../../../tests/inMemory/hands.ts';
import '../../../tests/inMemory/openIsland.tsx';
import { emptyForm, type ListingForm } from '../../domain/selling/listingForm.ts';
import type { Language } from '../../i18n/languages.ts';
import { alikeQuery, askAlike } from './askAlike.ts';
import { FormContext } from './formContext.ts';
import { createForm } from './formStore.ts';
import { PriceSection } from './PriceSection.tsx';

const vision = { make: 'Honda', model: 'Vision 2 khóa, call 0903 123 456', year: '2020', mileage: '9000' };
const figures = { low: 18_000_000, typical: 20_000_000, high: 22_500_000, basis: 'model', count: 7 };
const open = (lang: Language, values: Partial<ListingForm> = {}) => {
  const form = createForm({ ...emptyForm, ...vision, ...values });
  render(
    <FormContext value={form}>
      <PriceSection lang={lang} />
    </FormContext>,
  );
  return form;
};
const requests = () => world.asked.filter((address) => address.startsWith('/bike-value.json'));
const comeToPrice = () => fireEvent.focusIn(named('price'));

it('says what bikes like it are offered for once somebody comes to the price, and which ones', async () => {
  world.files['/bike-value.json'] = { estimate: figures };
  const form = open('en');
  expect(requests()).toEqual([]);
  comeToPrice();
  expect(await leadsTo('What is your bike worth?')).toBe('/bike-value');
  await says('Bikes like yours are offered for 18–22.5 million ₫ (7 bikes).');
  expect(requests()).toEqual(['/bike-value.json?make=Honda&model=Vision&year=2020&mileage=9000']);
  expect(await leadsTo('See these bikes')).toBe('/bike-value?make=Honda&model=Vision&year=2020&mileage=9000');
  expect(hasLink('What is your bike worth?')).toBe(false);
  // Figures of the earlier bike are hidden until new ones arrive.
  form.set('year', '20');
  await until(() => hasLink('See these bikes')).toBe(false);
  world.files['/bike-value.json'] = { estimate: { ...figures, basis: 'make', low: 15_000_000 } };
  form.set('year', '2018');
  await says('Similar bikes are offered for 15–22.5 million ₫ (7 bikes of other models).');
  expect(requests()).toHaveLength(2);
});

it('speaks Vietnamese, and leads to the page in Vietnamese', async () => {
  world.files['/bike-value.json'] = { estimate: figures };
  open('vi', { facts: ['papers:own_name'] });
  comeToPrice();
  await says('Xe giống xe của bạn đang rao giá 18–22,5 triệu ₫ (7 xe).');
  expect(await leadsTo('Xem các xe đó')).toBe(
    '/vi/dinh-gia-xe-may?make=Honda&model=Vision&year=2020&mileage=9000&papers=own_name',
  );
});

it.each<[string, () => void]>([
  ['nothing can be said', () => Object.assign(world.files, { '/bike-value.json': { estimate: null } })],
  ['what comes makes no sense', () => Object.assign(world.files, { '/bike-value.json': { estimate: [1] } })],
  ['what comes is none of it', () => Object.assign(world.files, { '/bike-value.json': ['?'] })],
  ['the question is refused', () => undefined],
  ['the network is gone', () => Object.assign(world, { broken: /bike-value/ })],
])('has nothing to say, and nothing to complain of, where %s', async (_, prepare) => {
  prepare();
  expect(await askAlike('?make=Honda', new AbortController().signal)).toBeNull();
  expect(requests()).toHaveLength(1);
});

it.each<[Partial<ListingForm>, string | null]>([
  [{ model: 'sh150i' }, '?make=Honda&model=SH+150&year=2020&mileage=9000'],
  [{ model: 'CB150R' }, '?make=Honda&model=CB150R&year=2020&mileage=9000'],
  [{ model: 'gọi 0903 123 456' }, null],
  [{ make: 'Other' }, null],
  [{ year: '202' }, null],
  [{ mileage: '' }, null],
])('asks for %j by %s', (changes, query) => {
  expect(alikeQuery({ ...emptyForm, ...vision, ...changes })).toBe(query);
});
