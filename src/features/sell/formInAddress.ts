import { makeNamed } from '../../domain/market/modelFamily.ts';
import { readAsked } from '../../domain/prices/askedBike.ts';
import type { ListingForm } from '../../domain/selling/listingForm.ts';

/**
 * What an address says of the bike to be sold, as the page does that says what one is worth; nothing where it says less.
 * @example formInAddress('?make=Honda&model=Vision&year=2020&mileage=9000') // => { make: 'Honda', model: 'Vision', … }
 */
export const formInAddress = (search: string): Partial<ListingForm> => {
  const read = readAsked(new URLSearchParams(search), 'en', new Date(), () => []);
  if (!read?.asked || !makeNamed(read.asked.make)) return {};
  const { make, model, year, mileage } = read.asked;
  const { papers } = read.form;
  return {
    make,
    model,
    year: String(year),
    mileage: String(mileage),
    ...(papers && { facts: [`papers:${papers}`] }),
  };
};
