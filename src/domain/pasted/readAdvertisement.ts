import { formPhone } from '../contacts/formPhone.ts';
import { answerTo, withAnswer } from '../listings/facts.ts';
import type { NamesWith } from '../listings/fields.ts';
import { newestYear } from '../listings/listingFields.ts';
import { makes, otherMake } from '../models/makes.ts';
import { electricKind } from '../models/modelNames.ts';
import { sizeInName } from '../models/sizeInName.ts';
import { choiceTermAt, namedChoices } from '../search/readKind.ts';
import { amountAt } from '../search/readRange.ts';
import type { NamedChoice } from '../search/searchTerm.ts';
import type { ListingForm } from '../selling/listingForm.ts';
import { plainly } from '../text/foldAccents.ts';
import { isElectricMake } from './bikeNames.ts';
import {
  readBatteryFee,
  readBatteryHealth,
  readBatteryRange,
  readNewRange,
  readTopSpeed,
} from './readBattery.ts';
import { type Bike, bikesNamed, readBike } from './readBike.ts';
import { readFacts } from './readFacts.ts';
import { readFeatures } from './readFeatures.ts';
import type { Reading } from './reading.ts';
import { readLocation } from './readLocation.ts';
import { readMileage } from './readMileage.ts';
import { readPhone, withoutPhones } from './readPhone.ts';
import { askedPrices, readPrice } from './readPrice.ts';
import { readYear } from './readYear.ts';
import { offersSeveral } from './severalBikes.ts';
import { stop, wordsOfText } from './wordsOfText.ts';

export type PastedField =
  | 'make'
  | 'model'
  | 'year'
  | 'mileage'
  | 'price'
  | 'engine'
  | NamedChoice
  | NamesWith<{ only: 'electric' }>
  | 'features'
  | 'location'
  | 'contactPhone'
  | 'facts'
  | 'description';
export type PastedAdvertisement = {
  form: Partial<ListingForm>;
  /** Fields that were found, in the order of the form. */
  found: readonly PastedField[];
  /** Found fields that the seller should check. */
  unsure: readonly PastedField[];
  /** The text offers several bikes, so the form stays empty. */
  isOfSeveral: boolean;
};

const isListedMake = (make: string) => makes.some((listed) => listed === make);

/** Maximum number of characters. */
export const maxAdvertisement = 10_000;

const engineOf = (words: readonly string[], bike: Bike | undefined): Reading<number> | null => {
  for (let index = 0; index < words.length; index += 1) {
    const amount = words[index] === stop ? null : amountAt(words, index, 'cc');
    // "100 - 175 cc" is a range of engine sizes, copied from another site's form.
    const isRange = words[index - 1] === stop && /^\d{2,3}$/.test(words[index - 2] ?? '');
    if (amount && amount.value >= 49 && !isRange) return { value: amount.value, sure: true };
  }
  if (!bike?.model || isElectricMake(bike.make)) return null;
  const size = sizeInName(bike.model);
  return size === null ? null : { value: size, sure: true };
};

const isNegation = (word = '') => /^(?:khong|ko|k|not|no)$/.test(word);
const parts = new Set(
  'mam yen phuoc tem den kinh op nem son dan ao bo do vo day pat tay heo canh dia niem'.split(' '),
);
const colours = new Set('den trang xam bac do xanh vang cam nau kem hong tim'.split(' '));
/** Is a part named before the colour, or a second colour after it? */
const isOfPart = (words: readonly string[], index: number, length: number): boolean =>
  parts.has(words[index - 1] ?? '') || colours.has(words[index + length] ?? '');

/** Returns the value of a choice in a text; null if the text names two. */
const choiceIn = (words: readonly string[], name: NamedChoice): Reading<string> | null => {
  const named = new Set<string>();
  for (let index = 0; index < words.length; index += 1) {
    const term = choiceTermAt(words, index, { only: name });
    // Without accents "xe còn" (still available) equals "xe côn" (manual).
    if (!term || (words[index] === 'xe' && words[index + 1] === 'con')) continue;
    if (words[index] === 'mau' && isOfPart(words, index, term.length)) continue;
    const isDenied =
      isNegation(words[index - 1]) ||
      (words[index - 1] === 'phai' && isNegation(words[index - 2])) ||
      (isNegation(words[index + term.length]) && words[index + term.length + 1] === 'phai');
    if (!isDenied) named.add(term.value);
    index += term.length - 1;
  }
  const [only] = named;
  return only && named.size === 1 ? { value: only, sure: true } : null;
};

