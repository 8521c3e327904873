import type { Page } from '@playwright/test';
import { signedInKey } from '../../src/domain/accounts/signedInKey.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { accountMenu } from '../../src/i18n/texts/accountMenu.ts';
import { profile } from '../../src/i18n/texts/profile.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { hostileRedirects } from '../fixtures/hostileRedirects.ts';
import { submitSignIn } from './accountForms.ts';
import { expect, hold, hydrated, test } from './browser.ts';
import { createMember, demo, removeProfile, signIn, signUp } from './people.ts';
import { redirectPlaces, staysHere } from './redirects.ts';
import { heldBy } from './tagOf.ts';

const t = translate('vi', profile);

/** Ends a session like an expiry: removes Firebase's stored user, and the hint that someone is signed in. */
const endSession = (page: Page) =>
  page.evaluate(async (hint) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const clearing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
    clearing.objectStore('firebaseLocalStorage').clear();
    await new Promise((resolve) => clearing.addEventListener('complete', resolve));
    opening.result.close();
    localStorage.removeItem(hint);
  }, signedInKey);

test('[S4.29 S4.30 S7.4] the session outlives a reload; one that merely ends keeps a form, and signing out in one tab clears it from all', {
  tag: '@full',
  annotation: heldBy(
    'src/firebase/session.test.ts',
    'src/firebase/session.island.test.tsx',
    'src/features/sell/formInBrowser.island.test.tsx',
  ),
}, async ({ page, context }) => {
  const { email } = await createMember();
  await signIn(page, 'vi', email, paths.sell);
  const model = page.getByLabel(translate('vi', sell)('model'));
  await model.fill('Vision chính chủ');
  const other = await context.newPage();
  await other.goto(localize('vi', paths.terms));
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain('Vision chính chủ');
  await endSession(other);
  await page.waitForURL((url) => url.pathname === '/vi/auth');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/vi/sell');
  await expect(page.getByText('Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.')).toBeVisible();
  await submitSignIn(page, 'vi', email, demo.password);
  await page.waitForURL((url) => url.pathname === '/vi/sell');
  await expect(model).toHaveValue('Vision chính chủ');
  await page.reload();
  await expect(page.getByRole('button', { name: translate('vi', accountMenu)('open') })).toBeVisible();
  await expect(model).toHaveValue('Vision chính chủ');
  await other.reload();
  await other.getByRole('button', { name: translate('vi', accountMenu)('open') }).click();
  await other.getByRole('button', { name: translate('vi', accountMenu)('logout') }).click();
  await page.waitForURL((url) => url.pathname === '/vi/auth');
  expect(await stored()).not.toContain('Vision chính chủ');
});

test('a guide that nobody has used yet hears of it, too, when its reader signs out in another tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'vi', demo.buyer);
  const guide = await context.newPage();
  await guide.goto(localize('vi', paths.terms));
  const banner = guide.getByRole('banner');
  const account = banner.getByRole('button', { name: translate('vi', accountMenu)('open') });
  const link = banner.getByRole('link', { name: translate('vi', accountMenu)('signIn') });
  await expect(account).toBeVisible();
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: translate('vi', accountMenu)('open') }).click();
  await page.getByRole('button', { name: translate('vi', accountMenu)('logout') }).click();
  await expect(link.first()).toBeVisible();
  await expect(account).toBeHidden();
});

test('[S8.5] whoever cannot be signed out reads so on a page of words, too, and can try again', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'en', demo.buyer, paths.terms);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: translate('en', accountMenu)('open') }).click();
  const logout = page.getByRole('button', { name: translate('en', accountMenu)('logout') });
  await expect(logout).toBeVisible();
  // Simulates storage that refuses deletions, such as a full disk.
  await page.evaluate(() => {
    const remove = IDBObjectStore.prototype.delete;
    Reflect.set(window, 'mend', () => {
      IDBObjectStore.prototype.delete = remove;
    });
    IDBObjectStore.prototype.delete = () => {
      throw new Error('the disk is full');
    };
  });
  await logout.click();
  const words = 'Logout failed. Please try again.';
  await expect(page.getByRole('alert').getByText(words)).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'mend')());
  await logout.click();
  await expect(
    banner.getByRole('link', { name: translate('en', accountMenu)('signIn') }).first(),
  ).toBeVisible();
});

