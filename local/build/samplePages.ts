import type { ComparedLocals, LandingLocals, PageLocals, ValueLocals } from '../../src/astro/locals.ts';
import { comparedPath } from '../../src/comparePaths.ts';
import { type Card, cardOf } from '../../src/domain/listings/card.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import { isListed, type Stored } from '../../src/domain/listings/listing.ts';
import { everything } from '../../src/domain/market/landing.ts';
import { linksFrom } from '../../src/domain/market/landingLinks.ts';
import { buildMarket } from '../../src/domain/market/market.ts';
import { fallbackRates } from '../../src/domain/money/money.ts';
import { provinces } from '../../src/domain/places/provinces.ts';
import { buildEstimator } from '../../src/domain/prices/estimatePrice.ts';
import type { PublishedReview } from '../../src/domain/reviews/review.schema.ts';
import type { ReviewRole } from '../../src/domain/reviews/reviewFields.ts';
import { tagsBy } from '../../src/domain/reviews/reviewTags.ts';
import { noFilters } from '../../src/domain/search/bikeFilter.ts';
import { indexOf, summarize } from '../../src/domain/search/catalogue.ts';
import { languages } from '../../src/i18n/languages.ts';
import { valuePath } from '../../src/landingPaths.ts';
import {
  landingPiece,
  localize,
  mapPath,
  paths,
  readersPath,
  sellerPath,
  shopPath,
  trustPath,
} from '../../src/paths.ts';
import { buildTrust } from '../seed/buildFigures.ts';
import { buildListings } from '../seed/buildListings.ts';

const sampleVerdict = (at: number) => {
  const range = { low: 27_500_000, typical: 30_000_000, high: 33_000_000, count: 12, from: 2020, to: 2024 };
  return { kind: 'good' as const, difference: -0.08, ...range, at };
};

const sampleLandings = (listed: readonly Card[], at: number): LandingLocals[] => {
  const weeks = ['2025-12-15', '2025-12-22', '2025-12-29', '2026-01-12'].map((week, n) => ({
    week,
    median: 26_000_000 + 500_000 * n,
    count: 9,
  }));
  const market = buildMarket(listed);
  const honda = { ...everything, make: 'Honda' } as const;
  return [everything, { ...honda, model: 'vision' }, { ...honda, place: 'Da Nang' } as const].map(
    (landing): LandingLocals => {
      const some = market.bikesOf(landing);
      return {
        landing,
        model: market.nameOf(landing),
        count: some.length,
        cards: some.slice(0, 12),
        prices: some.map(({ price }) => price),
        priced: landing.model === null ? [] : [...some],
        weeks: landing.model === null ? [] : weeks,
        wider: null,
        links: linksFrom(market, landing),
        rates: fallbackRates,
        at,
      };
    },
  );
};

const sampleComparisons = (bikes: readonly Stored<Published>[], cards: Card[], at: number) => {
  const side = bikes.filter(({ status }) => status === 'active').slice(0, 4);
  const verdict = sampleVerdict(at);
  return [4, 1, 0].map((count) => {
    const compared: ComparedLocals = {
      bikes: side.slice(0, count).map((listing) => ({ listing, verdict })),
      waiting: count === 4 ? cards.slice(0, 1) : [],
      sold: [],
      unknown: 1,
      others: count === 4 ? [] : cards.slice(0, 8),
      rates: fallbackRates,
      at,
    };
    return { path: comparedPath(side.slice(0, count).map(({ slug }) => slug)), locals: { compared } };
  });
};

const sampleValues = (listed: readonly Card[]): Omit<ValueLocals, 'rates' | 'at'>[] => {
  const vision = { make: 'Honda', model: 'Vision', year: 2021, mileage: 20_000, ownPapers: true };
  const estimate = buildEstimator(listed)(vision);
  const form = {
    make: 'Honda',
    model: 'Vision',
    year: '2021',
    mileage: '20000',
    papers: 'own_name',
    battery: '',
  };
  const nothing = { form: null, problems: {}, asked: null, estimate: null, more: null };
  return [
    nothing,
    { ...nothing, form: { ...form, year: '' }, problems: { year: 'yearRequired' } },
    { ...nothing, form, asked: vision },
    { ...nothing, form, asked: vision, estimate },
  ];
};

/** Dates in the far future keep the sample's price reduction and last day valid. */
const urgent = ({ price }: Published) => ({
  ...{ reduced_from: Math.round(1.1 * price), reduced_until: Date.UTC(2100, 0, 1), leaving_on: 47_482 },
  price_steps: [
    { day: '2026-01-01', price: Math.round(1.1 * price) },
    { day: '2026-01-15', price },
  ],
});

