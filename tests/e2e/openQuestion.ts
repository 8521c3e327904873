import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { translate } from '../../src/i18n/texts.ts';
import { hydrated } from './browser.ts';

export const openQuestion = async (page: Page, lang: Language): Promise<Locator> => {
  await hydrated(page, 'ContactSeller');
  // On a phone, the button is in the bottom bar.
  const ways = page
    .getByRole('button', { name: translate(lang, conversations)('contact') })
    .or(page.locator('[data-message]'));
  await ways.filter({ visible: true }).first().click();
  return page.getByRole('dialog');
};
