import { readablePhone } from '../domain/contacts/readablePhone.ts';
import { answerTo } from '../domain/listings/facts.ts';
import type { FieldName } from '../domain/listings/fields.ts';
import type { Published } from '../domain/listings/listing.schema.ts';
import { titleOf } from '../domain/listings/listing.ts';
import { statedFacts } from '../domain/listings/statedFacts.ts';
import { locationLabel } from '../domain/places/locations.ts';
import { describeAnswer } from './describeFacts.ts';
import { listingValue } from './fieldWords.ts';
import { formatKm } from './format.ts';
import { formatAmount } from './formatAmount.ts';
import type { Language } from './languages.ts';
import { offer } from './texts/offer.ts';
import { translate } from './texts.ts';

/** Questions that a casual reader asks first. */
const telling = ['papers', 'owners', 'accident', 'transfer', 'price'] as const;
const factsAtMost = 5;

/**
 * Returns four or five short facts.
 * @example describeOffer('en', listing) // => ['12,000 km', 'Semi-automatic, 110cc', 'Condition: Good', 'Category: Scooter']
 */
export const describeOffer = (language: Language, listing: Published): string[] => {
  const t = translate(language, offer);
  const say = (name: FieldName) => listingValue(language, listing, name) ?? '';
  const { facts } = statedFacts(listing);
  const stated = telling.flatMap((question) => {
    const answer = answerTo(facts, question);
    return answer === null ? [] : [describeAnswer(language, { question, answer }).replace(/\.$/, '')];
  });
  return [
    formatKm(language, listing.mileage),
    `${say('transmission')}, ${say('engine')}`,
    t('condition', { condition: say('condition') }),
    ...(stated.length > 0 ? stated : [t('category', { category: say('category') })]),
  ].slice(0, factsAtMost);
};

/**
 * Returns a text for a group or post: bike, price, facts, place and address. Includes the phone number only
 * if the seller wants it.
 */
export const writeOffer = (
  language: Language,
  listing: Published,
  { address, phone }: { address: string; phone: string | null },
): string => {
  const t = translate(language, offer);
  return [
    t('headline', { title: titleOf(listing), price: formatAmount(language, listing.price) }),
    ...describeOffer(language, listing).map((fact) => `• ${fact}`),
    t('place', { place: locationLabel(language, listing.location) }),
    ...(phone === null ? [] : [t('phone', { phone: readablePhone(phone) })]),
    t('details', { address }),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
};
