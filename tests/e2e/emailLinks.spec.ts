import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { actionUrl } from '../../functions/src/accounts/actionUrl.plan.ts';
import { addressToken } from '../../functions/src/accounts/addedAddress.plan.ts';
import { stopPurpose } from '../../functions/src/alerts/emailData.plan.ts';
import { composeEmail } from '../../functions/src/emails/mail.ts';
import { linkToken } from '../../functions/src/http/linkToken.plan.ts';
import { stillForSalePurpose } from '../../functions/src/stillForSale/emailData.plan.ts';
import { functionsEnvironment } from '../../local/suite/environment.ts';
import { testSuite } from '../../local/suite/suite.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { translate } from '../../src/i18n/texts.ts';
import { paths } from '../../src/paths.ts';
import { buildAlert } from '../fixtures/buildAlert.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { everyEmail } from '../fixtures/everyEmail.ts';
import { expect, test } from './browser.ts';
import { giveListing } from './ownListings.ts';
import { auth, createMember, demo, newAddress, store } from './people.ts';
import { heldBy } from './tagOf.ts';

const t = translate('en', account);
const secret = functionsEnvironment(testSuite).LINK_SECRET ?? '';
const site = testSuite.origin;
const at = (path: string) => new URL(path, site).href;

const setScene = async () => {
  const seller = await createMember('Nguyễn Văn An');
  const [listing, thread] = [await giveListing(seller, 'Mở thư'), `t-${randomUUID()}`];
  const document = store().doc(`motorcycles/${listing}`);
  // A trigger adds a new listing's price to `price_steps`.
  await expect.poll(async () => (await document.get()).get('price_steps')).toHaveLength(1);
  const slug: string = (await document.get()).get('slug');
  const bike = { ...buildInquiry().bike, id: listing, slug };
  const inquiry = buildInquiry({ seller_id: seller.id, bike });
  await store()
    .doc(`inquiries/${thread}`)
    .set({
      ...inquiry,
      created_at: Timestamp.fromMillis(inquiry.created_at),
      updated_at: Timestamp.fromMillis(inquiry.updated_at),
    });
  await store()
    .doc(`alerts/${seller.id}_0`)
    .set({ ...buildAlert({ user_id: seller.id }), created_at: Timestamp.now() });
  const email = newAddress();
  const { uid } = await auth().createUser({ email, password: demo.password, displayName: 'Trần Thị Bình' });
  const byPhone = await auth().createUser({ phoneNumber: `+8491${`${Date.now()}`.slice(-7)}` });
  const now = Date.now();
  const answer = (paragraph: string) =>
    at(
      `${paths.stillForSale}?answer=${paragraph}&token=${linkToken(secret, stillForSalePurpose, listing, now)}`,
    );
  const added = addressToken(secret, { userId: byPhone.uid, email: newAddress() }, now);
  const links = {
    confirm: actionUrl(site, await auth().generateEmailVerificationLink(email), 'en', paths.sell),
    reset: actionUrl(site, await auth().generatePasswordResetLink(seller.email), 'en'),
    thread: at(`${paths.messages}#${thread}`),
    listing: at(paths.listing(slug)),
    myListings: at(paths.myListings),
    alerts: at(paths.alerts),
    stop: at(`${paths.unsubscribe}?token=${linkToken(secret, stopPurpose, seller.id, now + 60_000)}`),
    ...{ keep: answer('keep'), sold: answer('sold'), pause: answer('pause') },
  };
  const documents = [`motorcycles/${listing}`, `inquiries/${thread}`, `alerts/${seller.id}_0`];
  const people = [seller.id, uid, byPhone.uid];
  const snapshot = async () => ({
    documents: (await store().getAll(...documents.map((path) => store().doc(path)))).map((it) => it.data()),
    people: (await auth().getUsers(people.map((id) => ({ uid: id })))).users
      .map(({ uid, email, emailVerified, passwordHash, phoneNumber, tokensValidAfterTime }) => [
        ...[uid, email, emailVerified, passwordHash, phoneNumber, tokensValidAfterTime],
      ])
      .toSorted(),
  });
  const add = at(`${paths.authAction}?mode=addEmail&oobCode=${added}`);
  return { email, seller, links, add, snapshot };
};

/** Returns every link in an email's HTML: a virus scanner would open each. */
const addressesIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

test('a scanner that opens every link of every email, and runs its scripts, changes nothing; then a press does', {
  tag: '@full',
  annotation: heldBy(
    'src/features/account/emailLinks.island.test.tsx',
    'tests/functions/unsubscribe.test.ts',
    'tests/functions/stillForSale.test.ts',
  ),
}, async ({ browser }) => {
  const { email, seller, links, add, snapshot } = await setScene();
  const emails = Object.values(everyEmail(seller.email, links)).map(
    (written) => composeEmail(written)?.html ?? '',
  );
  const addresses = [...new Set([...emails.flatMap(addressesIn), add])];
  expect(addresses.toSorted()).toEqual([...Object.values(links), add].toSorted());
  const before = await snapshot();
  const scanner = await browser.newContext();
  for (const address of addresses) {
    const page = await scanner.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).not.toContainText(t('action.invalid'));
    await page.close();
  }
  await scanner.close();
  expect(await snapshot()).toEqual(before);

  // Some mail programs add the sentence's full stop to the link. The user first opens it in the mail program,
  // then in a browser.
  const context = await browser.newContext();
  const inMailProgram = await context.newPage();
  await inMailProgram.goto(`${links.confirm}.`);
  await expect(inMailProgram.getByRole('button', { name: t('action.confirm') })).toBeVisible();
  const page = await context.newPage();
  await page.goto(inMailProgram.url());
  await page.getByRole('button', { name: t('action.confirm') }).click();
  await expect(page.getByRole('heading', { name: t('action.confirmed') })).toBeVisible();
  expect((await auth().getUserByEmail(email)).emailVerified).toBe(true);
  expect(new URL(page.url()).search).not.toContain('oobCode');
  await context.close();
});
