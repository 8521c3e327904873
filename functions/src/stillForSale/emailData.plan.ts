import { dayText } from '../../../src/domain/listings/leaving.ts';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import type { StillForSaleAnswer } from '../../../src/domain/listings/stillForSale.ts';
import { day } from '../../../src/domain/time/time.ts';
import { formatDate } from '../../../src/i18n/formatDate.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import { shownBike } from '../emails/shownBike.ts';
import type {
  LeavingSoonData,
  ListingPausedData,
  StillForSaleData,
} from '../emails/templates/stillForSale.ts';
import { linkToken } from '../http/linkToken.plan.ts';
import { emailTitle } from '../listings/listingTitle.plan.ts';
import { pauseTime, type StillForSale } from './stillForSale.plan.ts';

export const stillForSalePurpose = 'still-for-sale';
/** Days for which the email's links work. */
export const stillForSaleDays = 90;

type Needs = { site: string; secret: string; now: number };
type Reader = { name: string | null; language: Language };

const linksFor = ({ site, secret, now }: Needs, id: string, language: Language) => {
  const page = new URL(localize(language, paths.stillForSale), site).href;
  const token = encodeURIComponent(linkToken(secret, stillForSalePurpose, id, now));
  return (answer: StillForSaleAnswer) => `${page}?answer=${answer}&token=${token}`;
};

const sharedData = (needs: Needs, { name, language }: Reader, id: string, listing: Published) => {
  const link = linksFor(needs, id, language);
  const shown = shownBike(listing);
  return {
    language,
    name,
    bike: emailTitle(listing),
    ...(shown && { shown }),
    keepUrl: link('keep'),
    soldUrl: link('sold'),
  };
};

export const askData = (
  needs: Needs,
  reader: Reader,
  id: string,
  listing: Published,
  freshness: StillForSale,
): StillForSaleData => ({
  ...sharedData(needs, reader, id, listing),
  days: Math.floor((needs.now - listing.updated_at) / day),
  pauseOn: formatDate(reader.language, pauseTime(listing, needs.now, freshness)),
  pauseUrl: linksFor(needs, id, reader.language)('pause'),
});

export const pausedData = (needs: Needs, reader: Reader, id: string, listing: Published): ListingPausedData =>
  sharedData(needs, reader, id, listing);

export const leavingData = (
  needs: Needs,
  reader: Reader,
  id: string,
  listing: Published,
): LeavingSoonData => {
  const { keepUrl: _, ...shared } = sharedData(needs, reader, id, listing);
  const last = Date.parse(dayText(listing.leaving_on ?? 0));
  return {
    ...shared,
    leavesOn: formatDate(reader.language, last),
    pauseOn: formatDate(reader.language, last + day),
    editUrl: new URL(localize(reader.language, paths.editListing(id)), needs.site).href,
  };
};
