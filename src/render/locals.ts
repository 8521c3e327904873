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
import type { Time } from '../domain/time/time.schema.ts';
import type { PublicAccounts } from '../domain/trust/publicAccounts.schema.ts';

/** The home page narrowed, sorted or continued: which bikes were asked for, and how many there are of them. */
export type Results = {
  filters: Filters;
  page: number;
  active: number;
  sold: number;
  drops: Drop[];
  understood: Understood | null;
};

/** What the home page shows: the newest bikes and how many there are, or a page of results. */
export type HomeLocals = { cards: Card[]; index: CatalogueIndex; rates: Rates; results?: Results };

/** What the page of one bike shows. The description is sanitised HTML. */
export type ListingLocals = {
  listing: Stored<Published>;
  rates: Rates;
  /** Null where too few bikes are alike. */
  verdict: DatedVerdict | null;
  /** What is known of its seller; null where nothing was counted yet. */
  seller?: SellerLine | null;
};

/** What the page of a seller shows. */
export type SellerLocals = {
  id: string;
  /** Null where bikes show no name either. */
  name: string | null;
  seller: Seller;
  /** What they have for sale. */
  cards: Card[];
  rates: Rates;
  /** What others wrote about deals with them. */
  reviews: readonly PublishedReview[];
};

/** Bikes to be shown as cards, a piece of another page: those like one, or those that somebody looked at. */
export type CardsLocals = { cards: Card[]; rates: Rates };

/** What a page of the market shows. */
export type LandingLocals = {
  landing: Landing;
  /** How its model is written; null where it is not about one. */
  model: string | null;
  /** How many bikes it has, and the newest of them. */
  count: number;
  cards: Card[];
  /** What all of them cost, in đồng. */
  prices: number[];
  /** Newest bikes of a model, as its plots show them; none for other pages. */
  priced: PlottedBike[];
  /** Of a model in all of Vietnam, what it cost week by week; none for other pages, and where too few weeks are known. */
  weeks: WeekPrice[];
  /** When this was looked up. */
  at: Time;
  /** Where to look instead, with some bikes of it, when there are fewer than a search engine may list. */
  wider: (LandingLink & { cards: Card[] }) | null;
  links: LandingLinks;
  rates: Rates;
};

/** What the map shows: how many bikes are for sale in each province. */
export type MapLocals = { counts: ProvinceCount[] };

/** Returns the figures of the transparency report; null where no month was counted yet. */
export type TrustLocals = { accounts: PublicAccounts | null };

/** How often the guides were read; null where that cannot be said now. */
export type ReadersLocals = { views: GuideViews | null };

/** What stands side by side, and what an address names that does not. */
export type ComparedLocals = {
  bikes: { listing: Stored<Published>; verdict: PriceVerdict | null }[];
  /** For sale as well, but four are enough. */
  waiting: Card[];
  sold: Card[];
  /** How many nobody can see any more, or never could. */
  unknown: number;
  /** What may be added. */
  others: Card[];
  rates: Rates;
  /** When this was looked up. */
  at: Time;
};

/** What the page shows that says what a bike is worth. */
export type ValueLocals = {
  /** What stands in the fields, and what is wrong with them; null where nothing is asked. */
  form: AskedForm | null;
  problems: AskedProblems;
  asked: AskedBike | null;
  /** Null where nothing can be said, or nothing is asked. */
  estimate: Estimate | null;
  /** The page of the market with all bikes of this model, or of its make. */
  more: LandingLink | null;
  at: Time;
  rates: Rates;
};

/**
 * Whether to ask before the emails of alerts stop, that they have stopped (`kept`: all but what was changed after this
 * one), that the link is too old, or that it is not ours.
 */
export type UnsubscribeLocals = { state: 'ask' | 'done' | 'kept' | 'expired' | 'forged'; token: string };

/** What a seller is asked or told about a bike that may still be for sale; `sold`, `gone` and `expired` changed nothing. */
export type StillForSaleLocals = {
  state: 'ask' | 'done' | 'sold' | 'gone' | 'expired' | 'forged';
  answer: StillForSaleAnswer;
  bike: string;
  token: string;
};

/** What the function that renders a page hands to it, as Astro.locals. */
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
  value?: ValueLocals;
  unsubscribe?: UnsubscribeLocals;
  stillForSale?: StillForSaleLocals;
};