test('somebody who leaves while their likes are still to be asked for asks nothing any more', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(':runQuery')) requests.push(request.url());
  });
  const database = /\/database\.[^/]*js/;
  const send = await hold(page, database);
  const begun = page.waitForRequest(database);
  await signIn(page, 'vi', demo.buyer);
  await begun;
  await page.getByRole('button', { name: translate('vi', accountMenu)('open') }).click();
  await page.getByRole('button', { name: translate('vi', accountMenu)('logout') }).click();
  const link = page.getByRole('banner').getByRole('link', { name: translate('vi', accountMenu)('signIn') });
  await expect(link.first()).toBeVisible();
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('likes could not be read'),
  );
  send();
  await warned;
  expect(requests).toEqual([]);
});

const emailPage = (code: string) =>
  `${localize('en', paths.authAction)}?mode=verifyEmail&oobCode=${code}&redirect=${paths.sell}`;
const confirmHere = (page: Page) =>
  page.getByRole('button', { name: translate('en', account)('action.confirm') });
const isSell = (url: URL) => url.pathname === paths.sell;

test('the email lets its owner in, however slowly this browser finds out who they are', async ({ page }) => {
  const code = await signUp(page);
  const confirmed = page.waitForResponse('**/accounts:update*');
  const looked = Promise.withResolvers<void>();
  await page.route('**/accounts:update*', async (route) => {
    await looked.promise;
    await route.continue();
  });
  // The account lookup is sent before the confirmation, but its response arrives later.
  await page.route(
    '**/accounts:lookup*',
    async (route) => {
      const answer = await route.fetch();
      looked.resolve();
      await confirmed;
      await page.waitForTimeout(1_000);
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  await page.goto(emailPage(code));
  await confirmHere(page).click();
  await page.waitForURL(isSell);
});

/** Tests one redirect in forty. Unit tests of the guard, and `npm run exhaustive`, use all. */
const some = hostileRedirects.filter((_, index) => index % 40 === 3);

for (const target of redirectPlaces)
  test(`[S2.58 S2.59 S2.68] ${target.path} sends nobody to another site, from its query or from storage`, {
    tag: '@full',
  }, async ({ page, baseURL }) => {
    expect(some.length).toBeGreaterThanOrEqual(5);
    await staysHere(page, new URL(baseURL ?? '').origin, target, some);
  });

test('[S2.68] the remembered target comes before the one in the address', {
  tag: '@full',
  annotation: heldBy(
    'src/features/account/emailLinks.island.test.tsx',
    'src/features/account/destination.test.ts',
  ),
}, async ({ page }) => {
  await signIn(page, 'en', demo.buyer, paths.terms);
  await page.evaluate(() =>
    localStorage.setItem('vongxe.confirm', JSON.stringify({ email: 'x@example.com', redirect: '/terms' })),
  );
  await page.goto(`${paths.confirmEmail}?redirect=/privacy`);
  await page.waitForURL((url) => url.pathname === paths.terms);
  await page.goto(`${paths.confirmEmail}?redirect=/privacy`);
  await page.waitForURL((url) => url.pathname === paths.privacy);
  await page.goto(paths.confirmEmail);
  await page.waitForURL((url) => url.pathname === paths.home);
});

test('[S7.8] a profile that is not there yet is shown from the account, and made by saving it', {
  tag: '@full',
  annotation: heldBy(
    'src/features/account/Profile.island.test.tsx',
    'src/features/account/planProfile.test.ts',
  ),
}, async ({ page }) => {
  const { id, email, name } = await createMember();
  await signIn(page, 'vi', email, paths.terms);
  await removeProfile(id);
  await page.goto('/vi/profile');
  const fullName = page.getByRole('form', { name: t('details.title') }).locator('[name=fullName]');
  await expect(fullName).toHaveValue(name);
  await page.getByRole('button', { name: t('details.update') }).click();
  await expect(page.getByText(t('details.updated'))).toBeVisible();
  await expect(page.getByText(t('details.loadFailed'))).toHaveCount(0);
});

test.describe('a sign-in service that is busy', () => {
  test.use({ expected: [/(?:429|503).*accounts:lookup/] });

  test('a member stays signed in while accounts:lookup answers 429 and 503', {
    tag: '@full',
    annotation: heldBy('src/firebase/busyAuth.test.ts'),
  }, async ({ page }) => {
    const { email, name } = await createMember();
    await signIn(page, 'vi', email, paths.terms);
    const details = page.getByRole('form', { name: t('details.title') }).locator('[name=fullName]');
    const open = page.getByRole('button', { name: translate('vi', accountMenu)('open') });
    for (const status of [429, 503]) {
      const error = { code: status, message: 'QUOTA_EXCEEDED : busy' };
      await page.route('**/accounts:lookup*', (route) => route.fulfill({ status, json: { error } }));
      // Each page verifies the session once the SDK has started.
      for (const visit of ['arrive', 'reload']) {
        const lookup = page.waitForResponse('**/accounts:lookup*');
        await (visit === 'arrive' ? page.goto('/vi/profile') : page.reload());
        expect((await lookup).status()).toBe(status);
        await expect(details).toHaveValue(name);
        await expect(open).toBeVisible();
        expect(new URL(page.url()).pathname).toBe('/vi/profile');
      }
      await page.unroute('**/accounts:lookup*');
    }
    await page.reload();
    await expect(details).toHaveValue(name);
  });
});

test.describe('a server that fails', () => {
  test.use({ expected: [/ERR_FAILED|RPC_ERROR|400.*accounts:update/] });

  test('the email lets its owner in, too, when the answer to it is lost and they try again', async ({
    page,
  }) => {
    const code = await signUp(page);
    await page.route('**/accounts:update*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route('**/accounts:lookup*', (route) => route.abort());
    await page.goto(emailPage(code));
    await confirmHere(page).click();
    const again = page.getByRole('button', { name: translate('en', account)('action.retry') });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await page.waitForURL(isSell);
  });

  test('[S7.10] an account that keeps its former name is only logged', {
    tag: '@full',
    annotation: heldBy('src/features/account/Leaving.island.test.tsx'),
  }, async ({ page }) => {
    const { email } = await createMember();
    await signIn(page, 'vi', email, paths.profile);
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('keeps its former name'),
    );
    await page.route('**/accounts:update*', (route) => route.abort());
    const form = page.getByRole('form', { name: t('details.title') });
    await form.locator('[name=fullName]').fill('Phạm Thị Hoa');
    await form.getByRole('button', { name: t('details.update') }).click();
    await expect(page.getByText(t('details.updated'))).toBeVisible();
    expect((await logged).type()).toBe('warning');
  });

  test('[S8.12] a profile that cannot be read or written says so, and can be tried again', {
    tag: '@full',
  }, async ({ page }) => {
    const { email } = await createMember();
    await signIn(page, 'vi', email, paths.terms);
    await page.route('**/documents:batchGet*', (route) => route.abort());
    await page.goto('/vi/profile');
    await expect(page.getByText(t('details.loadFailed')).first()).toBeVisible();
    await page.unroute('**/documents:batchGet*');
    await page.getByRole('main').getByRole('button', { name: 'Thử lại' }).click();
    const form = page.getByRole('form', { name: t('details.title') });
    await hydrated(page, 'Profile');
    await page.route('**/documents:commit*', (route) => route.abort());
    await form.locator('[name=fullName]').fill('Phạm Thị Hoa');
    await form.getByRole('button', { name: t('details.update') }).click();
    await expect(page.getByText(t('details.failed'), { exact: true })).toBeVisible();
    await expect(form.locator('[name=fullName]')).toHaveValue('Phạm Thị Hoa');
  });
});
