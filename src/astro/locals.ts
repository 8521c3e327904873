import type { GuideViews } from '../domain/guides/guideViews.ts';
import type { Card } from '../domain/listings/card.ts';
import type { Published } from '../domain/listings/listing.schema.ts';
import type { Stored } from '../domain/listings/listing.ts';
import type { StillForSaleAnswer } from '../domain/listings/stillForSale.ts';
import type { Landing } from '../domain/market/landing.ts';
import type { LandingLink, LandingLinks } from '../domain/market/landingLinks.ts';
import type { Rates } from '../domain/money/money.schema.ts';
import type { ProvinceCount } from '../domain/places/provinces.ts';
import type { AskedProblems } from '../domain/prices/askedBike.ts';
import type { AskedForm } from '../domain/prices/askedQuery.ts';
import type { AskedBike, Estimate } from '../domain/prices/estimatePrice.ts';
import type { WeekPrice } from '../domain/prices/priceHistory.ts';
import type { PlottedBike } from '../domain/prices/pricePlot.ts';
import type { DatedVerdict, PriceVerdict } from '../domain/prices/priceVerdict.ts';
import type { PublishedReview } from '../domain/reviews/review.schema.ts';
import type { Filters } from '../domain/search/bikeFilter.ts';
import type { Understood } from '../domain/search/bikeIndex.ts';
import type { CatalogueIndex } from '../domain/search/catalogue.ts';
import type { Drop } from '../domain/search/drop.ts';
import type { Seller } from '../domain/sellers/seller.schema.ts';
import type { SellerLine } from '../domain/sellers/seller.ts';
import type { Shop } from '../domain/shops/shop.schema.ts';
import type { Time } from '../domain/time/time.schema.ts';
import type { PublicAccounts } from '../domain/trust/publicAccounts.schema.ts';

/** Results of the home page: filtered, sorted, or after the first page. */
export type Results = {
  filters: Filters;
  page: number;
  active: number;
  sold: number;
  drops: Drop[];
  understood: Understood | null;
};

export type HomeLocals = { cards: Card[]; index: CatalogueIndex; rates: Rates; results?: Results };

/** The description is sanitized HTML. */
export type ListingLocals = {
  listing: Stored<Published>;
  rates: Rates;
  /** Comparison with the prices of similar bikes; null if there are too few. */
  verdict: DatedVerdict | null;
  /** The seller's figures, such as the rating; null if there are none yet. */
  seller?: SellerLine | null;
};

export type SellerLocals = {
  id: string;
  /** The seller's name; null if none of the seller's bikes shows it. */
  name: string | null;
  seller: Seller;
  cards: Card[];
  rates: Rates;
  reviews: readonly PublishedReview[];
  /** Whether search engines may list the page: false without bikes and reviews. */
  isIndexed: boolean;
};

export type ShopLocals = Pick<
  Shop,
  'name' | 'address' | 'hours' | 'map_link' | 'owner' | 'since' | 'logo'
> & {
  id: string;
  cards: Card[];
  rates: Rates;
  /** Number of the shop's bikes for sale, on all pages of the list. */
  total: number;
  page: number;
  pages: number;
  isIndexed: boolean;
};

/** Cards of similar or recently viewed bikes, to be inserted into another page. */
export type CardsLocals = { cards: Card[]; rates: Rates };

export type LandingLocals = {
  landing: Landing;
  model: string | null;
  count: number;
  cards: Card[];
  prices: number[];
  priced: PlottedBike[];
  /** Weekly prices; empty unless the page is about one model in all of Vietnam. */
  weeks: WeekPrice[];
  at: Time;
  /** Landing page with wider criteria if this page has too few bikes, else null. */
  wider: (LandingLink & { cards: Card[] }) | null;
  links: LandingLinks;
  rates: Rates;
};

export type MapLocals = { counts: ProvinceCount[] };

/** `accounts` is null until the first monthly figures exist. */
export type TrustLocals = { accounts: PublicAccounts | null };

/** `views` is null if they cannot be read. */
export type ReadersLocals = { views: GuideViews | null };

export type ComparedLocals = {
  bikes: { listing: Stored<Published>; verdict: PriceVerdict | null }[];
  /** Chosen bikes for sale beyond the limit of four compared bikes. */
  waiting: Card[];
  sold: Card[];
  /** Number of chosen bikes that are unknown or hidden. */
  unknown: number;
  /** Bikes that can be added. */
  others: Card[];
  rates: Rates;
  at: Time;
};

export type ValueLocals = {
  /** Typed values; null before the form is sent. */
  form: AskedForm | null;
  problems: AskedProblems;
  asked: AskedBike | null;
  /** Null before the form is sent, or if no estimate is possible. */
  estimate: Estimate | null;
  /** Landing page with more bikes of this model or make. */
  more: LandingLink | null;
  at: Time;
  rates: Rates;
};

/**
 * `ask`: the page asks before it stops alert emails. `done`: alert emails have stopped. `kept`: the alerts
 * were changed after this email, so they continue. `expired`: the link is too old. `forged`: the link's
 * signature is invalid.
 */
export type UnsubscribeLocals = { state: 'ask' | 'done' | 'kept' | 'expired' | 'forged'; token: string };

/**
 * State of the page where a seller answers whether a bike is still for sale. `sold`, `gone` and `expired`:
 * the answer changed nothing.
 */
export type StillForSaleLocals = {
  state: 'ask' | 'done' | 'sold' | 'gone' | 'expired' | 'forged';
  answer: StillForSaleAnswer;
  bike: string;
  token: string;
};

/** Passed to a page by the rendering function, as Astro.locals. */
export type PageLocals = {
  home?: HomeLocals;
  listing?: ListingLocals;
  cards?: CardsLocals;
  landing?: LandingLocals;
  map?: MapLocals;
  trust?: TrustLocals;
  readers?: ReadersLocals;
  compared?: ComparedLocals;
  seller?: SellerLocals;
  shop?: ShopLocals;
  value?: ValueLocals;
  unsubscribe?: UnsubscribeLocals;
  stillForSale?: StillForSaleLocals;
};
