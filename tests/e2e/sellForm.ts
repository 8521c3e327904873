import type { Page } from '@playwright/test';
import { fieldLabel } from '../../src/i18n/fieldWords.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { bike } from '../../src/i18n/texts/bike.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { translate } from '../../src/i18n/texts.ts';

export type Bike = { make: string; model: string; year: number; price: number };

export { photoWithPlace } from '../fixtures/photoWithPlace.ts';

export const addPhotos = (page: Page, ...files: { name: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file, mimeType: 'image/jpeg' })));

/**
 * Returns a field by its label. Excludes answers to buyers' questions, such as "True mileage", which have no
 * `name`.
 */
export const fieldOf = (page: Page, label: string) => page.getByLabel(label).and(page.locator('[name]'));

/**
 * Functions that fill in the form's sections in order. They cover all fields that publishing requires, except
 * a photo.
 */
export const fillers = (page: Page, lang: Language, wanted: Bike) => {
  const t = translate(lang, sell);
  const named = translate(lang, bike);
  return {
    basic: async () => {
      await fieldOf(page, t('make')).selectOption(wanted.make);
      await fieldOf(page, t('model')).fill(wanted.model);
      await fieldOf(page, t('year')).fill(String(wanted.year));
      await fieldOf(page, t('mileage')).fill('12500');
      await fieldOf(page, t('engine')).fill('110cc');
    },
    category: async () => {
      await fieldOf(page, fieldLabel(lang, 'category')).selectOption({ label: named('underbone') });
      await fieldOf(page, fieldLabel(lang, 'condition')).selectOption({ label: named('good') });
      await fieldOf(page, fieldLabel(lang, 'transmission')).selectOption({
        label: t('transmission.semi-automatic'),
      });
      await fieldOf(page, fieldLabel(lang, 'fuel')).selectOption({ label: named('gasoline') });
    },
    contact: async () => {
      await page.getByRole('combobox', { name: t('location') }).fill('da nang');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.locator('[name=contactPhone]').fill('0912345678');
    },
    description: async () => {
      await page
        .getByRole('textbox', { name: t('description') })
        .fill('Chính chủ, cà vẹt đầy đủ. One careful owner.');
    },
    price: async () => {
      await fieldOf(page, t('price')).fill(String(wanted.price));
    },
  };
};

export const fillForm = async (page: Page, lang: Language, wanted: Bike) => {
  for (const fill of Object.values(fillers(page, lang, wanted))) await fill();
};
