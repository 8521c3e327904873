import { formPhone } from '../contacts/formPhone.ts';
import { newestYear, type Transmission } from '../listings/listingFields.ts';
import type { ListingForm } from '../listings/listingForm.ts';
import { factsOfModel } from '../models/modelNames.ts';
import { sizeInName } from '../models/sizeInName.ts';
import { transmissionTermAt } from '../search/readKind.ts';
import { amountAt } from '../search/readRange.ts';
import { plainly } from '../text/foldAccents.ts';
import { readBike } from './readBike.ts';
import { readFacts } from './readFacts.ts';
import type { Reading } from './reading.ts';
import { readLocation } from './readLocation.ts';
import { readMileage } from './readMileage.ts';
import { readPhone, withoutPhones } from './readPhone.ts';
import { readPrice } from './readPrice.ts';
import { readYear } from './readYear.ts';
import { stop, wordsOfText } from './wordsOfText.ts';

export type PastedField =
  | 'make'
  | 'model'
  | 'year'
  | 'mileage'
  | 'price'
  | 'engine'
  | 'transmission'
  | 'location'
  | 'contactPhone'
  | 'facts'
  | 'description';
export type PastedAdvertisement = {
  /** What goes into the form. */
  form: Partial<ListingForm>;
  /** What was found, in the order in which the form asks. */
  found: readonly PastedField[];
  /** What of it the seller should look at again. */
  unsure: readonly PastedField[];
};

/** More than any advertisement has; the rest is not read. */
export const longestAdvertisement = 10_000;

const engineOf = (words: readonly string[], model: string | null): Reading<number> | null => {
  for (let place = 0; place < words.length; place += 1) {
    const amount = words[place] === stop ? null : amountAt(words, place, 'cc');
    if (amount && amount.value >= 49) return { value: amount.value, sure: true };
  }
  const isElectric = model !== null && factsOfModel(model)?.fuel === 'electric';
  const size = model === null || isElectric ? null : sizeInName(model);
  return size === null ? null : { value: size, sure: true };
};

const transmissionOf = (words: readonly string[]): Reading<Transmission> | null => {
  for (let place = 0; place < words.length; place += 1) {
    const term = transmissionTermAt(words, place);
    if (term?.name === 'transmission') return { value: term.transmission, sure: true };
  }
  return null;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** Lines as paragraphs, as the editor writes them. */
const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

/**
 * What an advertisement from elsewhere says, as the form of a listing holds it. Nothing is made up: what the text does not
 * say stays empty, and a price only where it names one.
 * @param text plain text in English or Vietnamese, with or without accents
 * @example readAdvertisement('Bán Honda Vision 2021, odo 2v3, giá 25tr5', now).form
 * // => { make: 'Honda', model: 'Vision', year: '2021', mileage: '23000', price: '25500000', … }
 */
export const readAdvertisement = (text: string, now: Date): PastedAdvertisement => {
  const pasted = plainly(text.slice(0, longestAdvertisement));
  const rest = withoutPhones(pasted);
  const words = wordsOfText(rest);
  const bike = readBike(words);
  const phone = readPhone(pasted);
  const contact = phone && formPhone(phone.value);
  const facts = readFacts(words);
  const form: Partial<ListingForm> = {};
  const [found, unsure]: [PastedField[], PastedField[]] = [[], []];
  const put = (field: PastedField, values: Partial<ListingForm> | null, sure = true) => {
    if (!values) return;
    Object.assign(form, values);
    found.push(field);
    if (!sure) unsure.push(field);
  };
  const said = <T>(
    reading: Reading<T> | null,
    name: PastedField,
    write: (value: T) => Partial<ListingForm>,
  ) => put(name, reading && write(reading.value), reading?.sure);

  said(bike, 'make', ({ make }) => ({ make }));
  if (bike?.value.model) put('model', { model: bike.value.model }, bike.sure);
  said(readYear(words, newestYear(now)), 'year', (year) => ({ year: String(year) }));
  said(readMileage(words), 'mileage', (mileage) => ({ mileage: String(mileage) }));
  said(readPrice(words), 'price', (price) => ({ price: String(price) }));
  said(engineOf(words, bike?.value.model ?? null), 'engine', (size) => ({ engine: `${size}cc` }));
  said(transmissionOf(words), 'transmission', (transmission) => ({ transmission }));
  said(readLocation(words), 'location', (location) => ({ location }));
  if (contact)
    put('contactPhone', { phoneCountry: contact.country, contactPhone: contact.digits }, phone.sure);
  if (facts.length > 0) put('facts', { facts });
  const description = paragraphs(rest);
  if (description !== '') put('description', { description });
  return { form, found, unsure };
};
