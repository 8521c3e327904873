import type { Page } from '@playwright/test';
import type { Path } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { expect } from './browser.ts';

export const printed = async (page: Page, path: Path) => {
  await page.emulateMedia({ media: 'print' });
  const address = page.locator('.printed-address');
  await expect(address).toContainText(new URL(path, settings.origin).href.replace('https://', ''));
  await expect(address.locator('svg')).toBeVisible();
  await expect(page.locator('[data-photo] img').first()).toBeVisible();
  for (const role of ['button', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  // Before hydration, "sign in" is a link that looks like a button.
  await expect(page.locator('[data-ask]:visible')).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
};
