import { expect, it } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { alertEmailData } from './emailData.plan.ts';

const needs = { site: 'https://vongxe.example', secret: 'secret', now: Date.UTC(2026, 5, 1) };
const emailBikeOf = (language: 'en' | 'vi', changes: Parameters<typeof buildListing>[0]) =>
  alertEmailData(needs, { id: 'buyer', name: null, language }, [
    { bike: buildListing(changes), alerts: [], follows: false, was: 18_000_000 },
  ]).bikes[0];

it('shows the bike as its page does', () =>
  expect(emailBikeOf('en', {})?.shown).toEqual({
    photo: '/photos/listing/00000000-0000-4000-8000-000000000000',
    price: 15_000_000,
    mileage: 12_000,
    location: 'Da Nang',
  }));

it('[hostile] a place that holds a web address is left out', () =>
  expect(emailBikeOf('en', { location: 'xe-re.vn' })?.facts).toBe('15,000,000\u00a0₫'));

it('tells of a bike what it costs, where it is, and what its seller says of it, in the language of the reader', () => {
  const facts = ['owners:1', 'papers:own_name', 'price:open', 'tyres:new'];
  expect(emailBikeOf('vi', { facts })).toMatchObject({
    title: 'Honda Wave 2021',
    facts: '15.000.000\u00a0₫, Đà Nẵng',
    stated: 'Xe chính chủ. Xe một đời chủ. Giá còn thương lượng.',
    was: '18.000.000\u00a0₫',
  });
  expect(emailBikeOf('en', { features: ['Registered in my name'] })?.stated).toBe(
    "The papers are in the seller's name.",
  );
  expect(emailBikeOf('en', {})?.stated).toBe('');
});