/** Fills in the make; an unlisted make goes into its own text field (D18). */
const formMake = (make: string): Partial<ListingForm> => ({
  ...(isListedMake(make) ? { make } : { make: otherMake, otherMake: make }),
  // The form itself fills in these fields for listed makes.
  ...(isElectricMake(make) && !isListedMake(make) && electricKind),
});

const wants = /^(?:[a-z]+ ){0,2}(?:can|tim|thu|muon|looking to|want to) (?:mua|buy)(?: |$)/;
const sells = new Set('ban pass ly nhuong sang sell selling sale'.split(' '));
/** Does the author want to buy? Then the bike is not theirs. */
const isWanted = (words: readonly string[]) =>
  wants.test(words.slice(0, 5).join(' ')) && !words.some((word) => sells.has(word));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

/**
 * Reads a pasted advertisement into the form. Guesses nothing: unstated values stay empty.
 * @param text plain text in English or Vietnamese, with or without accents
 * @example readAdvertisement('Bán Honda Vision 2021, odo 2v3, giá 25tr5', now).form
 * // => { make: 'Honda', model: 'Vision', year: '2021', mileage: '23000', price: '25500000', … }
 */
export const readAdvertisement = (text: string, now: Date): PastedAdvertisement => {
  const pasted = plainly(text.slice(0, maxAdvertisement));
  const rest = withoutPhones(pasted);
  const words = wordsOfText(rest);
  const mentions = bikesNamed(words);
  const prices = askedPrices(words);
  const phone = readPhone(pasted);
  const contact = phone && formPhone(phone.value);
  const form: Partial<ListingForm> = {};
  const [foundFields, unsure]: [PastedField[], PastedField[]] = [[], []];
  const put = (field: PastedField, values: Partial<ListingForm> | null, sure = true) => {
    if (!values) return;
    Object.assign(form, values);
    foundFields.push(field);
    if (!sure) unsure.push(field);
  };
  const taken = <T>(
    reading: Reading<T> | null,
    name: PastedField,
    write: (value: T) => Partial<ListingForm>,
  ) => put(name, reading && write(reading.value), reading?.sure);

  const putBike = () => {
    const bike = readBike(mentions);
    const fee = readBatteryFee(words);
    const stated = readFacts(words);
    // A stated rent means a rented battery.
    const isRented = fee && answerTo(stated, 'pack') === null;
    const facts = isRented ? withAnswer(stated, 'pack', 'rented') : stated;
    const features = readFeatures(words);
    taken(bike, 'make', ({ make }) => formMake(make));
    if (bike?.value.model) put('model', { model: bike.value.model }, bike.sure);
    taken(readYear(words, newestYear(now), mentions), 'year', (year) => ({ year: String(year) }));
    const range = readBatteryRange(words, isElectricMake(bike?.value.make ?? ''));
    const newRange = readNewRange(words);
    const mileage = readMileage(words);
    // A mileage equal to a range was read from the same words: ignore it.
    const isRange = [range?.value, newRange?.value].includes(mileage?.value);
    taken(isRange ? null : mileage, 'mileage', (mileage) => ({
      mileage: String(mileage),
    }));
    taken(readPrice(prices), 'price', (price) => ({ price: String(price) }));
    taken(engineOf(words, bike?.value), 'engine', (size) => ({ engine: `${size}cc` }));
    for (const name of namedChoices)
      taken(choiceIn(words, name), name, (value) => ({ [name]: value }) as Partial<ListingForm>);
    taken(readBatteryHealth(words), 'battery_health', (percent) => ({ battery_health: String(percent) }));
    taken(range, 'battery_range', (distance) => ({ battery_range: String(distance) }));
    taken(newRange, 'battery_range_new', (distance) => ({ battery_range_new: String(distance) }));
    taken(readTopSpeed(words), 'top_speed', (speed) => ({ top_speed: String(speed) }));
    taken(fee, 'battery_fee', (amount) => ({ battery_fee: String(amount) }));
    if (features.length > 0) put('features', { features });
    if (facts.length > 0) put('facts', { facts });
  };
  const isOfSeveral = offersSeveral(words, mentions, prices);
  if (!isOfSeveral && !isWanted(words)) putBike();
  taken(readLocation(words), 'location', (location) => ({ location }));
  if (contact)
    put('contactPhone', { phoneCountry: contact.country, contactPhone: contact.digits }, phone.sure);
  const description = isOfSeveral ? '' : paragraphs(rest);
  if (description !== '') put('description', { description });
  return { form, found: foundFields, unsure, isOfSeveral };
};
