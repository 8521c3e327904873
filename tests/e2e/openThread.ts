import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { translate } from '../../src/i18n/texts.ts';
import { expect } from './browser.ts';

/** The conversation in the list of the inbox that has these words in it. */
export const rowOf = (page: Page, words: string): Locator =>
  page.locator('.inbox-list').getByRole('link').filter({ hasText: words });

/** Opens a conversation of the inbox. @returns what it shows */
export const openThread = async (page: Page, words: string): Promise<Locator> => {
  await rowOf(page, words).click();
  return page.getByRole('article').filter({ hasText: words });
};

/** Opens the field of the answer, which is there by itself where something is unread. */
export const openReply = async (card: Locator, lang: Language): Promise<void> => {
  const reply = card.getByRole('button', { name: translate(lang, conversations)('reply'), exact: true });
  await expect(card.locator('textarea').or(reply).first()).toBeVisible();
  if (await reply.isVisible()) await reply.click();
};
