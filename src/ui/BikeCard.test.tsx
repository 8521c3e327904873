import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildCard } from '../../tests/fixtures/buildCard.ts';
import { buildRates } from '../../tests/fixtures/buildRates.ts';
import type { Card } from '../domain/listings/card.ts';
import { dayNumber } from '../domain/listings/leaving.ts';
import { verdictKinds } from '../domain/listings/verdictKinds.ts';
import { vietnameseDay } from '../domain/time/time.ts';
import { BikeCard } from './BikeCard.tsx';
import { Price } from './Price.tsx';

const card: Partial<Card> = {
  make: 'Honda',
  model: 'Wave',
  year: 2021,
  price: 25_000_000,
  mileage: 12_000,
  location: 'Da Nang',
};
const show = (changes: Partial<Card> = {}, rates = buildRates()) =>
  renderToStaticMarkup(
    <BikeCard lang="en" card={buildCard({ ...card, ...changes })} rates={rates} corners={<b>heart</b>} />,
  ).replaceAll('\u00a0', ' ');

describe('[S2.51] the card of a bike', () => {
  it('shows its photo, prices, name, mileage and location, and has room for a heart', () => {
    const html = show();
    expect(html).toMatch(/<img src="[^"]+"[^>]*alt="Honda Wave 2021"/);
    for (const text of ['25,000,000 ₫', '12,000 km', 'Da Nang', 'heart']) expect(html).toContain(text);
  });

  it('says that it is reserved, as long as it is', () => {
    expect(show({ reserved_until: Date.now() + 60_000 })).toMatch(/<span class="[^"]*">Reserved</);
    expect(show({ reserved_until: Date.now() - 1 })).toMatch(/<span hidden="" class="[^"]*">Reserved</);
    expect(show()).not.toContain('Reserved');
  });

  it('says that a rented battery costs more', () => {
    expect(show({ fuel: 'electric', facts: ['batteryRented'] })).toContain('Plus battery rental');
    expect(show({ fuel: 'electric', facts: ['batteryOwned'] })).not.toContain('battery');
  });

  it('says by how much its price was reduced, for two weeks', () => {
    expect(show({ reduced: 12, reduced_until: Date.now() + 60_000 })).toMatch(
      /<span class="[^"]*">Reduced 12%</,
    );
    expect(show({ reduced: 12, reduced_until: Date.now() - 1 })).toMatch(
      /<span hidden="" class="[^"]*">Reduced/,
    );
    expect(show()).not.toContain('Reduced');
  });

  it('says in how many days its seller leaves, and nothing afterwards', () => {
    const tomorrow = dayNumber(vietnameseDay(Date.now() + 86_400_000));
    expect(show({ leaving_on: tomorrow })).toContain(`data-leaves="${tomorrow}"`);
    expect(show({ leaving_on: tomorrow })).toContain('>Seller leaves tomorrow<');
    expect(show({ leaving_on: 20_089 })).toMatch(
      /<span data-leaves="20089" class="[^"]*empty:hidden[^"]*"><\/span>/,
    );
    expect(show()).not.toContain('data-leaves');
  });

  it('[S2.51] says that an engine of 125 is one of 125 cc, but for electric bikes', () => {
    expect(show({ engine: '125' })).toContain('125 cc<');
    expect(show({ engine: '150cc' })).toContain('150 cc<');
    expect(show({ engine: '1200', fuel: 'electric' })).toContain('1200<');
  });

  it('says how its price compares, in words, where that is known', () => {
    const texts = ['Unusually low price', 'Good price', 'Fair price', 'Above typical price'];
    for (const [n, verdict] of verdictKinds.entries())
      expect(texts.filter((words) => show({ verdict }).includes(`>${words}<`))).toEqual([texts[n]]);
    for (const words of texts) expect(show()).not.toContain(words);
  });

  it('[S4.13] says when it is sold, with its prices struck through', () => {
    expect(show()).not.toContain('Sold');
    expect(show({ status: 'sold' })).toContain('>Sold<');
    expect(show({ status: 'sold' })).toMatch(/<s [^>]*>25,000,000 ₫<\/s>/);
  });
});

it('[S1.11] a price is converted at the rates that were fetched, not at others', () => {
  const at = (VND: number) =>
    renderToStaticMarkup(
      <Price lang="en" dong={100_000_000} rates={buildRates({ VND, GBP: 0.8, EUR: 0.9 })} />,
    );
  expect(at(25_000)).toMatch(/\$4,000.*£3,200.*€3,600/);
  expect(at(20_000)).toMatch(/\$5,000.*£4,000.*€4,500/);
});
