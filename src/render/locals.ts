import type { Card } from '../domain/card.ts';
import type { CatalogueIndex } from '../domain/catalogue.ts';
import type { Published, Stored } from '../domain/listing.ts';
import type { Rates } from '../domain/money.ts';

/** What the home page shows: the newest bikes and how many there are. */
export type HomeLocals = { cards: Card[]; index: CatalogueIndex; rates: Rates };

/** What the page of one bike shows. The description is sanitised HTML. */
export type ListingLocals = { listing: Stored<Published>; rates: Rates; similar: Card[] };

/** What the function that renders a page hands to it, as Astro.locals. */
export type PageLocals = { home?: HomeLocals; listing?: ListingLocals };
