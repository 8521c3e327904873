import { zaloPeople } from '../../local/suite/zaloStandIn.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { account } from '../../src/i18n/texts/account.ts';
import { phone } from '../../src/i18n/texts/phone.ts';
import { profile } from '../../src/i18n/texts/profile.ts';
import { zalo } from '../../src/i18n/texts/zalo.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths, zaloReturnPath } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { heldBy } from './tagOf.ts';

const lang: Language = 'vi';
const t = translate(lang, zalo);
const say = translate(lang, account);
const abroad = Object.values(zaloPeople).find(({ trouble }) => trouble === 'abroad')?.name ?? '';

test('Zalo signs somebody in, who types a name, and confirms the deletion of their account', {
  tag: '@full',
  annotation: heldBy('tests/inMemory/zalo.test.ts', 'src/features/account/AuthForms.island.test.tsx'),
}, async ({ page }) => {
  const target = localize(lang, paths.profile);
  await page.goto(`${localize(lang, paths.auth)}?redirect=${target}`);
  await page.getByRole('button', { name: say('form.zalo') }).click();
  await page.getByRole('link', { name: abroad }).click();
  await page.getByLabel(translate(lang, phone)('name')).fill('Trần Quốc Bảo');
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: translate(lang, phone)('goOn') }).click();

  await page.waitForURL((url) => url.pathname === target);
  await expect(page.getByLabel(say('form.fullName'))).toHaveValue('Trần Quốc Bảo');
  await expect(page.getByText(t('isOn'))).toBeVisible();

  // Ten minutes after a sign-in, deleting the account requires a new one.
  const setClock = (later: number) =>
    page.evaluate((shift) => {
      Date.now = () => performance.timeOrigin + performance.now() + shift;
    }, later);
  const leave = translate(lang, profile);
  await setClock(600_000);
  await page.getByRole('button', { name: leave('leave.open') }).click();
  await expect(page.getByRole('button', { name: t('leaveOpen') })).toBeVisible();
  await setClock(0);
  await page.getByRole('button', { name: t('leaveOpen') }).click();
  await page.getByRole('link', { name: abroad }).click();
  await page.waitForURL((url) => url.pathname === target);
  await page.getByRole('button', { name: leave('leave.open') }).click();
  await page.getByRole('button', { name: leave('leave.delete') }).click();
  await expect(page.getByRole('heading', { name: leave('gone.title') })).toBeVisible();
});

test('a return that this browser did not begin, or that was denied, signs nobody in', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${localize(lang, zaloReturnPath)}?code=of-an-attacker&state=of-an-attacker`);
  await expect(page.getByText(t('problem.unknown'))).toBeVisible();
  await page.goto(localize(lang, paths.auth));
  await page.getByRole('button', { name: say('form.zalo') }).click();
  await page.getByRole('link', { name: 'Từ chối' }).click();
  await expect(page.getByText(t('problem.denied'))).toBeVisible();
});