/** Returns every rendered page, in each state that may add scripts or styles. */
export const samplePages = (): { path: string; locals: PageLocals }[] => {
  const bikes = buildListings(60, Date.UTC(2026, 0, 15)).flatMap(({ id, listing }): Stored<Published>[] =>
    listing.status === 'draft' || listing.status === 'hidden' ? [] : [{ ...listing, id }],
  );
  const rates = fallbackRates;
  const cards = bikes
    .filter(isListed)
    .slice(0, 12)
    .map((bike): Card => ({ ...cardOf({ ...bike, ...urgent(bike) }), verdict: 'good' }));
  const index = indexOf([summarize(0, cards, '0')]);
  const results = { filters: noFilters, page: 2, active: 40, sold: 1, drops: [], understood: null };
  const now = Date.UTC(2026, 0, 15);
  const verdict = sampleVerdict(now);
  const listed = buildListings(220, now).flatMap(({ id, listing }) =>
    isListed(listing) ? [cardOf({ ...listing, id })] : [],
  );
  const landings = sampleLandings(listed, now);
  const comparisons = sampleComparisons(bikes, cards, now);
  const values = sampleValues(listed);
  const states = (['active', 'sold', 'paused'] as const).flatMap((status) =>
    bikes.flatMap((bike) => (bike.status === status ? { ...bike, ...urgent(bike) } : [])).slice(0, 1),
  );
  const answers = { asked: 10, answered: 9, minutes: 100 };
  const reviews = { count: 2, sum: 9 };
  const confirmed = { email_confirmed: true, phone_confirmed: true, deals: 2 };
  const shown = { email: true, phone: true, deals: 2 };
  const seller = { since: now, ...confirmed, sold: 2, answers, reviews, updated_at: now };
  const review = (role: ReviewRole): PublishedReview => ({
    ...{ id: `deal_${role}`, role, stars: 4, tags: [...tagsBy[role].slice(0, 2)], words: 'Xe đúng mô tả.' },
    ...{ lang: 'vi', bike: { make: 'Honda', model: 'Wave', year: 2021, slug: 'honda-wave' } },
    ...{ author_name: 'Minh', published_at: now, answer: { words: 'Cảm ơn.', at: now } },
  });
  const guideViews = {
    weeks: ['2026-11-09', '2026-11-16'],
    guides: [{ page: paths.buyingGuide, en: [3, 4], vi: [5, 6] }],
  };
  const lan = { id: 'lan', name: 'Lan', seller, rates };
  const sellers = [
    { cards: [], reviews: [], isIndexed: false },
    { cards, reviews: [review('buyer'), review('seller')], isIndexed: true },
  ];
  const pages = [
    { path: paths.home, locals: { home: { cards, index, rates } } },
    { path: paths.home, locals: { home: { cards, index, rates, results } } },
    { path: paths.home, locals: { home: { cards: [], index: indexOf([]), rates } } },
    ...states.map((listing) => ({
      path: paths.listing(listing.slug),
      locals: {
        listing: {
          ...{ listing, rates, verdict },
          seller: { since: now, within: 180 as const, confirmed: shown, reviews },
        },
      },
    })),
    {
      path: mapPath,
      locals: { map: { counts: provinces.map((province, n) => ({ province, count: n * 5 })) } },
    },
    ...[null, buildTrust(now)].map((some) => ({ path: trustPath, locals: { trust: { accounts: some } } })),
    ...[null, guideViews].map((views) => ({ path: readersPath, locals: { readers: { views } } })),
    ...landings.map((landing) => ({ path: landingPiece, locals: { landing } })),
    ...comparisons,
    ...values.map((value) => ({ path: valuePath, locals: { value: { ...value, rates, at: now } } })),
    ...sellers.map((shown) => ({ path: sellerPath('lan'), locals: { seller: { ...lan, ...shown } } })),
    ...[[], cards].map((some) => ({
      path: shopPath('xe-may-hung'),
      locals: {
        shop: {
          ...{ id: 'xe-may-hung', owner: 'lan', name: 'Xe Máy Hùng', address: '12 Nguyễn Trãi, Hà Nội' },
          hours: { opens: '08:00', closes: '18:30', closed: ['sun' as const] },
          ...{ map_link: 'https://maps.app.goo.gl/example', since: now, cards: some, rates },
          ...{ total: 3 * some.length, page: 1, pages: some.length > 0 ? 3 : 1, isIndexed: some.length > 0 },
        },
      },
    })),
    { path: '/gone' as const, locals: {} },
    ...(['ask', 'done', 'forged'] as const).map((state) => ({
      path: paths.unsubscribe,
      locals: { unsubscribe: { state, token: '' } },
    })),
    ...(['ask', 'done', 'sold', 'gone', 'forged'] as const).map((state) => ({
      path: paths.stillForSale,
      locals: { stillForSale: { state, answer: 'keep' as const, bike: '', token: '' } },
    })),
  ];
  return languages.flatMap((lang) =>
    pages.map(({ path, locals }) => ({ path: localize(lang, path), locals })),
  );
};
