import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What stands in the way of somebody who cannot see or point: one line each; only by some rules of axe, if any are named. */
export const obstacles = async (page: Page, rules?: string[]) => {
  // No page frames another, so nothing is lost by looking at one document alone, which is much quicker.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all }) => `${id} ${target.join(' ')}: ${[...any, ...all][0]?.message ?? ''}`),
  );
};
