import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What stands in the way of somebody who cannot see or point: one line each. */
export const obstacles = async (page: Page) => {
  // No page frames another, so nothing is lost by looking at one document alone, which is much quicker.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all }) => `${id} ${target.join(' ')}: ${[...any, ...all][0]?.message ?? ''}`),
  );
};
