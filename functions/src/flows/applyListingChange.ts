import { setTimeout as pause } from 'node:timers/promises';
import { gatherChanges, isWaiting, noteChange } from '../catalogue/gather.ts';
import { type AccountName, accountName, copySellerName } from '../listings/copySellerName.ts';
import { endReservation } from '../listings/endReservations.ts';
import type { Effect } from '../listings/listingChange.plan.ts';
import { refreshHome } from '../pages/refreshHome.ts';
import { refreshListingPage } from '../pages/refreshListingPage.ts';
import { moveHiddenPhotos } from '../photos/moveHiddenPhotos.ts';
import type { Site } from '../platform/site.ts';
import { recordPrice } from '../prices/recordPrice.ts';
import { copyShop } from '../shops/copyShop.ts';

/** Milliseconds before checking whether another instance has added the change; doubles each time. */
const firstPollMs = 250;
const maxPollMs = 4_000;
const maxWaitMs = 90_000;

/**
 * Adds a listing's change to the catalogue, with other waiting changes.
 * @throws after 90 seconds; the event is retried
 */
const listChange = async (site: Site, id: string, home: boolean): Promise<void> => {
  await noteChange(site.documents, id, home);
  const end = Date.now() + maxWaitMs;
  for (let pollMs = firstPollMs; ; pollMs = Math.min(2 * pollMs, maxPollMs)) {
    await gatherChanges(site, () => refreshHome(site));
    if (!(await isWaiting(site.documents, id))) return;
    if (Date.now() > end) throw new Error(`listing ${id} still waits for the catalogue`);
    await pause(pollMs * (0.5 + Math.random()));
  }
};

/**
 * Applies the effects of a changed listing. Each effect reads the current listing, so that old events do no
 * harm. A failed effect does not stop the others.
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
  if (asks('price')) await recordPrice(site.documents, id);
  if (asks('nameSeller')) await copySellerName(site.documents, id, accountOf);
  if (asks('shop')) await copyShop(site.documents, id);
  const lists = async () => {
    if (asks('catalogue')) await listChange(site, id, asks('home'));
    else if (asks('home')) await refreshHome(site);
  };
  const pages = effects.map((effect) =>
    effect.kind === 'page' ? refreshListingPage(site, effect.slug) : undefined,
  );
  const results = await Promise.allSettled([lists(), ...pages]);
  // Moves photos after the pages were updated, since old pages still show them.
  if (asks('photos')) results.push(...(await Promise.allSettled([moveHiddenPhotos(site, id)])));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0)
    throw new AggregateError(failures, `listing ${id}: ${failures.map(String).join('; ')}`);
};
