import { paths } from '../../src/paths.ts';
import { expect, hydrated, test } from '../e2e/browser.ts';
import { store } from '../e2e/people.ts';

/** Milliseconds without a new card after which the list counts as ended. */
const timeoutMs = 20_000;

test('10,000 bikes are scrolled through to the end: each one once, none left out', async ({ page }) => {
  test.setTimeout(1_500_000);
  const listed = store().collection('motorcycles').where('status', 'in', ['active', 'sold']);
  const stored = await listed.where('deleted_at', '==', null).select().get();
  expect(stored.size).toBeGreaterThan(8_000);

  await page.goto(paths.home);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await hydrated(page, 'BrowseGrid');
  const start = Date.now();
  const turns = await page.evaluate(async (timeoutMs) => {
    const count = () => document.querySelectorAll('[data-bike]').length;
    const frame = () => new Promise(requestAnimationFrame);
    let [shown, since, turns] = [count(), performance.now(), 0];
    while (performance.now() - since < timeoutMs) {
      scrollTo(0, document.documentElement.scrollHeight);
      await frame();
      if (count() === shown) continue;
      [shown, since, turns] = [count(), performance.now(), turns + 1];
    }
    return turns;
  }, timeoutMs);
  const seconds = (Date.now() - start - timeoutMs) / 1_000;

  const ids = await page
    .locator('[data-bike]')
    .evaluateAll((all) => all.map((bike) => bike.getAttribute('data-bike')));
  console.log(`${ids.length} bikes in ${turns} turns, ${seconds.toFixed(1)} s`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(stored.docs.map(({ id }) => id).toSorted());
});
