import type { Page } from '@playwright/test';
import { awake } from './browser.ts';

/** The bikes of a page, as cards. */
export const cards = (page: Page) => page.getByRole('article');

/** Opens the home page or a list of it, and begins to use it: that is when its island wakes. */
export const arriveAtGrid = async (page: Page, path: string) => {
  await page.goto(path);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await awake(page, 'BrowseGrid');
};
