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
/** Pages checked per run; 10,000 listings take five runs. */
const maxPages = 20;

/** Included in Firestore's count of listed bikes, but rejected by our schema. */
const isUnreadable = (snapshot: DocumentSnapshot) =>
  snapshot.get('deleted_at') === null &&
  ['active', 'sold'].includes(String(snapshot.get('status'))) &&
  readListing(snapshot) === null;

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

/** Removes rows of a catalogue part whose listing no longer exists. */
const removeGhosts = async (run: Run, part: number): Promise<void> => {
  const { site } = run.needs;
  const { documents } = site;
  const ids = Object.keys(parseCards((await partReference(documents, part).get()).data()));
  if (ids.length === 0) return;
  const motorcycles = documents.collection('motorcycles');
  const snapshots = await documents.getAll(...ids.map((id) => motorcycles.doc(id)), { fieldMask: [] });
  for (const { id } of snapshots.filter(({ exists }) => !exists)) {
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
 * Checks all listings, then all catalogue rows, while time is left. The next run continues, even after a
 * crash.
 */
export const goThrough = async (run: Run): Promise<void> => {
  const { state } = run;
  const { pass } = state;
  if (pass === null) return;
  for (let pages = 0; pass.step === 'listings'; pages += 1) {
    if (run.isOver() || pages === maxPages) return;
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
