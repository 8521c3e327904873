import { describe, expect, it } from 'vitest';
import { buildRouteGuide } from '../../../tests/fixtures/buildRouteGuide.ts';
import { directionsEmbed, directionsLink } from './directions.ts';

const { coordinates } = buildRouteGuide();

describe('directions', () => {
  it('[S2.160 S2.161 S2.164] open in the maps service from the start over the pass to the end', () => {
    const query = new URL(directionsLink(coordinates)).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      api: '1',
      origin: '16.0544,108.2022',
      waypoints: '16.1992,108.1325',
      destination: '16.4637,107.5909',
      travelmode: 'driving',
    });
  });

  it.each(['en', 'vi'] as const)('[S7.42] are embedded in the language of the page (%s)', (lang) => {
    const map = new URL(directionsEmbed(lang, coordinates));
    expect(map.origin).toBe('https://www.google.com');
    expect(Object.fromEntries(map.searchParams)).toEqual({
      saddr: '16.0544,108.2022',
      daddr: '16.1992,108.1325 to:16.4637,107.5909',
      hl: lang,
      output: 'embed',
    });
  });

  it('need two points', () => {
    expect(() => directionsLink([])).toThrow('a ride needs a start');
  });
});
