import { updateCatalogue } from '../catalogue/updateCatalogue.ts';
import { writeCatalogueFiles } from '../catalogue/writeCatalogueFiles.ts';
import { type AccountName, accountName, copySellerName } from '../listings/copySellerName.ts';
import { endReservation } from '../listings/endReservations.ts';
import type { Effect } from '../listings/listingChange.plan.ts';
import { refreshHome } from '../pages/refreshHome.ts';
import { refreshListingPage } from '../pages/refreshListingPage.ts';
import { moveHiddenPhotos } from '../photos/moveHiddenPhotos.ts';
import type { Site } from '../platform/site.ts';

/**
 * Performs the effects of a changed listing. Each reads the listing again, so that an old event does no harm.
 * A failure does not stop the others.
 * @throws AggregateError afterwards, to be retried
 */
export const applyListingChange = async (
  site: Site,
  id: string,
  effects: readonly Effect[],
  accountOf: AccountName = accountName,
): Promise<void> => {
  const asks = (kind: Effect['kind']) => effects.some((effect) => effect.kind === kind);
  if (asks('endReservation')) await endReservation(site.documents, id);
  if (asks('nameSeller')) await copySellerName(site.documents, id, accountOf);
  const lists = async () => {
    const part = asks('catalogue') ? await updateCatalogue(site.documents, id) : null;
    // After the catalogue, since the home page shows its counts.
    const files = part === null ? undefined : writeCatalogueFiles(site, part);
    const home = asks('home') ? refreshHome(site) : undefined;
    await Promise.all([files, home]);
  };
  const pages = effects.map((effect) =>
    effect.kind === 'page' ? refreshListingPage(site, effect.slug) : undefined,
  );
  const results = await Promise.allSettled([lists(), ...pages]);
  // After the pages that show the photos.
  if (asks('photos')) results.push(...(await Promise.allSettled([moveHiddenPhotos(site, id)])));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0)
    throw new AggregateError(failures, `listing ${id}: ${failures.map(String).join('; ')}`);
};
