import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What stands in the way of somebody who cannot see or point: one line each; only by some rules of axe, if any are named. */
export const obstacles = async (page: Page, rules?: string[]): Promise<string[]> => {
  // A page is hidden until its typeface has come from memory, for a tenth of a second at most.
  await page.waitForFunction(() => !document.documentElement.style.visibility);
  // Once for each document: half a megabyte of script costs as much to read as a page to look at.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axe.source);
  // No page frames another.
  const options = { resultTypes: ['violations' as const], iframes: false, ...(rules && { runOnly: rules }) };
  return page.evaluate(async (given) => {
    const { run }: typeof axe = Reflect.get(window, 'axe');
    // What fails is told in lines: as axe gives it, all that passes would come along.
    const { violations } = await run(document, given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all }) => `${id} ${target.join(' ')}: ${[...any, ...all][0]?.message ?? ''}`),
    );
  }, options);
};
