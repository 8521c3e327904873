import type { Place, TouristTrip, Trip, VideoObject } from 'schema-dts';
import type { Coordinates, RouteGuide } from '../../domain/guides/route.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, type Path } from '../../paths.ts';
import { absolute } from '../structuredData.ts';

type Page = { lang: Language; path: Path };
const addressOf = ({ lang, path }: Page) => absolute(localize(lang, path));

const place = (name: string, [latitude, longitude]: Coordinates): Place => ({
  '@type': 'Place',
  name,
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
  address: { '@type': 'PostalAddress', addressCountry: 'VN' },
});

const endsOf = ({ lang }: Page, ride: RouteGuide) => {
  const [from, to] = [ride.coordinates[0], ride.coordinates.at(-1)];
  if (!from || !to) throw new Error('a ride needs a start and an end');
  return { start: place(ride.startPoint[lang], from), end: place(ride.endPoint[lang], to) };
};

/** Structured data of the tour as a tourist trip, with at most 3 pictures and 2 videos. */
export const tripData = (page: Page, ride: RouteGuide, description: string) => {
  const { start, end } = endsOf(page, ride);
  const of = (wanted: 'image' | 'video', max: number) =>
    ride.media.filter(({ type }) => type === wanted).slice(0, max);
  const videos = of('video', 2).map(
    ({ src, alt }) =>
      ({ '@type': 'VideoObject', name: alt[page.lang], contentUrl: absolute(src) }) satisfies VideoObject,
  );
  return {
    '@type': 'TouristTrip',
    name: ride.title[page.lang],
    description,
    url: addressOf(page),
    touristType: page.lang === 'vi' ? 'Người đi xe máy' : 'Motorcycle riders',
    image: of('image', 3).map(({ src }) => absolute(src)),
    ...(videos.length > 0 && { subjectOf: videos }),
    itinerary: { '@type': 'ItemList', numberOfItems: 2, itemListElement: [start, end] },
  } satisfies TouristTrip;
};

/** Structured data of the road: its ends, and a price of zero. */
export const routeData = (page: Page, ride: RouteGuide): Trip => {
  const { start, end } = endsOf(page, ride);
  return {
    '@type': 'Trip',
    name: `${ride.startPoint[page.lang]} – ${ride.endPoint[page.lang]}`,
    description: ride.description[page.lang],
    url: addressOf(page),
    tripOrigin: start,
    itinerary: [start, end],
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'VND',
      availability: 'https://schema.org/InStock',
      eligibleRegion: { '@type': 'Country', name: 'VN' },
    },
  };
};
