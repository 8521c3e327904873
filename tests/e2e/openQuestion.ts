import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { talk } from '../../src/i18n/texts/talk.ts';
import { translate } from '../../src/i18n/texts.ts';
import { awake } from './browser.ts';

/** Opens the dialog in which a member asks the seller of the bike on the page. */
export const openQuestion = async (page: Page, lang: Language): Promise<Locator> => {
  await awake(page, 'ContactSeller');
  await page.getByRole('button', { name: translate(lang, talk)('contact') }).click();
  return page.getByRole('dialog');
};
