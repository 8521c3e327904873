import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { authAccounts } from '../../functions/src/readers/findPerson.ts';
import { askSeller } from '../../functions/src/stillForSale/askSellers.ts';
import { functionsEnvironment } from '../../local/suite/environment.ts';
import { testSuite } from '../../local/suite/suite.ts';
import { day } from '../../src/domain/time/time.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { bike } from '../../src/i18n/texts/bike.ts';
import { mylistings } from '../../src/i18n/texts/mylistings.ts';
import { stillForSale } from '../../src/i18n/texts/stillForSale.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { emailsTo, emailTo } from './inbox.ts';
import { obstacles } from './obstacles.ts';
import { giveListing, statusOf } from './ownListings.ts';
import { createMember, type Member, signIn, store } from './people.ts';
import { heldBy } from './tagOf.ts';

test.use({ actionTimeout: 15_000 });

const listingAt = (id: string) => store().doc(`motorcycles/${id}`);

/** Runs the nightly check for a listing unchanged for this many days. */
const leaveAlone = async (id: string, days: number) => {
  const then = Timestamp.fromMillis(Date.now() - days * day);
  await listingAt(id).update({ created_at: then, updated_at: then });
  const needs = {
    documents: store(),
    accounts: authAccounts,
    site: testSuite.origin,
    secret: functionsEnvironment(testSuite).LINK_SECRET ?? '',
    now: Date.now(),
    freshness: { askAfter: 45, pauseAfter: 60 },
  };
  return askSeller(needs, await listingAt(id).get());
};

const linksFor = async ({ email }: Member) => {
  const { text } = await emailTo(email);
  const links = text.match(/http\S+answer=\S+/g) ?? [];
  return (answer: string) => {
    const link = links.find((one) => new URL(one).searchParams.get('answer') === answer);
    if (!link) throw new Error(`the letter offers no “${answer}”`);
    return link;
  };
};

const sellerIsAsked = async (lang: Language) => {
  const seller = await createMember('Asked Seller');
  await store().doc(`user_languages/${seller.id}`).set({ language: lang, updated_at: Timestamp.now() });
  const id = await giveListing(seller, 'Wave Cũ');
  expect(await leaveAlone(id, 46)).toBe('asked');
  return { id, seller, link: await linksFor(seller) };
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const lang: Language = 'vi';
const t = translate(lang, stillForSale);
const name = 'Honda Wave Cũ 2021';

test('one tap in the email answers whether a bike is still for sale, signed out, once and twice', async ({
  page,
}) => {
  const { id, seller, link } = await sellerIsAsked(lang);
  await page.goto(link('keep'));
  expect(new URL(page.url()).pathname).toBe(localize(lang, paths.stillForSale));
  await expect(heading(page)).toHaveText(t('askTitle'));
  await expect(page.getByText(t('askKeep', { bike: name }))).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await obstacles(page)).toEqual([]);
  }
  for (const turn of ['first', 'second']) {
    await page.goto(link('keep'));
    await page.getByRole('button', { name: t('keep') }).click();
    await expect(heading(page), turn).toHaveText(t('doneKeep', { bike: name }));
  }
  expect(await statusOf(id)).toBe('active');
  await expect(page.getByRole('link', { name: t('listings') })).toHaveAttribute(
    'href',
    localize(lang, paths.myListings),
  );

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(link('pause'));
  const other = 'en';
  await page.locator('header a[data-language]:visible').click();
  await expect(heading(page)).toHaveText(translate(other, stillForSale)('askTitle'));
  await page.goto(link('pause'));
  await page.getByRole('button', { name: t('sold') }).click();
  await expect(heading(page)).toHaveText(t('doneSold', { bike: name }));
  expect(await statusOf(id)).toBe('sold');
  await page.goto(link('keep'));
  await expect(heading(page)).toHaveText(t('soldTitle'));
  await expect(page.getByText(t('soldText', { bike: name }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('keep') })).toHaveCount(0);
  expect(await emailsTo(seller.email)).toHaveLength(1);
});

test('without a script the email’s links work all the same', {
  tag: '@full',
  annotation: heldBy('tests/functions/stillForSale.test.ts'),
}, async ({ browser }) => {
  const { id, link } = await sellerIsAsked(lang);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link('pause'));
  await page.getByRole('button', { name: t('pause') }).click();
  await expect(heading(page)).toHaveText(t('donePause', { bike: name }));
  expect(await statusOf(id)).toBe('paused');
  await context.close();
});

test.describe('a link that answers nothing', () => {
  test.use({ expected: [/Failed to load resource.*(?:403|410)/] });

  test('says so, forged or too late, and changes nothing', async ({ page }) => {
    const { id, link } = await sellerIsAsked(lang);
    const forged = new URL(link('sold'));
    forged.searchParams.set('token', `${forged.searchParams.get('token')}x`);
    await page.goto(forged.href);
    await expect(heading(page)).toHaveText(t('forgedTitle'));
    await expect(page.getByText(t('forgedText'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    expect(await statusOf(id)).toBe('active');

    await page.goto(link('sold'));
    await listingAt(id).update({ deleted_at: Timestamp.now() });
    await page.getByRole('button', { name: t('sold') }).click();
    await expect(heading(page)).toHaveText(t('goneTitle'));
    await page.goto(link('keep'));
    await expect(heading(page)).toHaveText(t('goneTitle'));
    expect((await listingAt(id).get()).get('status')).toBe('active');
  });
});

test('one’s own listings say which one the site has paused, and one tap puts it back', async ({ page }) => {
  const say = translate(lang, mylistings);
  const named = translate(lang, bike);
  const seller = await createMember('Silent Seller');
  const [id] = [await giveListing(seller, 'Quiet'), await giveListing(seller, 'Rested', 'paused')];
  const at = Timestamp.now();
  await listingAt(id).update({ status: 'paused', updated_at: at, auto_paused_at: at });
  await signIn(page, lang, seller.email, paths.myListings);
  const card = page.getByRole('article').filter({ hasText: 'Quiet' });
  await expect(card.getByText(say('autoPaused'))).toBeVisible();
  await expect(page.getByText(say('autoPaused'))).toHaveCount(1);
  await card.getByRole('button', { name: say('activate') }).click();
  await expect(card.getByText(named('active'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('autoPaused'))).toHaveCount(0);
  await expect.poll(() => statusOf(id)).toBe('active');
});
