import { type DocumentSnapshot, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { Profile } from '../../../src/domain/accounts/profile.schema.ts';
import type { ReconcileState } from '../../../src/domain/reconcile/reconcile.schema.ts';
import {
  indexReference,
  parseCards,
  parseIndex,
  partReference,
  placeReference,
} from '../catalogue/catalogueDocuments.ts';
import { applyListingChange } from '../flows/applyListingChange.ts';
import { inBatches } from '../platform/inBatches.ts';
import { readListing } from '../readers/readListing.ts';
import { checkListing } from './checkListing.ts';
import { checkProfile } from './checkPeople.ts';
import type { Run } from './run.ts';

type Pass = NonNullable<ReconcileState['pass']>;

const pageSize = 100;
/** Of listings, in one run: 10,000 take five runs. */
const mostPages = 20;

/** Counts as listed where Firestore counts, and cannot be read. */
const isUnreadable = (snapshot: DocumentSnapshot) =>
  snapshot.get('deleted_at') === null &&
  ['active', 'sold'].includes(String(snapshot.get('status'))) &&
  readListing(snapshot) === null;

/** Sellers whose profile says another name than one of these listings. */
const renamedSellers = async (documents: Firestore, listings: readonly DocumentSnapshot[]) => {
  const ids = [...new Set(listings.map((listing) => String(listing.get('user_id') ?? '')))].filter(
    (id) => id !== '' && !id.includes('/'),
  );
  if (ids.length === 0) return [];
  const profiles = await documents.getAll(...ids.map((id) => documents.collection('profiles').doc(id)));
  const names = new Map(
    profiles.flatMap((snapshot) => {
      const profile = Profile.safeParse(snapshot.data());
      return profile.success ? [[snapshot.id, profile.data.full_name] as const] : [];
    }),
  );
  const isOther = ({ id }: DocumentSnapshot) =>
    listings.some(
      (listing) =>
        listing.get('user_id') === id && names.has(id) && listing.get('seller_name') !== names.get(id),
    );
  return profiles.filter(isOther);
};

/** One page of listings. @returns the last id, or null when there are no more */
const listingPage = async (run: Run, pass: Pass): Promise<string | null> => {
  const { documents } = run.needs.site;
  const all = documents.collection('motorcycles').orderBy(FieldPath.documentId()).limit(pageSize);
  const { docs } = await (pass.after === null ? all : all.startAfter(pass.after)).get();
  const guarded = (check: typeof checkListing) => async (snapshot: DocumentSnapshot) => {
    try {
      await check(run, snapshot);
    } catch (failure) {
      run.fail({ path: snapshot.ref.path }, failure);
    }
  };
  await inBatches(docs, guarded(checkListing));
  await inBatches(await renamedSellers(documents, docs), guarded(checkProfile));
  pass.unreadable += docs.filter(isUnreadable).length;
  return docs.length < pageSize ? null : (docs.at(-1)?.id ?? null);
};

/** Takes the rows out of one part whose listing is gone for good, with the place that it had. */
const removeGhosts = async (run: Run, part: number): Promise<void> => {
  const { site } = run.needs;
  const { documents } = site;
  const ids = Object.keys(parseCards((await partReference(documents, part).get()).data()));
  if (ids.length === 0) return;
  const motorcycles = documents.collection('motorcycles');
  const found = await documents.getAll(...ids.map((id) => motorcycles.doc(id)), { fieldMask: [] });
  for (const { id } of found.filter(({ exists }) => !exists)) {
    await placeReference(documents, id).set({ part });
    await applyListingChange(site, id, [{ kind: 'catalogue' }, { kind: 'home' }]);
    await placeReference(documents, id).delete();
    run.count('rows');
  }
};

const partsOf = async (documents: Firestore): Promise<number[]> =>
  Object.values(parseIndex((await indexReference(documents).get()).data()).parts)
    .map(({ part }) => part)
    .toSorted((one, other) => one - other);

/**
 * Goes through all listings, then through all rows of the list, for as long as this run has time. The next run goes on
 * from where this one ended, even where it was killed.
 */
export const goThrough = async (run: Run): Promise<void> => {
  const { state } = run;
  const { pass } = state;
  if (pass === null) return;
  for (let pages = 0; pass.step === 'listings'; pages += 1) {
    if (run.isOver() || pages === mostPages) return;
    pass.after = await listingPage(run, pass);
    if (pass.after === null) pass.step = 'parts';
    await run.save();
  }
  const done = pass.after === null ? -1 : Number(pass.after);
  for (const part of (await partsOf(run.needs.site.documents)).filter((number) => number > done)) {
    if (run.isOver()) return;
    await removeGhosts(run, part);
    pass.after = String(part);
    await run.save();
  }
  state.passed_at = pass.begun_at;
  state.unreadable = pass.unreadable;
  state.pass = null;
  await run.save();
};
