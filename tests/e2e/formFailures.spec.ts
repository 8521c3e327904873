import { account } from '../../src/i18n/texts/account.ts';
import { alerts } from '../../src/i18n/texts/alerts.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { feedback } from '../../src/i18n/texts/feedback.ts';
import { profile } from '../../src/i18n/texts/profile.ts';
import { report } from '../../src/i18n/texts/report.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { hydrated, test } from './browser.ts';
import { failing, fails, lang, phone, press } from './formFailures.ts';
import { giveThread } from './giveThread.ts';
import { openQuestion } from './openQuestion.ts';
import { openThread } from './openThread.ts';
import { findBike, isForSale } from './pages.ts';
import { createMember, demo, newAddress, signIn } from './people.ts';
import { fieldOf } from './sellForm.ts';
import { heldBy } from './tagOf.ts';

test.use({ expected: [failing] });

const say = {
  account: translate(lang, account),
  alerts: translate(lang, alerts),
  conversations: translate(lang, conversations),
  feedback: translate(lang, feedback),
  profile: translate(lang, profile),
  report: translate(lang, report),
  sell: translate(lang, sell),
};

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

test('a member sees at once why a form was not sent, on a phone', {
  tag: '@full',
  annotation: heldBy('src/ui/FormStatus.island.test.tsx'),
}, async ({ page, request }) => {
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
