import { Timestamp } from 'firebase-admin/firestore';
import { account } from '../../src/i18n/texts/account.ts';
import { admin } from '../../src/i18n/texts/admin.ts';
import { feedback } from '../../src/i18n/texts/feedback.ts';
import { phone as phoneTexts } from '../../src/i18n/texts/phone.ts';
import { profile } from '../../src/i18n/texts/profile.ts';
import { proposals } from '../../src/i18n/texts/proposals.ts';
import { reviews } from '../../src/i18n/texts/reviews.ts';
import { safety } from '../../src/i18n/texts/safety.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { hydrated, test } from './browser.ts';
import { failing, fails, lang, phone, press } from './formFailures.ts';
import { giveThread } from './giveThread.ts';
import { add, pick } from './openThread.ts';
import { giveListing } from './ownListings.ts';
import { auth, createMember, demo, signIn } from './people.ts';
import { sellBike } from './sellBike.ts';
import { heldBy } from './tagOf.ts';

test.use({ expected: [failing] });

const say = {
  account: translate(lang, account),
  admin: translate(lang, admin),
  feedback: translate(lang, feedback),
  phone: translate(lang, phoneTexts),
  profile: translate(lang, profile),
  proposals: translate(lang, proposals),
  reviews: translate(lang, reviews),
  safety: translate(lang, safety),
};

test('a visitor sees at once why no code was sent to a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(localize(lang, paths.auth));
  await hydrated(page, 'AuthForms');
  await page.getByRole('button', { name: say.account('form.phone') }).click();
  const form = page.locator('form').filter({ has: page.locator('[name=phone]') });
  await form.locator('[name=phone]').fill('0912 345 678');
  await fails(page, { name: 'phone', form, send: press(form, say.phone('send')), place: 'field' });
});

test('a member sees at once why a conversation’s form was not sent, on a phone', async ({ page }) => {
  const [member, other] = [await createMember('Lan'), await createMember('Minh')];
  const [open, sold] = [`down-open-${member.id}`, `down-sold-${member.id}`];
  const { id, make, model, year, price, slug } = await sellBike(other);
  const bike = { id, make, model, year, price, slug };
  await giveThread(other, open, { buyer_id: member.id, buyer_name: member.name, bike });
  const deal = { status: 'closed', closed_by: other.id, sold_at: Timestamp.now() };
  await giveThread(member, sold, { ...deal, buyer_id: other.id, buyer_name: other.name });
  await signIn(page, lang, member.email, paths.contact);
  await page.setViewportSize(phone);

  await page.goto(`${localize(lang, paths.messages)}#${open}`);
  const card = page.getByRole('article');
  await add(card, lang, say.proposals('do.offer'));
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=phrase-price]').fill('9tr5');
  await fails(page, { name: 'offer', form: dialog, send: press(dialog, say.proposals('sendOffer')) });
  await page.keyboard.press('Escape');

  await pick(card, say.safety('more'), say.safety('block.open', { name: other.name }));
  await fails(page, { name: 'block', form: dialog, send: press(dialog, say.safety('block.confirm')) });
  await page.keyboard.press('Escape');

  await page.goto(localize(lang, paths.contact));
  await page.goto(`${localize(lang, paths.messages)}#${sold}`);
  await card.getByRole('button', { name: say.reviews('write') }).click();
  const review = card.getByRole('form', { name: say.reviews('write') });
  await review.locator('label:has([name=stars][value="4"])').click();
  await fails(page, { name: 'review', form: review, send: press(review, say.reviews('send')) });

  await pick(card, say.safety('more'), say.safety('report.open'));
  await dialog.getByRole('radio', { name: say.safety('report.scam') }).check();
  await fails(page, {
    name: 'report of a conversation',
    form: dialog,
    send: press(dialog, say.safety('report.send')),
  });
});

test('a member sees at once why feedback, a call for help and leaving failed, on a phone', async ({
  page,
}) => {
  const member = await createMember('Lan');
  await signIn(page, lang, member.email, paths.contact);
  await page.setViewportSize(phone);
  const dialog = page.getByRole('dialog');

  await page.goto(`${localize(lang, paths.terms)}#ask-feedback`);
  await dialog.getByLabel(say.feedback('message')).fill('Trang rất dễ dùng');
  await fails(page, { name: 'feedback', form: dialog, send: press(dialog, say.feedback('send')) });

  await page.goto(`${localize(lang, paths.sell)}#ask-support`);
  await dialog.getByLabel(say.feedback('subject')).fill('Ảnh');
  await dialog.getByLabel(say.feedback('message')).fill('Ảnh không tải lên được');
  await fails(page, { name: 'support', form: dialog, send: press(dialog, say.feedback('support.send')) });

  await page.goto(localize(lang, paths.profile));
  await page.getByRole('button', { name: say.profile('leave.open') }).click();
  await dialog.locator('[name=currentPassword]').fill(demo.password);
  await fails(page, { name: 'leaving', form: dialog, send: press(dialog, say.profile('leave.delete')) });
});

test('an operator sees at once why a decision was not made, on a phone', {
  tag: '@full',
  annotation: heldBy(
    'src/ui/FormStatus.island.test.tsx',
    'src/features/admin/AdminDecisions.island.test.tsx',
  ),
}, async ({ page }) => {
  const [operator, seller] = [await createMember('Desk Keeper'), await createMember('Lan')];
  await auth().setCustomUserClaims(operator.id, { operator: true });
  const listing = await giveListing(seller, 'Offline', 'active');
  await signIn(page, lang, operator.email, paths.admin);
  await page.setViewportSize(phone);
  await page.locator('.rooms > select').selectOption('listings');
  await page.getByLabel(say.admin('findListing')).fill(listing);
  await page.getByRole('button', { name: say.admin('find'), exact: true }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${say.admin('hide')}: `) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say.admin('reason.stolen')).check();
  await fails(page, {
    name: 'decision',
    form: dialog,
    send: press(dialog, say.admin('hide')),
    place: 'notice',
  });
});
