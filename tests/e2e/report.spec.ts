import type { Language } from '../../src/i18n/languages.ts';
import { report } from '../../src/i18n/texts/report.ts';
import { signInPrompt } from '../../src/i18n/texts/signInPrompt.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths, signInPath } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { findBike, isForSale } from './pages.ts';
import { createMember, signIn } from './people.ts';
import { heldBy } from './tagOf.ts';

const lang: Language = 'en';
const t = translate(lang, report);

test('a visitor who wants to report a listing is asked to sign in, and goes on with the report', {
  tag: '@full',
  annotation: heldBy('src/features/report/ReportBike.island.test.tsx', 'tests/functions/report.test.ts'),
}, async ({ page, request }) => {
  const path = localize('vi', await findBike(request, isForSale));
  const words = translate('vi', report);
  await page.goto(path);
  await page.getByRole('link', { name: words('open') }).click();
  const say = translate('vi', signInPrompt);
  const prompt = page.getByRole('dialog', { name: say('title') });
  await expect(prompt.getByText(say('report'))).toBeVisible();
  const way = signInPath('vi', `${path}#ask-report`);
  await expect(prompt.getByRole('link', { name: say('signIn') })).toHaveAttribute('href', way);
  const { email } = await createMember();
  await signIn(page, 'vi', email, paths.contact);
  await page.goto(`${path}#ask-report`);
  await expect(page.getByRole('dialog', { name: words('open') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('a member reports a listing, changes the report, and hears what has become of it', async ({
  page,
  request,
}) => {
  const path = await findBike(request, isForSale);
  const { email } = await createMember();
  await signIn(page, lang, email, path);
  const send = async (reason: 'scam' | 'stolen', words?: string) => {
    await page.getByRole('link', { name: t('open') }).click();
    const dialog = page.getByRole('dialog', { name: t('open') });
    await dialog.getByRole('button', { name: t('send') }).click();
    await expect(dialog.getByRole('alert')).toHaveText(t('reasonMissing'));
    await dialog.getByRole('radio', { name: t(reason) }).check();
    if (words) await dialog.getByLabel(t('message')).fill(words);
    await dialog.getByRole('button', { name: t('send') }).click();
    return dialog;
  };
  const first = await send('scam', 'Wants a deposit before I have seen it.');
  await expect(first.getByText(t('new'))).toBeVisible();
  await first
    .getByRole('status')
    .getByRole('button', { name: t('close') })
    .click();
  const second = await send('stolen');
  await expect(second.getByText(t('changed'))).toBeVisible();
  await page.keyboard.press('Escape');
  const third = await send('stolen');
  await expect(third.getByText(t('same'))).toBeVisible();
});
