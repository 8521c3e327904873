import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

export const paperNames = ['contract', 'deposit', 'handover', 'authorisation'] as const;

export const printsOnA4 = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  const over = await page
    .locator('.sheet')
    .evaluateAll((sheets) => sheets.map((sheet) => sheet.scrollHeight - sheet.clientHeight));
  expect(over).toEqual(paperNames.map(() => 0));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(paperNames.length);
  expect(boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))])).toEqual(
    paperNames.map(() => [595, 842]),
  );
  await page.emulateMedia({ media: 'screen' });
};

export const filledOn = (page: Page, paper: (typeof paperNames)[number]) =>
  page
    .locator(`.sheet[data-paper=${paper}] bdi:not(:empty)`)
    .evaluateAll((parts) => parts.map((part) => part.textContent?.replaceAll('\u00a0', ' ')));

export const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
