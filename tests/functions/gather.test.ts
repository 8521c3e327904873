import { expect, it, vi } from 'vitest';
import {
  indexReference,
  parseCards,
  parseIndex,
  partReference,
} from '../../functions/src/catalogue/catalogueDocuments.ts';
import { staleSegments } from '../../functions/src/catalogue/gather.plan.ts';
import {
  gatherChanges,
  isAnyWaiting,
  isWaiting,
  mendSegments,
  noteChange,
} from '../../functions/src/catalogue/gather.ts';
import { isConflict, prolong, returnLease, takeLease } from '../../functions/src/catalogue/lease.ts';
import { readCatalogue } from '../../functions/src/catalogue/readCatalogue.ts';
import {
  decodeSegment,
  descriptionsReference,
  segmentReference,
} from '../../functions/src/catalogue/segmentDocuments.ts';
import { indexFile, partFile, segmentsFile } from '../../functions/src/catalogue/writeCatalogueFiles.ts';
import { rowOf } from '../../src/domain/listings/card.ts';
import { noFilters } from '../../src/domain/search/bikeFilter.ts';
import { summarize } from '../../src/domain/search/catalogue.ts';
import { buildSegment, packDescriptions, packSegment } from '../../src/domain/search/segment.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { openLostSite } from './lostEvents.ts';

type World = Awaited<ReturnType<typeof openLostSite>>;

const bike = (id: string, changes: Parameters<typeof buildListing>[0] = {}) =>
  buildListing({ id, slug: id, seller_name: 'Lan', ...changes });
const noHome = async () => undefined;
const idsIn = async ({ site }: World, text = '') => {
  const { cards, find } = await readCatalogue(site, text !== '');
  return [...find({ ...noFilters, text }).indices].map((index) => cards[index]?.id);
};
const indexOf = async ({ documents }: World) => parseIndex((await indexReference(documents).get()).data());

const note = async ({ publish, documents }: World, ...bikes: ReturnType<typeof bike>[]) => {
  for (const one of bikes) {
    await publish(one);
    await noteChange(documents, one.id, true);
  }
};

const changePrice = async (world: World, id: string) => {
  await note(world, bike(id, { price: 12_345_000 }));
  await gatherChanges(world.site, noHome);
};

/** Asserts that each segment equals its parts, and that files equal the documents they were written from. */
const expectWhole = async (world: World) => {
  const { documents, files } = world;
  const index = await indexOf(world);
  expect(staleSegments(index)).toEqual([]);
  for (const segment of Object.keys(index.segments).map(Number)) {
    const [cards, descriptions] = await documents.getAll(
      segmentReference(documents, segment),
      descriptionsReference(documents, segment),
    );
    const decoded = await decodeSegment(cards?.data(), descriptions?.data());
    const parts = Object.keys(index.parts).map((part) => partReference(documents, Number(part)));
    const rows = (await documents.getAll(...parts)).flatMap((part) => Object.values(parseCards(part.data())));
    const { ordinals: _, ...shown } = packSegment(decoded);
    const { ordinals: __, ...expected } = packSegment(buildSegment(rows));
    expect(shown).toEqual(expected);
    expect(packDescriptions(decoded.words).words).toEqual(packDescriptions(buildSegment(rows).words).words);
  }
  for (const [part, { version }] of Object.entries(index.parts))
    expect(await files.version(partFile(Number(part)))).toBe(version);
  expect(await files.exists(indexFile)).toBe(true);
  expect(await files.exists(segmentsFile)).toBe(true);
  expect(await isAnyWaiting(documents)).toBe(false);
};

it('many changes are one commit, and the list has all of them', async () => {
  const world = await openLostSite();
  await note(world, ...Array.from({ length: 30 }, (_, n) => bike(`bike-${n}`, { created_at: n })));
  let home = 0;
  const index = indexReference(world.documents);
  const commits: string[] = [];
  await gatherChanges(world.site, async () => {
    home += 1;
    commits.push(String((await index.get()).updateTime?.toMillis()));
  });
  expect([home, commits.length]).toEqual([1, 1]);
  expect((await indexOf(world)).taken).toBe(30);
  expect(await idsIn(world)).toEqual(Array.from({ length: 30 }, (_, n) => `bike-${29 - n}`));
  await expectWhole(world);
});

