import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/** The banner accepts clicks from 300 ms after the first paint. */
export const answerConsent = (page: Page, answer: string) =>
  expect(async () => {
    const banner = page.locator('[data-consent]');
    if (await banner.isVisible()) await banner.getByRole('button', { name: answer }).click();
    await expect(banner).toBeHidden({ timeout: 100 });
  }).toPass();
