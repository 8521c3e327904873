import type { ClientDirective } from 'astro';

type Directive = Parameters<ClientDirective>;

/**
 * Hydrates an island. Says whether it is there: where its script cannot be had, also on Astro's second try, Astro
 * says so in the console alone, and leaves its mark of what is only HTML.
 */
export const hydrateIsland = async (load: Directive[0], island: Directive[2]): Promise<boolean> => {
  try {
    await (await load())();
  } catch {
    return false;
  }
  return !island.hasAttribute('ssr');
};