it('a change writes the files of the index and of the segments once', async () => {
  const world = await openLostSite();
  const write = vi.spyOn(world.site.files, 'write');
  await note(world, bike('new'));
  await gatherChanges(world.site, noHome);
  expect(write.mock.calls.map(([file]) => file).toSorted()).toEqual([partFile(0), indexFile, segmentsFile]);
});

it('ten requests to a new instance read each segment once', async () => {
  const world = await openLostSite();
  await note(world, bike('one'));
  await gatherChanges(world.site, noHome);
  const reads = vi.spyOn(world.documents, 'getAll');
  await Promise.all(Array.from({ length: 10 }, () => readCatalogue(world.site, true)));
  expect(reads).toHaveBeenCalledTimes(1);
  reads.mockRestore();
});

it('changes that any number of instances take in at once are taken in once each', async () => {
  const world = await openLostSite();
  await note(world, ...Array.from({ length: 12 }, (_, n) => bike(`bike-${n}`)));
  await Promise.all(Array.from({ length: 5 }, () => gatherChanges(world.site, noHome)));
  // Gathers again, because calls without the lease returned before the call with the lease had ended.
  await gatherChanges(world.site, noHome);
  expect((await indexOf(world)).taken).toBe(12);
  await expectWhole(world);
});

it('a bike that is changed while its change is taken in is taken in again', async () => {
  const world = await openLostSite();
  await note(world, bike('busy', { price: 10_000_000 }));
  let rounds = 0;
  await gatherChanges(world.site, async () => {
    rounds += 1;
    if (rounds === 1) await note(world, bike('busy', { price: 11_000_000 }));
  });
  expect(rounds).toBe(2);
  expect((await readCatalogue(world.site)).cards.map(({ price }) => price)).toEqual([11_000_000]);
  await expectWhole(world);
});

it('a bike that is no longer listed is found by nothing, and a draft never was', async () => {
  const world = await openLostSite();
  await note(world, bike('stays'), bike('leaves', { description: '<p>Độ pô Akrapovic</p>' }));
  await gatherChanges(world.site, noHome);
  expect(await idsIn(world, 'akrapovic')).toEqual(['leaves']);
  await note(world, bike('leaves', { status: 'paused' }), bike('never', { status: 'paused' }));
  await gatherChanges(world.site, noHome);
  expect(await idsIn(world, 'akrapovic')).toEqual([]);
  expect(await idsIn(world)).toEqual(['stays']);
  expect((await indexOf(world)).taken).toBe(2);
  await expectWhole(world);
});

it('files that could not be written are written by the next that comes', async () => {
  const world = await openLostSite();
  await note(world, bike('late'));
  const away = { ...world.files, write: async () => Promise.reject(new Error('Storage is away')) };
  await expect(gatherChanges({ ...world.site, files: away }, noHome)).rejects.toThrow('Storage is away');
  expect(await isWaiting(world.documents, 'late')).toBe(true);
  await gatherChanges(world.site, noHome);
  await expectWhole(world);
});

it('parts without segments, as an earlier release left them, are mended by the first question', async () => {
  const world = await openLostSite();
  const { documents } = world;
  const parts: Record<number, ReturnType<typeof summarize>> = {};
  for (const part of [0, 3, 12, 21, 39, 47, 55]) {
    const row = rowOf(bike(`bike-${part}`, { created_at: part }));
    await partReference(documents, part).set({ cards: { [row.id]: row } });
    parts[part] = summarize(part, [row], `v${part}`);
  }
  await indexReference(documents).set({ open: 55, taken: 1, parts });
  expect(staleSegments(await indexOf(world))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await idsIn(world)).toEqual(['55', '47', '39', '21', '12', '3', '0'].map((part) => `bike-${part}`));
  expect(staleSegments(await indexOf(world))).toEqual([]);
  await mendSegments(world.site);
});

