import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { likeId } from '../../src/domain/listings/like.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { browse } from '../../src/i18n/texts/browse.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { feedback } from '../../src/i18n/texts/feedback.ts';
import { profile } from '../../src/i18n/texts/profile.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { ui } from '../../src/i18n/texts/ui.ts';
import { translate } from '../../src/i18n/texts.ts';
import { shareKit } from '../../src/ownPaths.ts';
import { type Path, paths } from '../../src/paths.ts';
import { buildCriteria } from '../fixtures/buildAlert.ts';
import { submitSignIn } from './accountForms.ts';
import { allowAgain } from './allowAgain.ts';
import { arrivesAt, expect, hydrated, test } from './browser.ts';
import { giveThread } from './giveThread.ts';
import { cards } from './grid.ts';
import { openThread } from './openThread.ts';
import { somePath } from './pages.ts';
import { createMember, demo, newAddress, signIn, store } from './people.ts';
import { openBike, sellBike } from './sellBike.ts';
import { addPhotos, fillForm, photoWithPlace } from './sellForm.ts';
import { heldBy } from './tagOf.ts';
import { mark, translatePage } from './translatePage.ts';

// Expected errors: 403 for an unlisted bike, React's 418 for translated texts, and the translator's inline
// styles, which the security policy refuses.
test.use({
  expected: [
    /identitytoolkit.*accounts:|403 \(Forbidden\).*batchGet|React error #418|Applying inline style violates/,
  ],
});
test.beforeEach(({ page }) => translatePage(page));

const broken = translate('en', ui)('error');
const holds = async (page: Page) => {
  await expect(page.getByText(broken)).toHaveCount(0);
  await expect(page.locator('main font').first()).toBeAttached();
};
const isTranslated = (page: Page, text: string) => expect(page.getByText(text + mark).first()).toBeVisible();

test('a translated page finds bikes, and forgets the search', { tag: '@always' }, async ({ page }) => {
  const t = translate('en', browse);
  await page.goto('/?q=wave');
  await holds(page);
  // Selected by name: the field becomes a combobox once it has suggestions.
  const field = page.getByRole('search').locator('[name=q]');
  const hits = cards(page).filter({ has: page.locator('mark') });
  await expect(hits.first()).toBeVisible();
  // Until the response, the previous list stays visible, including bikes that do not match.
  const others = async () => (await cards(page).count()) - (await hits.count());
  await expect.poll(others).toBe(0);
  await field.fill('');
  await field.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(hits).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await field.pressSequentially('wave');
  await field.press('Enter');
  await expect(page).toHaveURL('/?q=wave');
  await expect(cards(page).first().locator('mark').first()).toBeVisible();
  await expect.poll(others).toBe(0);
  await page.getByRole('combobox', { name: t('sortBy') }).selectOption({ label: t('cheapest') });
  await expect(page).toHaveURL(/sort=cheapest/);
  await page.getByRole('button', { name: t('clearSearch') }).click();
  await expect(field).toHaveValue('');
  await expect(hits).toHaveCount(0);
  await holds(page);
});

test('a press on a translated page counts, though the list is drawn anew for it', {
  tag: '@full',
  annotation: heldBy('src/ui/translated.island.test.tsx', 'src/astro/hydrateOnUse.island.test.tsx'),
}, async ({ page }) => {
  await page.goto('/');
  await holds(page);
  await cards(page).nth(1).getByRole('button').first().dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  await holds(page);
});

test('a translated page signs up, and says how good the password is', {
  tag: '@full',
  annotation: heldBy('src/ui/translated.island.test.tsx', 'src/features/account/SignUp.island.test.tsx'),
}, async ({ page }) => {
  const t = translate('en', account);
  const email = newAddress();
  await page.goto(`${paths.auth}#sign-up`);
  const form = page.getByRole('form', { name: t('signUp') });
  await hydrated(page, 'AuthForms');
  await form.locator('[name=fullName]').fill('Trần Văn Minh');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').pressSequentially('xe may');
  await expect(form.getByText(t('strength.hint'))).toHaveCount(0);
  await form.locator('[name=password]').fill('xe may cua toi');
  await form.locator('[name=confirmPassword]').fill('xe may cua toi');
  await expect(form.locator('[name=fullName]')).toHaveValue('Trần Văn Minh');
  await form.getByRole('button', { name: t('signUp') }).click();
  await arrivesAt(page, paths.confirmEmail);
  await isTranslated(page, t('confirm.title'));
  await expect(page.getByText(email)).toBeVisible();
  await holds(page);
});

