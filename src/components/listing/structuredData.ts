import type { AggregateRating } from 'schema-dts';
import type { FactQuestion } from '../../domain/listings/factQuestions.ts';
import { answerTo, fittingFacts } from '../../domain/listings/facts.ts';
import { choiceFields, type FieldName, fieldsWith, rowOfField } from '../../domain/listings/fields.ts';
import type { Published } from '../../domain/listings/listing.schema.ts';
import { isForSale, kindOf, shownField, titleOf } from '../../domain/listings/listing.ts';
import { reservedUntil } from '../../domain/listings/reserved.ts';
import { statedFacts } from '../../domain/listings/statedFacts.ts';
import { inOrder, renditionUrl } from '../../domain/photos/photo.ts';
import { locationLabel } from '../../domain/places/locations.ts';
import type { SellerLine } from '../../domain/sellers/seller.ts';
import { describeAnswer } from '../../i18n/describeFacts.ts';
import { fieldLabel, listingValue } from '../../i18n/fieldWords.ts';
import { formatDong, formatKm } from '../../i18n/format.ts';
import { formatEngine } from '../../i18n/formatEngine.ts';
import type { Language } from '../../i18n/languages.ts';
import { factForm } from '../../i18n/texts/factForm.ts';
import { listing as texts } from '../../i18n/texts/listing.ts';
import { translate } from '../../i18n/texts.ts';
import { landingPath } from '../../landingPaths.ts';
import { localize, type Path, paths } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { landingsFor } from '../market/landingsFor.ts';
import { absolute, type Bike, breadcrumbList } from '../structuredData.ts';

/** Made-up rating from the settings (D4) for sellers without reviews; false if disabled. */
const placeholderRating = () => {
  const { enabled, structured } = settings.placeholderRatings;
  return (
    enabled && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: structured.value.toFixed(1),
        reviewCount: structured.count,
      } satisfies AggregateRating,
    }
  );
};

const damages = ['accident:scratched', 'accident:repaired', 'flood:once', 'leaks:sweats', 'lights:some'];
const factData = (language: Language, listing: Published) => {
  const { facts } = statedFacts(listing);
  const say = (question: FactQuestion) => {
    const answer = answerTo(facts, question);
    return answer === null ? '' : describeAnswer(language, { question, answer });
  };
  const owners = Number(answerTo(facts, 'owners'));
  const stated = (['accident', 'flood', 'leaks', 'lights'] as const).filter((question) =>
    damages.includes(`${question}:${answerTo(facts, question)}`),
  );
  return {
    bike: {
      ...(owners > 0 && { numberOfPreviousOwners: owners }),
      ...(stated.length > 0 && { knownVehicleDamages: stated.map(say).join(' ') }),
    },
    offer: answerTo(facts, 'payment') === null ? {} : { acceptedPaymentMethod: say('payment') },
  };
};

/** A reserved bike may become free again, so it is not sold out. Search engines ignore `Reserved`. */
const availabilityOf = (listing: Published) => {
  if (!isForSale(listing)) return 'SoldOut';
  return reservedUntil(listing, Date.now()) === null ? 'InStock' : 'LimitedAvailability';
};

const termsOf = (language: Language, listing: Published) =>
  Object.fromEntries(
    choiceFields.flatMap((name) => {
      const { schemaTerm } = rowOfField(name);
      const value = listingValue(language, listing, name);
      return schemaTerm && value !== null ? [[schemaTerm, value]] : [];
    }),
  );

const units = {
  km: { unitCode: 'KMT' },
  '%': { unitCode: 'P1' },
  'km/h': { unitCode: 'KMH' },
  'đ/month': { unitText: 'VND/month' },
} as const;
/** Facts of an electric bike that have no property in schema.org. */
const batteryData = (language: Language, listing: Published) => {
  const named = fieldsWith({ kind: 'whole', required: 'never' }).flatMap((name) => {
    const row = rowOfField(name);
    const value = shownField<FieldName>(listing, name);
    if (row.kind !== 'whole' || !row.unit || row.unit === 'day' || value === null) return [];
    return [
      { '@type': 'PropertyValue' as const, name: fieldLabel(language, name), value, ...units[row.unit] },
    ];
  });
  const pack = answerTo(fittingFacts(statedFacts(listing).facts, kindOf(listing)), 'pack');
  const form = translate(language, factForm);
  const battery = pack && {
    '@type': 'PropertyValue' as const,
    name: form('pack'),
    value: form(pack === 'rented' ? 'pack:rented' : 'pack:owned'),
  };
  const properties = [...(battery ? [battery] : []), ...named];
  return properties.length > 0 && { additionalProperty: properties };
};

export const productOf = (language: Language, listing: Published, seller: SellerLine | null = null) => {
  const address = absolute(localize(language, paths.listing(listing.slug)));
  const stated = factData(language, listing);
  const title = titleOf(listing);
  const place = locationLabel(language, listing.location);
  return {
    '@type': ['Product', 'Motorcycle'],
    '@id': address,
    name: title,
    description: translate(language, texts)('pageDescription', {
      title,
      place,
      price: formatDong(language, listing.price),
      mileage: formatKm(language, listing.mileage),
      engine: formatEngine(language, listing),
    }),
    image: inOrder(listing.images).map(({ image_url }) => absolute(renditionUrl(image_url, 'full'))),
    brand: { '@type': 'Brand', name: listing.make },
    model: listing.model,
    vehicleModelDate: String(listing.year),
    ...termsOf(language, listing),
    vehicleEngine: { '@type': 'EngineSpecification', name: formatEngine(language, listing) },
    ...batteryData(language, listing),
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: listing.mileage, unitCode: 'KMT' },
    itemCondition:
      listing.condition === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
    ...stated.bike,
    ...(!seller?.reviews && placeholderRating()),
    offers: {
      '@type': 'Offer',
      url: address,
      price: listing.price,
      priceCurrency: 'VND',
      availability: `https://schema.org/${availabilityOf(listing)}`,
      areaServed: place,
      ...stated.offer,
    },
  } satisfies Bike;
};

const marketTrail = (listing: Published) => {
  const landings = landingsFor(listing);
  if (landings.length === 0)
    return [{ name: listing.make, path: `${paths.home}?make=${encodeURIComponent(listing.make)}` as Path }];
  return landings.map(({ landing, model }) => ({
    name: model ?? landing.make ?? listing.make,
    path: landingPath(landing),
  }));
};

/** Breadcrumbs: home page, landing pages of make and model, bike. */
export const trailOf = (language: Language, listing: Published) =>
  breadcrumbList(language, [
    { name: translate(language, texts)('back'), path: paths.home },
    ...marketTrail(listing),
    { name: titleOf(listing), path: paths.listing(listing.slug) },
  ]);
