import { papersLink } from '../../src/papersLink.ts';
import { expect, test } from '../e2e/browser.ts';
import { seededBikes } from '../e2e/pages.ts';
import { field, filledOn, paperNames, printsOnA4 } from '../e2e/papers.ts';

test('the four papers of ten bikes print on one sheet each', async ({ page }) => {
  const bikes = (await seededBikes()).slice(0, 10);
  expect(bikes).toHaveLength(10);
  for (const bike of bikes) {
    await page.goto(papersLink('en', bike.slug));
    await expect(field(page, 'model')).toHaveValue(bike.model);
    await field(page, 'seller.name').fill('Nguyễn Thị Hồng Nhung');
    for (const paper of paperNames)
      for (const text of ['Nguyễn Thị Hồng Nhung', bike.make, String(bike.year)])
        expect(await filledOn(page, paper), bike.slug).toContain(text);
    await printsOnA4(page);
  }
});
