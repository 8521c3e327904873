import type { Response } from 'express';
import { everything } from '../../../src/domain/market/landing.ts';
import type { Market } from '../../../src/domain/market/market.ts';
import { type ProvinceCount, provinces } from '../../../src/domain/places/provinces.ts';
import { permissionsPolicy } from '../../../src/domain/platform/pageHeaders.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, mapPath } from '../../../src/paths.ts';
import { forAMinute, sendPage } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';
import { readMarket } from './landingPage.ts';
import { renderPage } from './renderPage.ts';

/** Counts bikes for sale by province. Provinces were merged: a former one counts as its successor. */
export const countByProvince = (market: Market): ProvinceCount[] =>
  provinces.map((province) => ({
    province,
    count: market.bikesOf({ ...everything, place: province }).length,
  }));

/** Renders the map, the only page that may request the browser's position. */
export const answerMap = async (site: Site, response: Response, language: Language): Promise<void> => {
  const counts = countByProvince(await readMarket(site));
  const html = await renderPage(site, localize(language, mapPath), { map: { counts } });
  const own = { 'Permissions-Policy': permissionsPolicy(['geolocation']) };
  sendPage(site, response, html, { cache: forAMinute, own });
};
