import type { FreshAnswer } from '../../../src/domain/freshness.ts';
import type { Published } from '../../../src/domain/listing.ts';
import { day } from '../../../src/domain/time.ts';
import { formatDate } from '../../../src/i18n/formatDate.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import type { ListingPausedData, StillForSaleData } from '../emails/stillForSale.ts';
import { linkToken } from './linkToken.ts';
import { mailTitle } from './mailTitle.ts';
import { type Freshness, pauseTime } from './planFreshness.ts';

/** The purpose of the links that answer 'still for sale?'; what they are about is the listing. */
export const freshPurpose = 'still-for-sale';
/** For so many days a letter can answer: well beyond the pause that it speaks of. */
export const freshDays = 90;

type Needs = { site: string; secret: string; now: number };
type Reader = { name: string | null; language: Language };

const linksFor = ({ site, secret, now }: Needs, id: string, language: Language) => {
  const page = new URL(localize(language, paths.stillForSale), site).href;
  const token = encodeURIComponent(linkToken(secret, freshPurpose, id, now));
  return (answer: FreshAnswer) => `${page}?answer=${answer}&token=${token}`;
};

/** The letter that asks, in its reader's language. */
export const askData = (
  needs: Needs,
  { name, language }: Reader,
  id: string,
  listing: Published,
  freshness: Freshness,
): StillForSaleData => {
  const link = linksFor(needs, id, language);
  return {
    language,
    name,
    bike: mailTitle(listing),
    days: Math.floor((needs.now - listing.updated_at) / day),
    pauseOn: formatDate(language, pauseTime(listing, needs.now, freshness)),
    keepUrl: link('keep'),
    soldUrl: link('sold'),
    pauseUrl: link('pause'),
  };
};

/** The letter that tells of the pause. */
export const pausedData = (
  needs: Needs,
  { name, language }: Reader,
  id: string,
  listing: Published,
): ListingPausedData => {
  const link = linksFor(needs, id, language);
  return { language, name, bike: mailTitle(listing), keepUrl: link('keep'), soldUrl: link('sold') };
};
