import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { test } from '../e2e/browser.ts';
import { hiddenPages, memberPages, readingPages, somePath } from '../e2e/pages.ts';
import { demo, signIn } from '../e2e/people.ts';

const folder = join(import.meta.dirname, '../../screenshots');
const widths = [360, 768, 1440];
const nameOf = (path: Path) => path.slice(1).replaceAll('/', '-') || 'home';

const take = async (page: Page, name: string, address: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    await page.goto(address, { waitUntil: 'networkidle' });
    // Loads lazy content further down.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
};

test.beforeEach(async ({ page }) => {
  mkdirSync(folder, { recursive: true });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
});

for (const lang of languages) {
  test(`what everybody sees (${lang})`, async ({ page, request }) => {
    test.setTimeout(600_000);
    const bike = await somePath(request);
    for (const path of [paths.home, bike, ...readingPages, ...hiddenPages])
      await take(page, `${lang}-${path === bike ? 'listing' : nameOf(path)}`, localize(lang, path));
  });

  test(`what members see (${lang})`, async ({ page }) => {
    test.setTimeout(600_000);
    await signIn(page, lang, demo.seller);
    for (const path of memberPages) await take(page, `${lang}-member-${nameOf(path)}`, localize(lang, path));
  });
}