test('a translated page signs in, and says why a wrong password is refused', {
  tag: '@full',
  annotation: heldBy('src/ui/translated.island.test.tsx', 'src/features/account/AuthForms.island.test.tsx'),
}, async ({ page }) => {
  const t = translate('en', account);
  const { email } = await createMember();
  await page.goto(`${paths.auth}?redirect=${paths.contact}`);
  await submitSignIn(page, 'en', email, 'not the password');
  await isTranslated(page, t('failed.credentials.text'));
  await holds(page);
  await submitSignIn(page, 'en', email, demo.password);
  await arrivesAt(page, paths.contact);
  await holds(page);
});

test('a reply from a translated inbox arrives once, and is shown as sent', {
  tag: '@full',
  annotation: heldBy(
    'src/ui/translated.island.test.tsx',
    'src/features/conversations/Replies.island.test.tsx',
  ),
}, async ({ page }) => {
  const t = translate('en', conversations);
  const member = await createMember('Reading Seller');
  const id = `translated-${member.id}`;
  await giveThread(member, id);
  await signIn(page, 'en', member.email, paths.messages);
  const card = await openThread(page, 'Wave');
  const message = `Yes, come by at ten. ${randomUUID()}`;
  await card.getByLabel(t('replyLabel')).fill(message);
  await card.getByRole('button', { name: t('sendReply') }).click();
  await expect(card.getByText(message)).toBeVisible();
  await expect(card.getByLabel(t('replyLabel'))).toHaveValue('');
  await holds(page);
  expect((await store().collection(`inquiries/${id}/replies`).get()).size).toBe(1);
});

test('a message from a translated contact page is sent, and the page says so', {
  tag: '@full',
  annotation: heldBy('src/ui/translated.island.test.tsx', 'src/features/feedback/Feedback.island.test.tsx'),
}, async ({ page }) => {
  const t = translate('en', feedback);
  await allowAgain('contact');
  await page.goto(paths.contact);
  await page.getByLabel(t('subject')).fill(`Translated ${randomUUID()}`);
  await page.getByLabel(t('message')).fill('Xin chào');
  await page.getByRole('button', { name: t('contact.send') }).click();
  await isTranslated(page, t('contact.done'));
  await holds(page);
});

test('a name is changed on a translated profile', {
  tag: '@full',
  annotation: heldBy('src/ui/translated.island.test.tsx', 'src/features/account/Profile.island.test.tsx'),
}, async ({ page }) => {
  const t = translate('en', profile);
  const member = await createMember('Old Name');
  await signIn(page, 'en', member.email, paths.profile);
  await page.locator('[name=fullName]').fill('New Name');
  await page.getByRole('button', { name: t('details.update') }).click();
  await isTranslated(page, t('details.updated'));
  await expect(page.locator('[name=fullName]')).toHaveValue('New Name');
  await holds(page);
});

test('a bike is published from a translated form, with the words of its seller', {
  tag: '@full',
  annotation: heldBy('src/ui/translated.island.test.tsx', 'src/features/sell/SaveListing.island.test.tsx'),
}, async ({ page }) => {
  const t = translate('en', sell);
  const member = await createMember('Translated Seller');
  await signIn(page, 'en', member.email, paths.sell);
  await fillForm(page, 'en', { make: 'Honda', model: 'Vision', year: 2024, price: 25_000_000 });
  await addPhotos(page, { name: 'bike.jpg', buffer: await photoWithPlace() });
  await expect(page.locator('[data-stage=ready]')).toHaveCount(1);
  await holds(page);
  await page.getByRole('button', { name: t('create') }).click();
  await arrivesAt(page, paths.myListings);
  await expect(page.getByText('Honda Vision').first()).toBeVisible();
  await holds(page);
  const [bike] = (await store().collection('motorcycles').where('user_id', '==', member.id).get()).docs;
  expect(bike?.get('description')).toContain('Chính chủ, cà vẹt đầy đủ. One careful owner.');
  expect(bike?.get('description')).not.toContain(mark);
});

