import type { Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { createMember, signIn } from './people.ts';

/**
 * Returns elements that cover the middle or an end of a field or button. If `focused`, focuses each field
 * first, which scrolls it into view.
 */
const lyingOn = (page: Page, selector: string, focused: boolean) =>
  page.evaluate(
    async ([wanted, takesFocus]) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const problems: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        if (takesFocus) element.focus();
        await frame();
        await frame();
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const own = element.closest('[data-field]') ?? element;
        for (const x of [left + 6, (left + right) / 2, right - 6]) {
          const covering = document.elementFromPoint(x, Math.min((top + bottom) / 2, top + 24));
          if (covering && own.contains(covering)) continue;
          const label = (element as Partial<HTMLInputElement>).labels?.[0]?.textContent;
          const name = element.getAttribute('name') || label || element.textContent;
          problems.push(`${name}: ${covering?.outerHTML.slice(0, 120) ?? 'outside of the window'}`);
        }
      }
      return problems;
    },
    [selector, focused] as const,
  );

const fields = 'form :is(input:not([type=file], [type=checkbox], [type=radio]), select, textarea)';

/** Returns each field's y position in pixels. Excludes the description, which an editor replaces. */
const heights = (page: Page) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLInputElement>(wanted)]
        .filter((field) => field.name !== 'description' && field.checkVisibility())
        .map((field) => Math.round(field.getBoundingClientRect().top + scrollY)),
    fields,
  );

const lang: Language = 'vi';
test(`nothing that floats lies on a field of the seller's form, nor on its button`, {
  tag: '@always',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const t = translate(lang, sell);
  const member = await createMember('Covered');
  await signIn(page, lang, member.email, paths.sell);
  await expect(page).toHaveURL(localize(lang, paths.sell));
  await expect(page.getByLabel(t('model'))).toBeVisible();
  // The form has a bottom bar, so the banner is delayed until the next page.
  await expect(page.locator('[data-consent]')).toBeHidden();
  for (const [width, height] of [
    [360, 640],
    [360, 340],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
    await page.evaluate(() => scrollTo(0, 0));
    const at = `${width} × ${height}`;
    const before = await heights(page);
    if (height > 420)
      expect.soft(await lyingOn(page, '[data-action-bar] button', false), `buttons at ${at}`).toEqual([]);
    if (height === 640)
      expect.soft(await lyingOn(page, 'input[type=file] + button', false), 'at first view').toEqual([]);
    expect.soft(await lyingOn(page, fields, true), `fields at ${at}`).toEqual([]);
    if (height !== 640) continue;
    for (const late of ['.ql-editor', '[data-field=facts] details', '[data-shot]', 'a[href*=dinh-gia]'])
      await expect(page.locator(late).first()).toBeAttached();
    expect.soft(await heights(page)).toEqual(before);
  }
});
