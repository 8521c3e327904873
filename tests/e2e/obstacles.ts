import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Returns accessibility violations, a line each. `rules` limits axe to these rules. */
export const obstacles = async (page: Page, rules?: string[]): Promise<string[]> => {
  // A page is hidden until the typeface is read from the cache, at most 100 ms.
  await page.waitForFunction(() => !document.documentElement.style.visibility);
  // Injected once per document: parsing half a megabyte takes as long as the check.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axe.source);
  const options = { resultTypes: ['violations' as const], iframes: false, ...(rules && { runOnly: rules }) };
  return page.evaluate(async (given) => {
    const { run }: typeof axe = Reflect.get(window, 'axe');
    const { violations } = await run(document, given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all }) => `${id} ${target.join(' ')}: ${[...any, ...all][0]?.message ?? ''}`),
    );
  }, options);
};
