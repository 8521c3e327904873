import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { withoutHiddenCharacters } from '../../src/domain/text/hiddenCharacters.ts';
import { admin } from '../../src/i18n/texts/admin.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { feedback } from '../../src/i18n/texts/feedback.ts';
import { mylistings } from '../../src/i18n/texts/mylistings.ts';
import { report } from '../../src/i18n/texts/report.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { allowAgain } from './allowAgain.ts';
import { expect, hydrated } from './browser.ts';
import { arriveAtGrid } from './grid.ts';
import {
  asLines,
  chosen,
  expectNarrow,
  expectShown,
  insert,
  insertAmount,
  insertWords,
  markup,
  some,
  tagName,
  test,
} from './hostileInput.ts';
import { openQuestion } from './openQuestion.ts';
import { rowOf } from './openThread.ts';
import { openOwnMenu } from './ownListings.ts';
import { findBike, isForSale } from './pages.ts';
import { auth, createMember, signIn, store } from './people.ts';
import { openBike, sellBike } from './sellBike.ts';
import { addPhotos, fillers, photoWithPlace } from './sellForm.ts';
import { heldBy } from './tagOf.ts';

test.beforeEach(() => allowAgain('contact'));

test('[S2.71] [hostile] a listing made of them is a page, a card and a row of one’s own, all of it as text', {
  tag: '@full',
  annotation: heldBy(
    'src/domain/text/hostileInput.test.ts',
    'src/features/browse/markHits.test.tsx',
    'tests/functions/rebuild.test.ts',
    'tests/site/sellersWords.test.ts',
  ),
}, async ({ page }) => {
  const t = translate('vi', sell);
  const seller = await createMember(tagName);
  await signIn(page, 'vi', seller.email, paths.sell);
  const fill = fillers(page, 'vi', { make: 'Other', model: 'Wave', year: 2021, price: 15_000_000 });
  for (const step of [fill.basic, fill.category, fill.contact, fill.price]) await step();
  const [fileName = ''] = markup.filter((text) => !text.includes('/'));
  await addPhotos(page, { name: `${fileName}.jpg`, buffer: await photoWithPlace(800, 600) });

  for (const field of ['mileage', 'price'])
    for (const text of some) await insertAmount(page.locator(`[name=${field}]`), text);
  for (const field of ['year', 'contactPhone', 'whatsappNumber'])
    for (const text of some)
      expect(await insert(page.locator(`[name=${field}]`), text)).toMatch(/^(?:\d{1,3}(?:\.\d{3})*|\d*)$/);
  for (const field of ['otherMake', 'model', 'engine', 'location'])
    for (const text of some) await insertWords(page.locator(`[name=${field}]`), text);

  // Makes and models with a web address are refused, but not engines.
  const [make = '', motor = '', model = ''] = markup;
  await insertWords(page.locator('[name=otherMake]'), make);
  const plain = async (field: string, text: string) =>
    withoutHiddenCharacters(await insertWords(page.locator(`[name=${field}]`), text));
  const named = await plain('model', `${model}${'w'.repeat(60)}`);
  const engine = await plain('engine', `${motor}${'w'.repeat(40)}`);
  await insert(page.locator('[name=year]'), '2021');
  await insert(page.locator('[name=mileage]'), '12500');
  await insert(page.locator('[name=price]'), '15000000');
  await insert(page.locator('[name=whatsappNumber]'), '');
  await fill.contact();
  // Changing the model cleared the category.
  await fill.category();

  const own = page.getByLabel(t('featureOwn'));
  const features: string[] = [];
  for (const text of chosen(2)) {
    const feature = withoutHiddenCharacters(await insertWords(own, text))
      .replace(/\s+/g, ' ')
      .trim();
    await own.press('Enter');
    await expect(own).toHaveValue('');
    if (feature) features.push(feature);
  }
  const description = page.locator('.rich-editor [role=textbox]');
  const written = asLines(
    chosen(9).filter((text) => text.trim() !== ''),
    3_000,
  );
  await description.click();
  await description.evaluate((editor, json: string) => {
    const data = new DataTransfer();
    const text: string = JSON.parse(json);
    data.setData('text/plain', text);
    data.setData('text/html', text);
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, JSON.stringify(written));
  await page.getByRole('button', { name: t('create'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === localize('vi', paths.myListings));
  const card = page.getByRole('article');
  const title = `${make} ${named} 2021`;
  await expectShown(card, title);
  await expectNarrow(page);

  const [listing] = (await store().collection('motorcycles').where('user_id', '==', seller.id).get()).docs;
  const path = localize('vi', paths.listing(String(listing?.get('slug'))));
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  const main = page.getByRole('main');
  // A function adds the seller's name and renders the page again.
  await expect(async () => {
    await page.goto(path);
    await expectShown(main, tagName, 2_000);
  }).toPass();
  for (const text of [title, engine, ...features, ...written.split('\n')]) await expectShown(main, text);
  await expectNarrow(page);

  await expect(async () => {
    await arriveAtGrid(page, localize('vi', paths.home));
    await expectShown(page.getByRole('article'), title, 2_000);
  }).toPass();
  await expectNarrow(page);

  await page.goto(localize('vi', await findBike(page.request, isForSale)));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectShown(page.locator('[data-recent] article'), title);
  await expectNarrow(page);
});

const message = asLines(chosen(4), 4_000);

test('[hostile] a question and its answer are read as they were written', async ({ page, open }) => {
  const t = translate('en', conversations);
  const [seller, buyer] = [await createMember('Seller of strings'), await createMember('Buyer')];
  const bike = await sellBike(seller);
  await signIn(page, 'en', buyer.email, paths.contact);
  await openBike(page, 'en', bike);
  const dialog = await openQuestion(page, 'en');
  await dialog.locator('summary').filter({ hasText: 'change' }).click();
  for (const field of ['name', 'phone', 'message'])
    for (const text of some) await insertWords(dialog.locator(`[name=${field}]`), text);
  const send = dialog.getByRole('button', { name: t('send') });
  await send.click();
  await expect(dialog.getByText(t('phoneInvalid'))).toBeVisible();
  await insert(dialog.locator('[name=phone]'), '');
  await insertWords(dialog.locator('[name=name]'), tagName);
  const typed = await insertWords(dialog.locator('[name=message]'), message);
  await send.click();
  await expect(page.getByText(t('sent'))).toBeVisible();

  const other = await open();
  await signIn(other, 'vi', seller.email, paths.messages);
  await rowOf(other, '').click();
  const thread = other.getByRole('article');
  await expectShown(thread, tagName);
  for (const line of typed.split('\n')) await expectShown(thread, line);
  await expectNarrow(other);
  const say = translate('vi', conversations);
  const box = thread.getByLabel(say('replyLabel'));
  for (const text of some) await insertWords(box, text);
  const answered = await insertWords(box, message);
  await thread.getByRole('button', { name: say('sendReply') }).click();
  await expect(other.getByText(say('replySent'))).toBeVisible();
  await page.goto(paths.messages);
  await rowOf(page, '').click();
  for (const line of answered.split('\n')) await expectShown(page.locator('main ol li'), line);
  await expectNarrow(page);
});

const sendForm = async (page: Page, fields: Record<string, string>, send: string, done: string) => {
  const button = page.getByRole('button', { name: send, exact: true });
  const form = page.getByRole('form').filter({ has: button });
  for (const [field, last] of Object.entries(fields))
    for (const text of [...some, last]) await insertWords(form.locator(`[name=${field}]`), text);
  await form.getByRole('button', { name: send, exact: true }).click();
  await expect(page.getByText(done).first()).toBeVisible();
};

test('[hostile] what is written to the operator is read at the admin page, and the operator’s own words by the seller', async ({
  page,
  open,
}) => {
  const [t, to] = [translate('vi', admin), translate('vi', feedback)];
  const [one = '', two = '', three = '', note = ''] = markup;
  const [seller, writer] = [await createMember(tagName), await createMember(tagName)];
  const bike = await sellBike(seller);
  await signIn(page, 'vi', writer.email, paths.sell);
  await page.getByRole('link', { name: translate('vi', sell)('help') }).click();
  await sendForm(page, { subject: one, message }, to('support.send'), to('support.done'));
  await page.goto(localize('vi', paths.contact));
  await hydrated(page, 'ContactForm');
  const email = { first_name: one, last_name: two, email: three, subject: two, message };
  await sendForm(page, email, to('contact.send'), to('contact.done'));
  await page.locator('a[data-ask=feedback]:visible').click();
  await sendForm(page, { subject: three, message }, to('send'), to('done'));
  const reportText = translate('vi', report);
  await openBike(page, 'vi', bike);
  await page.getByRole('link', { name: reportText('open') }).click();
  await page.getByRole('radio', { name: reportText('stolen') }).check();
  await sendForm(page, { message: message.slice(0, 900) }, reportText('send'), reportText('new'));

  const messages = [
    ['contact_messages', two],
    ['support_requests', one],
    ['feedback', three],
  ] as const;
  // Older than other tests' messages, so that they come first.
  const created_at = Timestamp.fromMillis(1_000);
  for (const [kind, subject] of messages) {
    const stored = await store().collection(kind).where('subject', '==', subject).get();
    for (const { ref } of stored.docs) await ref.update({ created_at });
  }
  await store().doc(`reports/${writer.id}_${bike.id}`).update({ created_at });

  const operator = await createMember('Desk Keeper');
  await auth().setCustomUserClaims(operator.id, { operator: true });
  const desktop = await open();
  const entry = desktop.getByRole('article');
  await signIn(desktop, 'vi', operator.email, `${paths.admin}#messages`);
  for (const [kind, subject] of messages) {
    const choice = desktop.getByRole('radio', { name: t(kind) });
    await desktop.locator('label').filter({ has: choice }).click();
    await expect(choice).toBeChecked();
    await expectShown(entry, subject);
    for (const line of message.split('\n')) await expectShown(entry, line);
    await expectNarrow(desktop);
  }
  await desktop.getByRole('tab', { name: t('reports') }).click();
  const about = entry.filter({ hasText: bike.model });
  await expectShown(about, message.split('\n')[1] ?? '');
  await expectNarrow(desktop);
  await desktop.evaluate(() => {
    location.hash = 'listings/none';
  });
  const find = desktop.locator('[name=find]');
  for (const text of [...chosen(1).filter((one) => one.trim() !== ''), bike.id]) {
    const looked = (await insertWords(find, text)).trim();
    const wanted = looked.toWellFormed();
    const answer = desktop.waitForResponse(
      (response) =>
        response.url().endsWith('/readAdmin') &&
        response.request().postDataJSON()?.data?.question?.find === wanted,
    );
    await find.press('Enter');
    expect((await answer).ok()).toBe(true);
    await expect
      .poll(() => desktop.evaluate(() => decodeURIComponent(location.hash)))
      .toBe(`#listings/${wanted}`);
    expect((await find.inputValue()).toWellFormed().trim()).toBe(wanted);
  }
  await about.getByRole('button', { name: t('hide') }).click();
  const dialog = desktop.getByRole('dialog');
  await dialog.getByLabel(t('reason.other')).check();
  for (const text of [...some, note]) await insertWords(dialog.locator('[name=note]'), text);
  await dialog.getByRole('button', { name: t('hide'), exact: true }).click();
  await expect(desktop.getByText(t('hideDone'))).toBeVisible();
  await expectShown(about, note);
  await expectNarrow(desktop);
  await desktop.goto(localize('vi', `${paths.admin}#people/${seller.id}`));
  await expectShown(entry, tagName);
  await expectNarrow(desktop);
  await desktop.getByRole('tab', { name: t('audit') }).click();
  await expectShown(desktop.locator('main li').filter({ hasText: bike.id }), note);
  await expectNarrow(desktop);

  const seen = await open();
  await signIn(seen, 'vi', seller.email, paths.myListings);
  const card = seen.getByRole('article');
  await expectShown(card, note);
  await expect(await openOwnMenu(card, 'vi')).toHaveText([translate('vi', mylistings)('delete')]);
});
