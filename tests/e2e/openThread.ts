import type { Locator, Page } from '@playwright/test';

/** The conversation in the list of the inbox that has these words in it. */
export const rowOf = (page: Page, words: string): Locator =>
  page.locator('.inbox-list').getByRole('link').filter({ hasText: words });

/** Opens a conversation of the inbox. @returns what it shows */
export const openThread = async (page: Page, words: string): Promise<Locator> => {
  await rowOf(page, words).click();
  return page.getByRole('article').filter({ hasText: words });
};
