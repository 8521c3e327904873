import type { ClientDirective } from 'astro';

/**
 * Hydrates an island. Fails where its script cannot be had, also after Astro's second try: Astro itself says so in the
 * console alone, and leaves its mark of what is only HTML.
 */
export const wakeIsland = async (
  load: Parameters<ClientDirective>[0],
  island: Parameters<ClientDirective>[2],
): Promise<void> => {
  const hydrate = await load();
  await hydrate();
  if (island.hasAttribute('ssr')) throw new Error('an island cannot be had');
};
