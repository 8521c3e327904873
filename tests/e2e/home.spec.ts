import { formatDong } from '../../src/i18n/format.ts';
import { languages } from '../../src/i18n/languages.ts';
import { browse } from '../../src/i18n/texts/browse.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';

for (const lang of languages) {
  const t = translate(lang, browse);
  const home = localize(lang, paths.home);

  test(`[S2.10 S9.2] the home page comes with 12 bikes in its HTML (${lang})`, async ({ request }) => {
    const html = await (await request.get(home)).text();
    const links = html.match(/href="(?:\/vi)?\/motorcycle\/[a-z0-9-]+"/g) ?? [];
    expect(links).toHaveLength(12);
    expect(html.match(/\d[\d.,]*\u00a0₫/g)?.length).toBeGreaterThanOrEqual(12);
  });

  test(`[S2.9 S8.4] an unknown address leads home in its own language, an unknown bike with a word about it (${lang})`, async ({
    page,
  }) => {
    await page.goto(localize(lang, '/nothing/here'));
    expect(new URL(page.url()).pathname).toBe(home);
    await page.goto(localize(lang, paths.listing('no-such-bike')));
    expect(new URL(page.url()).pathname).toBe(home);
    await expect(page.getByText(t('missingTitle'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  });

  test(`shows prices written the way of its language (${lang})`, async ({ page }) => {
    await page.goto(home);
    await expect(page.getByRole('article').first()).toContainText(/₫.*\$.*£.*€/s);
    expect(formatDong(lang, 1_000)).toMatch(lang === 'vi' ? /1\.000/ : /1,000/);
  });
}

test('a missing file is not found, rather than led elsewhere', async ({ request }) => {
  for (const path of ['/_astro/none.js', '/photos/x/y/400x300.webp', '/none.png'])
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
});
