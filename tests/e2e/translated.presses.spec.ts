import type { Page } from '@playwright/test';
import { ui } from '../../src/i18n/texts/ui.ts';
import { translate } from '../../src/i18n/texts.ts';
import { shareKit } from '../../src/ownPaths.ts';
import { type Path, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { giveThread } from './giveThread.ts';
import { somePath } from './pages.ts';
import { createMember, signIn } from './people.ts';
import { openBike, sellBike } from './sellBike.ts';
import { translatePage } from './translatePage.ts';

// Presses that ask for windows, places, files and providers which a test has not.
test.use({
  expected: [/Failed to load resource|identitytoolkit|blob:|Permissions|popup|gapi|apis\.google/i],
});
test.beforeEach(({ page }) => translatePage(page));

const broken = translate('en', ui)('error');

/** Presses every button that the page has at first, and each one of the dialogs that open. */
const pressAll = async (page: Page) => {
  const { pathname } = new URL(page.url());
  const press = async (within: string, place: number) => {
    const button = page
      .locator(`${within} :is(button, [role=tab], [role=button], summary):visible`)
      .nth(place);
    if ((await button.count()) === 0) return false;
    await button.dispatchEvent('click').catch(() => undefined);
    await expect(page.getByText(broken)).toHaveCount(0);
    return true;
  };
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  let pressed = 0;
  for (; await press('main', pressed); pressed += 1) {
    for (let place = 0; place < 12 && (await press('dialog[open]', place)); place += 1);
    await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== pathname) await page.goBack();
  }
  return pressed;
};

test('every button of the pages that visitors see can be pressed on a translated page', async ({
  page,
  request,
}) => {
  for (const path of [paths.home, await somePath(request), paths.auth, paths.contact] as Path[]) {
    await page.goto(path);
    expect(await pressAll(page), path).toBeGreaterThan(2);
  }
});

test('every button of the pages of a member can be pressed on a translated page', async ({ page }) => {
  const member = await createMember('Pressing Member');
  const bike = await sellBike(member);
  await giveThread(member, `pressed-${member.id}`);
  await openBike(page, 'en', bike);
  await signIn(page, 'en', member.email, paths.contact);
  for (const path of [
    paths.sell,
    paths.messages,
    paths.alerts,
    paths.myListings,
    paths.likedBikes,
    paths.profile,
    shareKit('en', bike.id),
  ]) {
    await page.goto(path);
    await expect(page.locator('main').getByRole('button').first()).toBeVisible();
    await pressAll(page);
  }
});
