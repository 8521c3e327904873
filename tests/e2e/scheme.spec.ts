import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';

const day = 'rgb(250, 246, 239)';
const night = 'rgb(23, 20, 17)';
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const barsOf = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return all.find(({ media }) => matchMedia(media).matches)?.content;
  });

test('the site is dark where the device is, and otherwise as was chosen, from before the first paint', {
  tag: '@always',
}, async ({ page }) => {
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { early: document.documentElement.dataset.dark ?? 'as the device' });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true }),
  );
  const early = () => page.evaluate(() => Reflect.get(window, 'early'));

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(paths.terms);
  expect([await early(), await ground(page), await barsOf(page)]).toEqual([
    'as the device',
    night,
    '#171411',
  ]);
  await page.getByLabel('Theme:').selectOption('Light');
  expect([await ground(page), await barsOf(page)]).toEqual([day, '#faf6ef']);

  await page.goto('/vi');
  expect([await early(), await ground(page), await barsOf(page)]).toEqual(['not all', day, '#faf6ef']);
  const choice = page.getByLabel('Giao diện:');
  await expect(choice.locator(':checked')).toHaveText('Sáng');
  await page.emulateMedia({ colorScheme: 'light' });
  await choice.selectOption('Tối');
  expect([await ground(page), await barsOf(page)]).toEqual([night, '#171411']);
  await page.emulateMedia({ media: 'print' });
  expect(await ground(page), 'paper is light').toBe(day);
  await page.emulateMedia({ media: 'screen' });

  await choice.selectOption('Theo thiết bị');
  expect(await ground(page)).toBe(day);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([await ground(page), await barsOf(page)]).toEqual([night, '#171411']);
});
