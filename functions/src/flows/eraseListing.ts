import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { languages } from '../../../src/i18n/languages.ts';
import { paths } from '../../../src/paths.ts';
import { listingCollections, listingNotes } from '../accounts/personalData.plan.ts';
import { placeReference } from '../catalogue/catalogueDocuments.ts';
import { erasedListing } from '../listings/erasedListing.ts';
import type { Effect } from '../listings/listingChange.plan.ts';
import { pageFileIn } from '../pages/renderPair.ts';
import { photoFolder } from '../photos/photoPaths.plan.ts';
import { removeAll } from '../platform/removeAll.ts';
import type { Site } from '../platform/site.ts';
import { applyListingChange } from './applyListingChange.ts';

/** Deletes earlier builds' pages that contain the listing's data. */
const removeOldPages = async (site: Site, slug: string | null) => {
  const builds = await site.files.folders('pages/');
  const pages = [paths.home, ...(slug === null ? [] : [paths.listing(slug)])];
  const current = `pages/${site.build()}/`;
  const old = builds
    .filter((folder) => folder !== current)
    .flatMap((folder) => languages.flatMap((lang) => pages.map((path) => pageFileIn(folder, lang, path))));
  await removeAll(site.files, old);
};

/** Erases a listing. Deletes its document last, so that a failed run can be repeated. */
export const eraseListing = async (site: Site, listing: DocumentSnapshot): Promise<void> => {
  const { id, ref } = listing;
  const slug: unknown = listing.get('slug');
  const validSlug = typeof slug === 'string' && slug !== '' ? slug : null;
  if (!listing.get('deleted_at')) await ref.update({ deleted_at: Timestamp.now() });
  const page: Effect[] = validSlug === null ? [] : [{ kind: 'page', slug: validSlug }];
  await applyListingChange(site, id, [{ kind: 'catalogue' }, { kind: 'home' }, ...page]);
  await removeOldPages(site, validSlug);
  for (const isHidden of [false, true])
    await removeAll(site.files, await site.files.list(photoFolder(id, isHidden)));
  for (const name of listingCollections) {
    const about = await site.documents.collection(name).where('motorcycle_id', '==', id).get();
    await Promise.all(about.docs.map((snapshot) => snapshot.ref.delete()));
  }
  for (const name of listingNotes) await site.documents.collection(name).doc(id).delete();
  await placeReference(site.documents, id).delete();
  // The id is never reused: old links must not lead to another bike.
  await erasedListing(site.documents, id).set({ erased_at: Timestamp.now() });
  await site.documents.recursiveDelete(ref);
};
