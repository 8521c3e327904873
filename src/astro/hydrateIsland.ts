import type { ClientDirective } from 'astro';

type Directive = Parameters<ClientDirective>;

/**
 * Hydrates an island. Returns false if its script could not be loaded: Astro then keeps the `ssr` attribute.
 */
export const hydrateIsland = async (load: Directive[0], island: Directive[2]): Promise<boolean> => {
  try {
    await (await load())();
  } catch {
    return false;
  }
  return !island.hasAttribute('ssr');
};
