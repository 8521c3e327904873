import { makeNamed } from '../../domain/models/modelFamily.ts';
import { readAsked } from '../../domain/prices/askedBike.ts';
import type { ListingForm } from '../../domain/selling/listingForm.ts';

/**
 * Bike in an address from the valuation page; no fields if incomplete.
 * @example formInAddress('?make=Honda&model=Vision&year=2020&mileage=9000') // => { make: 'Honda', model: 'Vision', … }
 */
export const formInAddress = (search: string): Partial<ListingForm> => {
  const read = readAsked(new URLSearchParams(search), 'en', new Date(), () => []);
  if (!read?.asked || !makeNamed(read.asked.make)) return {};
  const { make, model, year, mileage } = read.asked;
  const { papers, battery } = read.form;
  const facts = [...(battery ? [`pack:${battery}`] : []), ...(papers ? [`papers:${papers}`] : [])];
  return {
    make,
    model,
    year: String(year),
    mileage: String(mileage),
    ...(facts.length > 0 && { facts }),
  };
};
