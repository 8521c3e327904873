import { expect, it } from 'vitest';
import { fraudulent } from '../../../tests/fixtures/signs/fraudulent.ts';
import { heldOutFraudulent, heldOutHonest } from '../../../tests/fixtures/signs/heldOut.ts';
import { honestListings } from '../../../tests/fixtures/signs/honestListings.ts';
import { honestMessages } from '../../../tests/fixtures/signs/honestMessages.ts';
import { type ListingFacts, signsOfListing, signsOfMessage, type Writing } from './findSigns.ts';
import { reachesQueue, type Sign } from './signs.ts';

const honest: ListingFacts = {
  price: 20_000_000,
  low: 18_000_000,
  accountDays: 100,
  bikes: 1,
  othersPhotos: 0,
  throwawayMail: false,
  suspendedPhone: false,
  othersWithText: 0,
  text: 'Xe chính chủ',
};

it('nothing is noticed about an ordinary listing, nor about one of which nothing is known', () => {
  expect(signsOfListing(honest)).toEqual([]);
  expect(signsOfListing({ ...honest, low: null, accountDays: null })).toEqual([]);
});

it.each<[Partial<ListingFacts>, Sign[]]>([
  [{ othersPhotos: 1 }, ['other_photo']],
  [{ suspendedPhone: true }, ['suspended_phone']],
  [{ price: 12_600_000 }, []],
  [{ price: 12_599_999 }, ['price_low']],
  [{ price: 9_000_000 }, ['price_low']],
  [{ price: 8_999_999 }, ['price_half']],
  [{ othersWithText: 1 }, ['text_of_other']],
  [{ othersWithText: 2 }, ['text_of_many']],
  [{ throwawayMail: true }, ['throwaway_mail']],
  [{ accountDays: 2.9 }, ['new_account']],
  [{ accountDays: 3 }, []],
  [{ accountDays: 6.9, bikes: 3 }, ['new_many']],
  [{ accountDays: 7, bikes: 3 }, []],
  [{ accountDays: 6.9, bikes: 2 }, []],
  [{ text: 'Đặt cọc trước 1 triệu' }, ['asks_money']],
  [{ text: 'Gọi 0912345678, xem xe.top/1' }, []],
])('a listing with %o: %o', (facts, signs) => {
  expect(signsOfListing({ ...honest, ...facts })).toEqual(signs);
});

it.each<[Partial<Writing>, Sign[]]>([
  [{ text: 'Gọi 0912 345 678 nhé' }, ['phone']],
  [{ text: 'xem ở xe-re.top/1' }, ['link']],
  [{ text: 'https://maps.google.com/x' }, []],
  [{ text: 'Xe còn không?', accountDays: 0 }, ['new_account']],
])('a first message with %o: %o', (facts, signs) => {
  expect(signsOfMessage({ ...honest, ...facts })).toEqual(signs);
});

const share = (signLists: readonly (readonly Sign[])[]) =>
  signLists.filter(reachesQueue).length / signLists.length;
const ofBoth = (set: { listings: readonly ListingFacts[]; messages: readonly Writing[] }) => [
  ...set.listings.map(signsOfListing),
  ...set.messages.map(signsOfMessage),
];
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

it.each([
  ['that they were tuned on', fraudulent, { listings: honestListings, messages: honestMessages }, 60, 200],
  ['written apart', heldOutFraudulent, heldOutHonest, 30, 100],
])('of the cases %s, frauds reach the queue and honest people hardly ever do', (what, bad, good, b, g) => {
  const [frauds, others] = [ofBoth(bad), ofBoth(good)];
  expect([frauds.length, others.length]).toEqual([b, g]);
  console.log(
    `signs of fraud, cases ${what}: ${percent(share(frauds))} of frauds, ${percent(share(others))} of others`,
  );
  expect(share(frauds)).toBeGreaterThanOrEqual(0.9);
  expect(share(others)).toBeLessThanOrEqual(0.02);
});
