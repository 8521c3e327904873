import type { Page } from '@playwright/test';
import { fieldLabel } from '../../src/i18n/fieldWords.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { alerts } from '../../src/i18n/texts/alerts.ts';
import { translate } from '../../src/i18n/texts.ts';
import { paths } from '../../src/paths.ts';
import { expect } from './browser.ts';
import { createMember, signIn } from './people.ts';

export const arriveAtAlerts = async (page: Page, lang: Language) => {
  const member = await createMember('Lan');
  await signIn(page, lang, member.email, paths.alerts);
  return member;
};

type Filled = {
  make?: string;
  model?: string;
  min?: number;
  max?: number;
  year?: number;
  transmission?: string;
  place?: string;
};

export const fillAlert = async (
  page: Page,
  lang: Language,
  { make, model, min, max, year, transmission, place }: Filled,
) => {
  const t = translate(lang, alerts);
  const dialog = page.getByRole('dialog', { name: t('dialogTitle') });
  await expect(dialog).toBeVisible();
  if (make) await dialog.getByLabel(t('make'), { exact: true }).fill(make);
  if (model) await dialog.getByLabel(t('model'), { exact: true }).fill(model);
  if (min !== undefined) await dialog.getByLabel(t('minPrice')).fill(String(min));
  if (max !== undefined) await dialog.getByLabel(t('maxPrice')).fill(String(max));
  if (year) await dialog.getByLabel(t('year'), { exact: true }).fill(String(year));
  if (transmission)
    await dialog
      .getByLabel(fieldLabel(lang, 'transmission'), { exact: true })
      .selectOption({ label: transmission });
  if (place) {
    await dialog.getByLabel(t('location'), { exact: true }).fill(place);
    await dialog.getByRole('listbox').getByRole('option').first().click();
  }
  return dialog;
};

export const alertRows = (page: Page) => page.locator('main').getByRole('listitem').getByRole('heading');

export const onlySwitch = (page: Page) => page.getByRole('listitem').getByRole('switch');
