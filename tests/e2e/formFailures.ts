import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { formStatus } from '../../src/i18n/texts/formStatus.ts';
import { ui } from '../../src/i18n/texts/ui.ts';
import { translate } from '../../src/i18n/texts.ts';
import { expect, test } from './browser.ts';

export const phone = { width: 360, height: 780 };
export const lang: Language = 'vi';
export const failing =
  /ERR_INTERNET_DISCONNECTED|403|ERR_FAILED|503|dynamically imported|Firestore|network|reached|offline/i;
const status = translate(lang, formStatus);

/**
 * Place of the error message. `alert`: box beside the button; `field`: below one field; `notice`: at the
 * page's edge.
 */
type Place = 'alert' | 'field' | 'notice';
type Form = { name: string; form: Locator; send: () => Promise<void>; place?: Place };

const isInView = async (message: Locator) => {
  await expect(message).toBeInViewport({ ratio: 1 });
  const isCovered = await message.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return !box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isCovered).toBe(false);
};

const breakServers = (page: Page) =>
  page.route(
    (url) => url.origin !== new URL(page.url()).origin,
    (route) => route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: 'down' }),
  );

/**
 * Submits a form offline, then with failing servers. Each error message must be visible without scrolling.
 */
export const fails = async (page: Page, { name, form, send, place = 'alert' }: Form) => {
  const message = {
    alert: form.getByRole('alert'),
    field: form.getByRole('alert'),
    notice: page.getByRole('region', { name: ui.notices[lang] }).locator('[data-tone=error]'),
  }[place].first();
  await test.step(`${name} without a network`, async () => {
    await page.context().setOffline(true);
    await send();
    if (place !== 'field') await expect(message).toContainText(status('offline'));
    await isInView(message);
    await page.context().setOffline(false);
    if (place === 'alert') await expect(message).toContainText(status('backOnline'));
    if (place === 'notice') await message.getByRole('button').last().click();
  });
  await test.step(`${name} with servers that are down`, async () => {
    await breakServers(page);
    await send();
    await expect(message).toBeVisible();
    await expect(message).not.toContainText(status('backOnline'));
    await isInView(message);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (place === 'notice') await message.getByRole('button').last().click();
  });
};

export const press = (scope: Locator, label: string) => () =>
  scope.getByRole('button', { name: label, exact: true }).click();
