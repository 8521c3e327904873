import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { localize, paths, sellerPath } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { auth, createMember, signIn, store } from './people.ts';
import { sellBike } from './sellBike.ts';

const small = { width: 360, height: 760 };
const inbox = process.env.INBOX_URL ?? 'http://127.0.0.1:1080';
const Codes = z.array(z.object({ phone: z.string(), code: z.string() }));

/** A mobile number that nobody else has, as people type it, and as it is kept. */
const newNumber = () => {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return { typed: `09${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`, kept: `+849${digits}` };
};
/** The newest code to a number, as the local inbox shows it; another one than `known`. */
const codeTo = async (number: string, known?: string): Promise<string> => {
  const newest = async () => {
    const codes = Codes.parse(await (await fetch(`${inbox}/codes.json`)).json());
    return codes.find(({ phone, code }) => phone === number && code !== known)?.code ?? null;
  };
  await expect.poll(newest).not.toBe(null);
  return (await newest()) ?? '';
};
const isNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

// Auth answers 400 to a code that is not right and to a number of somebody else, and the browser says so. Its emulator knows
// nothing of reCAPTCHA Enterprise (501), so that the SDK goes on with reCAPTCHA v2, which it plays.
test.use({ expected: [/identitytoolkit.*(?:accounts:|recaptchaConfig)/] });

test('somebody without an account signs in by phone, in Vietnamese, gives a name, and buyers see the badge', async ({
  page,
}) => {
  const { typed, kept } = newNumber();
  await page.setViewportSize(small);
  await page.goto(`/vi${paths.auth}?redirect=${localize('vi', paths.profile)}`);
  await page.getByRole('button', { name: 'Tiếp tục bằng số điện thoại' }).click();
  await page.getByLabel('Số di động').fill('+1 202 555 0143');
  await page.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(page.getByText('Chưa gửi được mã tới số nước này.')).toBeVisible();
  await page.getByLabel('Số di động').fill(typed);
  await isNarrow(page);
  await page.getByRole('button', { name: 'Gửi mã' }).click();
  const code = await codeTo(kept);
  await page.getByLabel('Mã xác nhận').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).last().click();
  await expect(page.getByText('Mã chưa đúng.')).toBeVisible();
  await page.getByLabel('Mã xác nhận').fill(code);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).last().click();
  await page.getByLabel('Họ và tên').fill('Phạm Thị Thu');
  await isNarrow(page);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.waitForURL(`**${localize('vi', paths.profile)}`);
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Phạm Thị Thu');
  await expect(page.getByText(`Đã xác nhận số +84 ••• ${kept.slice(-3)}`)).toBeVisible();
  await expect(page.getByText('Khi chưa có email, bạn không nhận được thông báo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gỡ số này' })).toHaveCount(0);
  await isNarrow(page);

  const { uid } = await auth().getUserByPhoneNumber(kept);
  await sellBike({ id: uid, email: '', name: 'Phạm Thị Thu' });
  await expect.poll(async () => (await store().doc(`sellers/${uid}`).get()).exists).toBe(true);
  await page.goto(localize('vi', sellerPath(uid)));
  await expect(page.getByText('Đã xác nhận số điện thoại')).toBeVisible();
  await expect(page.getByText('Đã xác nhận email')).toHaveCount(0);
  expect(await page.content()).not.toContain(kept.slice(4));
});

test('somebody with an address confirms their phone at the profile, in English; nobody else can, until it is removed', async ({
  page,
  browser,
}) => {
  const { typed, kept } = newNumber();
  const seller = await createMember('Seller Hoa');
  const bike = await sellBike(seller);
  await expect.poll(async () => (await store().doc(`sellers/${seller.id}`).get()).exists).toBe(true);
  await signIn(page, 'en', seller.email, paths.profile);
  await page.setViewportSize(small);
  await page.getByLabel('Mobile number').fill(typed);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const first = await codeTo(kept);
  await page.getByRole('textbox', { name: 'Code' }).fill(first);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(`+84 ••• ${kept.slice(-3)} is confirmed`)).toBeVisible();
  await isNarrow(page);

  const facts = async () => (await store().doc(`sellers/${seller.id}`).get()).data();
  await expect.poll(facts).toMatchObject({ email_confirmed: true, phone_confirmed: true });
  expect(JSON.stringify(await facts())).not.toContain(kept.slice(4));
  const visitor = await (await browser.newContext({ viewport: small })).newPage();
  const path = localize('en', paths.listing(bike.slug));
  await expect.poll(async () => (await visitor.request.get(path)).text()).toContain('Phone confirmed');
  await visitor.goto(path);
  const means = visitor.getByText('The seller typed a code that we sent to their phone.');
  await expect(means).toBeHidden();
  await visitor.getByText('Phone confirmed').click();
  await expect(means).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const stranger = await createMember('Stranger Nam');
  await signIn(other, 'en', stranger.email, paths.profile);
  await other.getByLabel('Mobile number').fill(typed);
  await other.getByRole('button', { name: 'Send the code' }).click();
  await other.getByRole('textbox', { name: 'Code' }).fill(await codeTo(kept, first));
  await other.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(other.getByText("This number can't be confirmed for this account.")).toBeVisible();

  await page.getByRole('button', { name: 'Remove this number' }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expect.poll(facts).toMatchObject({ phone_confirmed: false });
});
