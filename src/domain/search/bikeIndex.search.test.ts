import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { idsOf, index } from '../../../tests/fixtures/indexBikes.ts';
import { noFilters } from './bikeFilter.ts';

const million = 1_000_000;

describe('[S2.43] the search', () => {
  const bikes = index(
    [
      buildCard({ id: 'wave', make: 'Honda', model: 'Wave', category: 'other', location: 'Hanoi' }),
      buildCard({
        id: 'grande',
        make: 'Yamaha',
        model: 'Grande',
        category: 'scooter',
        transmission: 'automatic',
        location: 'Da Nang',
      }),
      buildCard({ id: 'red', make: 'Minsk', model: 'Đỏ', category: 'touring', location: 'Hue' }),
    ],
    new Map([['wave', 'chinh chu ca vet']]),
  );
  it.each([
    ['xe da nang', ['grande']],
    ['Đà Nẵng', ['grande']],
    ['hon', ['wave']],
    ['wav hon', ['wave']],
    ['tay ga', ['grande']],
    ['scooter', ['grande']],
    ['cà vẹt', ['wave']],
    ['do', ['red']],
    ['honda grande', []],
    ['onda', ['wave']],
    ['zzzz', []],
    ['!!', ['wave', 'red', 'grande']],
    ['', ['wave', 'red', 'grande']],
  ])('%j finds %j', (text, ids) => expect(idsOf(bikes, { text }).toSorted()).toEqual(ids.toSorted()));

  it('works together with filters', () =>
    expect(idsOf(bikes, { text: 'xe', make: 'Honda' })).toEqual(['wave']));
});

describe('a search for what sellers say', () => {
  const bikes = index(
    [
      buildCard({ id: 'answered', facts: ['ownPapers'], created_at: 4 }),
      buildCard({ id: 'written', created_at: 3 }),
      buildCard({ id: 'open', facts: ['openToOffers'], created_at: 2 }),
      buildCard({ id: 'cheaper', facts: ['reduced'], created_at: 1 }),
      buildCard({ id: 'boasts', created_at: 1 }),
      buildCard({ id: 'leaves', facts: ['leaving'], created_at: 4 }),
      buildCard({ id: 'writes so', created_at: 3 }),
      buildCard({ id: 'neither', created_at: 1 }),
    ],
    new Map([
      ['written', 'xe chinh chu'],
      ['boasts', 'giam gia reduced'],
      ['writes so', 'ban gap ve nuoc'],
    ]),
  );
  it.each([
    ['chính chủ', ['answered', 'written']],
    ['xe chinh chu', ['answered', 'written']],
    ['papers in name', ['answered', 'written']],
    ["papers in the seller's name", ['answered', 'written']],
    ['thương lượng', ['open']],
    ['open to offers', ['open']],
    ['honda negotiable', ['open']],
    ['papers in name open to offers', []],
    ['không chính chủ', []],
    // Finds recorded price reductions only, not descriptions that mention one.
    ['giảm giá', ['cheaper']],
    ['reduced', ['cheaper']],
    ['về nước', ['leaves', 'writes so']],
    ['leaving', ['leaves', 'writes so']],
  ])('%j finds %j: those who answered, and those who wrote it', (text, ids) =>
    expect(idsOf(bikes, { text })).toEqual(ids),
  );
  it('does not look for words that are alike where nobody wrote it', () =>
    expect(idsOf(index([buildCard({ model: 'Chinch' })]), { text: 'chính chủ' })).toEqual([]));
});

describe('a search for a colour', () => {
  const bikes = index(
    [
      buildCard({ id: 'said', colour: 'red', created_at: 4 }),
      buildCard({ id: 'written', created_at: 3 }),
      buildCard({ id: 'another', colour: 'black', created_at: 2 }),
      buildCard({ id: 'unsaid', created_at: 1 }),
    ],
    new Map([
      ['written', 'xe mau do'],
      ['another', 'tem mau do'],
    ]),
  );
  it.each([
    ['màu đỏ', ['said', 'written']],
    ['đỏ', ['said', 'written']],
    ['black', ['another']],
    ['red black', []],
  ])('finds by %s what sellers chose, and what they wrote who chose none', (text, ids) => {
    const { indices } = bikes.find({ ...noFilters, text, sort: 'newest' });
    expect([...indices].map((bike) => bikes.cards[bike]?.id)).toEqual(ids);
  });
});

describe('what is searched', () => {
  const bikes = index(
    [
      buildCard({ id: 'strom', make: 'Suzuki', model: 'V-Strom', price: 90 * million, created_at: 9 }),
      buildCard({ id: 'wing', make: 'Honda', model: 'Gold Wing', price: 600 * million, created_at: 8 }),
      buildCard({ id: 'joined', make: 'Honda', model: 'Airblade', price: 20 * million, created_at: 7 }),
      buildCard({ id: 'apart', make: 'Honda', model: 'Air Blade', location: 'Thu Duc', created_at: 6 }),
      buildCard({ id: 'win', make: 'Honda', model: 'Win', location: 'Ho Chi Minh City', created_at: 5 }),
      buildCard({
        id: 'sh',
        make: 'Honda',
        model: 'SH 150i',
        location: 'Hanoi',
        mileage: 9_000,
        created_at: 4,
      }),
      buildCard({ id: 'feliz', make: 'VinFast', model: 'Feliz', fuel: 'electric', cc: null, created_at: 3 }),
    ],
    new Map([['strom', 'shop ban xe win']]),
  );
  it.each([
    ['sh', ['sh']],
    ['shop', ['strom']],
    ['honda win', ['win', 'wing']],
    ['win', ['win', 'wing', 'strom']],
    ['air blade', ['joined', 'apart']],
    ['airblade', ['joined', 'apart']],
    ['sài gòn', ['win', 'apart']],
    ['xe điện', ['feliz']],
    ['honda hn', ['sh']],
    ['sh dưới 10.000 km', ['sh']],
    ['honda trên 500tr', ['wing']],
    ['thủ đức', ['apart']],
    ['gần thủ đức', ['apart', 'win']],
  ])('%j finds %j in this order', (text, ids) => expect(idsOf(bikes, { text })).toEqual(ids));

  it.each([
    ['ariblade', 'airblade'],
    ['hoda win', 'honda win'],
    ['honda', null],
    ['zzzzzz', null],
  ])('%j is searched as %j, and says so', (text, corrected) => {
    expect(bikes.find({ ...noFilters, text }).understood?.corrected).toBe(corrected);
  });

  it('keeps to an order that was chosen', () =>
    expect(idsOf(bikes, { text: 'honda win', sort: 'dearest' })[0]).toBe('wing'));
});
