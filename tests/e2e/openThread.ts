import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { safety } from '../../src/i18n/texts/safety.ts';
import { translate } from '../../src/i18n/texts.ts';

export const rowOf = (page: Page, words: string): Locator =>
  page.locator('.inbox-list').getByRole('link').filter({ hasText: words });

export const openThread = async (page: Page, words: string): Promise<Locator> => {
  await rowOf(page, words).click();
  return page.getByRole('article').filter({ hasText: words });
};

export const pick = async (card: Locator, menu: string, item: string): Promise<void> => {
  await card.getByRole('button', { name: menu }).click();
  await card.getByRole('menuitem', { name: item, exact: true }).click();
};
export const endThread = (card: Locator, lang: Language, how: 'markClosed' | 'purchased'): Promise<void> =>
  pick(card, translate(lang, safety)('more'), translate(lang, conversations)(how));
export const add = (card: Locator, lang: Language, item: string): Promise<void> =>
  pick(card, translate(lang, conversations)('add'), item);