/** Delays React from a page's first script on. @returns a function that resumes it */
const holdReact = async (page: Page) => {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    const hold = function (this: MessagePort, ...message: [unknown]) {
      held.push(() => postMessage.apply(this, message));
    };
    Object.assign(MessagePort.prototype, { postMessage: hold });
    addEventListener('test:go', () => {
      Object.assign(MessagePort.prototype, { postMessage });
      for (const post of held.splice(0)) post();
    });
  });
  return () => page.evaluate(() => dispatchEvent(new Event('test:go')));
};

test('a text without a key stays, though it comes while React is drawing the translated form', {
  tag: '@always',
}, async ({ page }) => {
  const member = await createMember('Dictating Seller');
  const goOn = await holdReact(page);
  await signIn(page, 'en', member.email, paths.sell);
  const form = page.locator('astro-island', { has: page.locator('[name=year]') });
  await form.locator('[name=make]').selectOption('Honda');
  const isHeard = (island: Element) => Object.keys(island).some((key) => key.startsWith('_reactListening'));
  await expect.poll(() => form.evaluate(isHeard)).toBe(true);
  // Dictation inserts text without key events.
  await form.locator('[name=year]').focus();
  await page.keyboard.insertText('2024');
  await goOn();
  await hydrated(page, 'SellForm');
  await form.locator('[name=engine]').focus();
  await expect(form.locator('[name=year]')).toHaveValue('2024');
  await expect(form.locator('[name=make]')).toHaveValue('Honda');
  await holds(page);
});

test.describe('every button', () => {
  // Clicks on buttons that need popups, locations, files or providers log these errors.
  test.use({
    expected: [
      /Failed to load resource|identitytoolkit|blob:|Permissions|popup|gapi|apis\.google|React error #418|Applying inline style/i,
    ],
  });

  /** Opens a page. Retries, because the last pressed button may have started a navigation. */
  const open = (page: Page, path: Path) => expect(() => page.goto(path)).toPass();

  const pressAll = async (page: Page) => {
    const { pathname } = new URL(page.url());
    const press = async (within: string, index: number) => {
      const button = page
        .locator(`${within} :is(button, [role=tab], [role=button], summary):visible`)
        .nth(index);
      if ((await button.count()) === 0) return false;
      await button.dispatchEvent('click').catch(() => undefined);
      await expect(page.getByText(broken)).toHaveCount(0);
      return true;
    };
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    let pressed = 0;
    for (; await press('main', pressed); pressed += 1) {
      for (let index = 0; index < 12 && (await press('dialog[open]', index)); index += 1);
      await page.keyboard.press('Escape');
      if (new URL(page.url()).pathname !== pathname) await open(page, pathname as Path);
    }
    return pressed;
  };

  test('every button of the pages that visitors see can be pressed on a translated page', async ({
    page,
    request,
  }) => {
    for (const path of [paths.home, await somePath(request), paths.auth, paths.contact] as Path[]) {
      await open(page, path);
      expect(await pressAll(page), path).toBeGreaterThan(0);
    }
  });

  test('every button of the pages of a member can be pressed on a translated page', async ({ page }) => {
    const member = await createMember('Pressing Member');
    const bike = await sellBike(member);
    await giveThread(member, `pressed-${member.id}`);
    const [user_id, created_at] = [member.id, Timestamp.now()];
    await store()
      .doc(`alerts/${user_id}_0`)
      .set({ user_id, criteria: buildCriteria(), is_active: true, created_at });
    await store()
      .doc(`likes/${likeId(user_id, bike.id)}`)
      .set({ user_id, motorcycle_id: bike.id, created_at });
    await openBike(page, 'en', bike);
    await signIn(page, 'en', member.email, paths.contact);
    for (const path of [
      paths.sell,
      paths.messages,
      paths.alerts,
      paths.likedBikes,
      paths.profile,
      shareKit('en', bike.id),
      // My listings come last, since the bike is sold there.
      paths.myListings,
    ]) {
      await open(page, path);
      if (path === paths.messages) await openThread(page, 'Wave');
      await expect(page.locator('main').getByRole('button').first()).toBeVisible();
      await pressAll(page);
    }
  });
});
