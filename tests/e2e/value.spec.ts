import { languages } from '../../src/i18n/languages.ts';
import { addressIn, valuePath } from '../../src/landingPaths.ts';
import { expect, test } from './browser.ts';
import { obstacles } from './obstacles.ts';
import { heldBy, tagOf } from './tagOf.ts';

const texts = {
  en: {
    make: 'Make',
    model: 'Model',
    year: 'Year',
    mileage: 'Mileage',
    submit: 'Show the price range',
    answer: /^(Bikes like this are offered for .+ million ₫|We can't say yet)$/,
    wrong: 'Mileage is required',
  },
  vi: {
    make: 'Hãng xe',
    model: 'Dòng xe',
    year: 'Năm sản xuất',
    mileage: 'Số km đã đi',
    submit: 'Xem khoảng giá',
    answer: /^(Xe tương tự đang rao giá .+ triệu ₫|Chưa định giá được xe này)$/,
    wrong: 'Bạn chưa nhập số km đã đi',
  },
} as const;

test.use({ viewport: { width: 360, height: 740 } });

for (const lang of languages) {
  const words = texts[lang];

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`somebody on a phone learns what a bike is worth (${lang})`, {
      tag: '@full',
      annotation: heldBy('tests/site/value.test.ts'),
    }, async ({ page }) => {
      await page.goto(addressIn(lang, valuePath));
      const field = (name: string) => page.getByLabel(name, { exact: false }).first();
      await field(words.make).selectOption('Honda');
      await field(words.model).fill('visoin');
      await field(words.year).fill('2021');
      await page.getByRole('button', { name: words.submit }).click();
      await expect(page.getByText(words.wrong)).toBeVisible();
      await expect(field(words.model)).toHaveValue('visoin');
      await field(words.mileage).fill(lang === 'en' ? '20k' : '2 vạn');
      await page.getByRole('button', { name: words.submit }).click();
      await expect(page.getByRole('heading', { name: words.answer })).toBeVisible();
      await expect(page.getByText('Honda Vision 2021').first()).toBeVisible();
    });
  });

  test(
    `the form and its answer have no obstacle for assistive technology (${lang})`,
    tagOf(lang),
    async ({ page }) => {
      await page.goto(addressIn(lang, valuePath));
      expect(await obstacles(page)).toEqual([]);
      // Selects must not have the browser's native look: in WebKit it ignores the page's colours.
      const drawn = await page.locator('select').evaluateAll((all) =>
        all.map((select) => {
          const { appearance, backgroundImage } = getComputedStyle(select);
          return `${appearance} ${backgroundImage.split('(')[0]}`;
        }),
      );
      expect(drawn).toEqual(['none linear-gradient', 'none linear-gradient', 'none linear-gradient']);
      await page.goto(`${addressIn(lang, valuePath)}?make=Honda&model=Vision&year=2021&mileage=20000`);
      await expect(page.getByRole('heading', { name: words.answer })).toBeVisible();
      expect(await obstacles(page)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    },
  );
}
