import type { Page } from '@playwright/test';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect } from './browser.ts';

export { seededPhotos, sellBike } from '../fixtures/sellBike.ts';

export const openBike = async (page: Page, lang: Language, bike: Stored<Published>) => {
  const path = localize(lang, paths.listing(bike.slug));
  await expect.poll(async () => (await page.request.get(path)).text()).toContain(bike.model);
  await page.goto(path);
};
