import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/i18n/languages.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { alerts } from '../../src/i18n/texts/alerts.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { feedback } from '../../src/i18n/texts/feedback.ts';
import { formStatus } from '../../src/i18n/texts/formStatus.ts';
import { profile } from '../../src/i18n/texts/profile.ts';
import { proposals } from '../../src/i18n/texts/proposals.ts';
import { report } from '../../src/i18n/texts/report.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { ui } from '../../src/i18n/texts/ui.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, hydrated, test } from './browser.ts';
import { giveThread } from './giveThread.ts';
import { openQuestion } from './openQuestion.ts';
import { openThread } from './openThread.ts';
import { findBike, isForSale } from './pages.ts';
import { createMember, demo, newAddress, signIn } from './people.ts';
import { fieldOf } from './sellForm.ts';

test.use({
  // The network and the servers fail on purpose.
  expected: [
    /ERR_INTERNET_DISCONNECTED|403|ERR_FAILED|503|dynamically imported|Firestore|network|reached|offline/i,
  ],
});

const phone = { width: 360, height: 780 };
const lang: Language = 'vi';
const say = {
  account: translate(lang, account),
  alerts: translate(lang, alerts),
  conversations: translate(lang, conversations),
  feedback: translate(lang, feedback),
  profile: translate(lang, profile),
  proposals: translate(lang, proposals),
  report: translate(lang, report),
  sell: translate(lang, sell),
  status: translate(lang, formStatus),
};

/** `alert` is a box beside the button, `field` the error of the one field, `notice` one at the edge of the page. */
type Place = 'alert' | 'field' | 'notice';
type Form = { name: string; form: Locator; send: () => Promise<void>; place?: Place };

/** The message, whole and with nothing on top of it. */
const isInView = async (message: Locator) => {
  await expect(message).toBeInViewport({ ratio: 1 });
  const isCovered = await message.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return !box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isCovered).toBe(false);
};

/** Lets every server of the site but Hosting answer 503. */
const breakServers = (page: Page) =>
  page.route(
    (url) => url.origin !== new URL(page.url()).origin,
    (route) => route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: 'down' }),
  );

const fails = async (page: Page, { name, form, send, place = 'alert' }: Form) => {
  const message = {
    alert: form.getByRole('alert'),
    field: form.getByRole('alert'),
    notice: page.getByRole('region', { name: ui.notices[lang] }).locator('[data-tone=error]'),
  }[place].first();
  await test.step(`${name} without a network`, async () => {
    await page.context().setOffline(true);
    await send();
    if (place !== 'field') await expect(message).toContainText(say.status('offline'));
    await isInView(message);
    await page.context().setOffline(false);
    if (place === 'alert') await expect(message).toContainText(say.status('backOnline'));
    if (place === 'notice') await message.getByRole('button').last().click();
  });
  await test.step(`${name} with servers that are down`, async () => {
    await breakServers(page);
    await send();
    await expect(message).toBeVisible();
    await expect(message).not.toContainText(say.status('backOnline'));
    await isInView(message);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (place === 'notice') await message.getByRole('button').last().click();
  });
};

const press = (scope: Locator, label: string) => () =>
  scope.getByRole('button', { name: label, exact: true }).click();

test('a visitor sees at once why a form was not sent, on a phone', { tag: '@always' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(localize(lang, paths.contact));
  const contact = page.getByRole('form', { name: say.feedback('contact.title') });
  await contact.getByLabel(say.feedback('message')).fill('Xin chào');
  await hydrated(page, 'ContactForm');
  await fails(page, { name: 'contact', form: contact, send: press(contact, say.feedback('contact.send')) });

  await page.goto(localize(lang, paths.auth));
  const enter = page.getByRole('form', { name: say.account('signIn') });
  await enter.getByLabel(say.account('form.email')).fill(newAddress());
  await enter.locator('[name=password]').fill(demo.password);
  await hydrated(page, 'AuthForms');
  await fails(page, { name: 'sign in', form: enter, send: press(enter, say.account('signIn')) });

  await page
    .getByRole('main')
    .getByRole('link', { name: say.account('signUp'), exact: true })
    .click();
  const join = page.getByRole('form', { name: say.account('signUp') });
  await join.locator('[name=fullName]').fill('Lan');
  await join.locator('[name=email]').fill(newAddress());
  await join.locator('[name=password]').fill('mot xe may do 2021');
  await join.locator('[name=confirmPassword]').fill('mot xe may do 2021');
  await fails(page, { name: 'sign up', form: join, send: press(join, say.account('signUp')) });

  await page.goto(`${localize(lang, paths.auth)}#reset`);
  const reset = page.getByRole('form', { name: say.account('reset.title') });
  await reset.locator('[name=email]').fill(newAddress());
  await fails(page, { name: 'reset', form: reset, send: press(reset, say.account('reset.send')) });
});

test('a member sees at once why a form was not sent, on a phone', { tag: '@always' }, async ({
  page,
  request,
}) => {
  const member = await createMember('Lan');
  await giveThread(member, `down-${member.id}`);
  await signIn(page, lang, member.email, paths.messages);
  await page.setViewportSize(phone);
  const card = await openThread(page, 'Wave');
  await card.getByLabel(say.conversations('replyLabel')).fill('Còn bạn nhé');
  const send = press(card, say.conversations('sendReply'));
  await fails(page, {
    name: 'reply',
    form: card.locator('form').filter({ has: page.locator('[name=reply]') }),
    send,
  });

  await page.goto(localize(lang, await findBike(request, isForSale)));
  const question = await openQuestion(page, lang);
  await question.getByLabel(say.conversations('message')).fill('Xe còn bán không ạ?');
  await fails(page, { name: 'question', form: question, send: press(question, say.conversations('send')) });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: say.report('open') }).click();
  const reported = page.getByRole('dialog', { name: say.report('open') });
  await reported.getByRole('radio', { name: say.report('scam') }).check();
  await fails(page, { name: 'report', form: reported, send: press(reported, say.report('send')) });

  await page.goto(localize(lang, paths.profile));
  const details = page.getByRole('form', { name: say.profile('details.title') });
  await details.getByRole('textbox').first().fill('Lan Anh');
  const update = press(details, say.profile('details.update'));
  await fails(page, { name: 'profile', form: details, send: update, place: 'notice' });
  const password = page.getByRole('form', { name: say.profile('password.title') });
  await password.locator('[name=currentPassword]').fill(demo.password);
  await password.locator('[name=password]').fill('mot xe may do 2021');
  await password.locator('[name=confirmPassword]').fill('mot xe may do 2021');
  await fails(page, {
    name: 'password',
    form: password,
    send: press(password, say.profile('password.change')),
  });

  await page.goto(localize(lang, paths.alerts));
  await page.getByRole('button', { name: say.alerts('create') }).click();
  const alert = page.getByRole('dialog', { name: say.alerts('dialogTitle') });
  await alert.getByLabel(say.alerts('model'), { exact: true }).fill('Wave');
  await fails(page, { name: 'alert', form: alert, send: press(alert, say.alerts('save')), place: 'notice' });

  await page.goto(localize(lang, paths.sell));
  await fieldOf(page, say.sell('make')).selectOption('Honda');
  await fieldOf(page, say.sell('model')).fill('Wave');
  await hydrated(page, 'SellForm');
  const main = page.getByRole('main');
  await fails(page, {
    name: 'listing',
    form: main,
    send: press(main, say.sell('saveDraft')),
    place: 'notice',
  });
});
