import type { Locator, Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { createMember, signIn } from './people.ts';

/** What lies on a field or a button, at its middle and near both ends; null where nothing does. */
const lyingOn = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    for (const x of [left + 6, (left + right) / 2, right - 6]) {
      const found = document.elementFromPoint(x, Math.min(middle, top + 24));
      const own = element.closest('[data-field]') ?? element;
      if (!found || !own.contains(found)) return found?.outerHTML.slice(0, 120) ?? 'outside of the window';
    }
    return null;
  });

const covered = async (page: Page, fields: Locator) => {
  const problems: string[] = [];
  for (const field of await fields.all()) {
    await field.focus();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const on = await lyingOn(field);
    if (on) problems.push(`${await field.getAttribute('name')}: ${on}`);
  }
  return problems;
};

for (const lang of languages)
  test(`[S2.78] nothing that floats lies on a field of the seller's form, nor on its button (${lang})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const t = translate(lang, sell);
    const member = await createMember('Covered');
    await signIn(page, lang, member.email, paths.sell);
    await expect(page).toHaveURL(localize(lang, paths.sell));
    const fields = page.locator(
      'form :is(input:not([type=file], [type=checkbox], [type=radio]), select, textarea):visible',
    );
    await expect(page.getByLabel(t('model'))).toBeVisible();
    const model = page.getByLabel(t('model'));
    // Nobody has answered it yet, so that everything floats that can.
    await expect(page.locator('[data-consent]')).toBeVisible();
    const publish = page.getByRole('button', { name: t('create') });
    // A phone, the same with its keyboard out, a tablet, a laptop.
    for (const [width, height] of [
      [360, 640],
      [360, 340],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
      await page.evaluate(() => scrollTo(0, 0));
      if (height > 420) expect.soft(await lyingOn(publish), `the button at ${width} × ${height}`).toBeNull();
      if (height === 640) expect.soft(await lyingOn(model), 'the model at first view').toBeNull();
      expect.soft(await covered(page, fields), `fields at ${width} × ${height}`).toEqual([]);
    }
  });