it('a list of segments that another database wrote is written anew', async () => {
  const world = await openLostSite();
  await note(world, bike('here'));
  await gatherChanges(world.site, noHome);
  const other = [{ segment: 7, version: 'other', descriptions: 'other' }];
  await world.files.write(segmentsFile, JSON.stringify(other), 'application/json');
  expect(await idsIn(world)).toEqual(['here']);
});

it.each([
  ['a question', (world: World) => idsIn(world)],
  ['reconciling', (world: World) => world.run()],
  ['the next change', (world: World) => changePrice(world, 'other')],
])('a segment without its document, as after a partial restore, is mended by %s', async (by, mend) => {
  const world = await openLostSite();
  const { documents } = world;
  await note(world, bike('kept', { price: 10_000_000 + by.length }), bike('other'));
  await gatherChanges(world.site, noHome);
  await segmentReference(documents, 0).delete();
  await mend(world);
  await expectWhole(world);
  expect((await idsIn(world)).toSorted()).toEqual(['kept', 'other']);
});

it('descriptions that belong to other cards are mended by reconciling', async () => {
  const world = await openLostSite();
  await note(world, bike('one', { description: '<p>Độ pô Akrapovic</p>' }));
  await gatherChanges(world.site, noHome);
  const reference = descriptionsReference(world.documents, 0);
  const before = (await reference.get()).data();
  await note(world, bike('one', { description: '<p>Máy zin</p>' }));
  await gatherChanges(world.site, noHome);
  await reference.set(before ?? {});
  await world.run();
  await expectWhole(world);
  expect([await idsIn(world, 'zin'), await idsIn(world, 'akrapovic')]).toEqual([['one'], []]);
});

it('an instance of an earlier release, which knows no lease, loses nothing that it writes meanwhile', async () => {
  const world = await openLostSite();
  const { documents } = world;
  await note(world, bike('first'));
  await gatherChanges(world.site, noHome);
  await note(world, bike('second'));
  const others = rowOf(bike('others', { created_at: 7 }));
  const read = documents.getAll.bind(documents);
  let isWritten = false;
  documents.getAll = async (...references: Parameters<typeof read>) => {
    const [first] = references;
    // Listings are read after the index, so this change comes between the two reads.
    if (!isWritten && first && 'path' in first && first.path === 'motorcycles/second') {
      isWritten = true;
      await partReference(documents, 12).set({ cards: { others } });
      await indexReference(documents).update({ 'parts.12': summarize(12, [others], 'v12') });
    }
    return read(...references);
  };
  await gatherChanges(world.site, noHome);
  expect(await isWaiting(documents, 'second')).toBe(true);
  await gatherChanges(world.site, noHome);
  expect(Object.keys((await indexOf(world)).parts)).toEqual(['0', '12']);
  expect((await idsIn(world)).toSorted()).toEqual(['first', 'others', 'second']);
});

it('reconciling takes in what no event did', async () => {
  const world = await openLostSite();
  await note(world, bike('lost'));
  await world.run();
  await expectWhole(world);
  expect(await idsIn(world)).toEqual(['lost']);
});

it('one instance has the lease, and loses it by dying', async () => {
  const { documents } = await openLostSite();
  const lease = await takeLease(documents);
  expect(lease).not.toBeNull();
  expect(await takeLease(documents)).toBeNull();
  await documents.doc('jobs/catalogue').update({ until: Date.now() - 1 });
  const next = await takeLease(documents);
  expect(next).not.toBeNull();
  if (!lease || !next) throw new Error('no lease');
  // The first instance lost its lease: it can neither write nor release the new one.
  const batch = documents.batch();
  prolong(documents, lease, batch);
  expect(isConflict(await batch.commit().catch((failure: unknown) => failure))).toBe(true);
  await returnLease(documents, lease);
  expect(await takeLease(documents)).toBeNull();
  await returnLease(documents, next);
  expect(await takeLease(documents)).not.toBeNull();
});
