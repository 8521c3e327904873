import type { Coordinates } from '../../domain/guides/route.schema.ts';
import type { Language } from '../../i18n/languages.ts';

const at = ([latitude, longitude]: Coordinates) => `${latitude},${longitude}`;

const pointsOf = (coordinates: readonly Coordinates[]) => {
  const [start, end] = [coordinates[0], coordinates.at(-1)];
  if (!start || !end) throw new Error('a ride needs a start and an end');
  return { start, end, between: coordinates.slice(1, -1) };
};

/** Returns a link to the tour in Google Maps. Names all points, so that the route avoids the tunnel. */
export const directionsLink = (coordinates: readonly Coordinates[]) => {
  const { start, end, between } = pointsOf(coordinates);
  const query = new URLSearchParams({
    api: '1',
    origin: at(start),
    destination: at(end),
    travelmode: 'driving',
  });
  if (between.length > 0) query.set('waypoints', between.map(at).join('|'));
  return `https://www.google.com/maps/dir/?${query}`;
};

/** Returns the address of a map of the tour for an iframe; needs no API key. */
export const directionsEmbed = (lang: Language, coordinates: readonly Coordinates[]) => {
  const { start, end, between } = pointsOf(coordinates);
  const query = new URLSearchParams({
    saddr: at(start),
    daddr: [...between, end].map(at).join(' to:'),
    hl: lang,
    output: 'embed',
  });
  return `https://www.google.com/maps?${query}`;
};
