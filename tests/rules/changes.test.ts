import { deleteField, doc, Timestamp, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayNumber } from '../../src/domain/listings/leaving.ts';
import { type Status, statuses } from '../../src/domain/listings/listingFields.ts';
import { vietnameseDay } from '../../src/domain/time/time.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { buildPhotos } from '../fixtures/buildPhoto.ts';
import { edit } from './counted.ts';
import { now, stored, yesterday } from './documents.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('changes');
const { allows, denies } = book;
const server = {
  seller_name: 'An',
  views_count: 7,
  translation: { lang: 'vi', html: '<p>Xe.</p>', of: 'a name' },
  price_steps: [{ day: '2026-01-15', price: 15_000_000 }],
  shop: 'tuan-motor',
};

describe('[S6.4] changing a bike', () => {
  const path = 'motorcycles/mine';
  const mine = (changes: object = {}) => ({
    ...stored(buildListing({ id: 'mine', slug: 'mine' })),
    ...server,
    ...changes,
  });
  const change = (changes: object, uid = 'seller') =>
    edit(book, path, { updated_at: now(), ...changes }, { uid });

  beforeEach(() => book.place({ ...scene, [path]: mine(), 'slugs/mine': { motorcycle_id: 'mine' } }));

  it.each([
    ['make', 'Yamaha'],
    ['model', 'Sirius'],
    ['year', 2020],
    ['mileage', 0],
    ['price', 1],
    ['category', 'sport'],
    ['condition', 'fair'],
    ['engine', '150cc'],
    ['location', 'Hanoi'],
    ['description', '<p>New text.</p>'],
    ['other_description', '<p>Xe mới.</p>'],
    ['other_description', deleteField()],
    ['transmission', 'automatic'],
    ['fuel', 'electric'],
    ['colour', 'red'],
    ['colour', null],
    ['battery_health', 90],
    ['battery_range', 70],
    ['features', ['ABS', 'LED']],
    ['images', buildPhotos(10, 'mine')],
    ['hide_phone', true],
    ['hide_whatsapp', true],
  ])('lets the seller change %s, and nobody else', async (field, value) => {
    await denies(change({ [field]: value }, 'stranger'));
    await denies(updateDoc(doc(book.visitor(), path), { [field]: value, updated_at: now() }));
    await denies(edit(book, path, { [field]: value, updated_at: now() }, { standing: 'unconfirmed' }));
    await allows(change({ [field]: value }));
  });

  const dayFromNow = (days: number) => dayNumber(vietnameseDay(Date.now() + days * 86_400_000));
  it.each([
    ['today', dayFromNow(0), true],
    ['in a year', dayFromNow(364), true],
    ['not', null, true],
    ['yesterday', dayFromNow(-1), false],
    ['in two years', dayFromNow(730), false],
    ['on a day as text', String(dayFromNow(5)), false],
    ['on half a day', dayFromNow(5) + 0.5, false],
  ])('lets the seller leave Vietnam %s: %s, %s', async (_, leaving_on, isGood) => {
    await (isGood ? allows : denies)(change({ leaving_on }));
    await denies(change({ leaving_on }, 'stranger'));
  });
  it('a day that is over refuses no other change', async () => {
    await book.place({ [path]: mine({ leaving_on: 20_454 }) });
    await allows(change({ price: 1 }));
    await denies(change({ leaving_on: 20_455 }));
  });

  it.each([
    ['user_id', 'somebody'],
    ['created_at', yesterday()],
    ['slug', 'other'],
    ['slug', null],
    ['seller_name', 'Honda Vietnam'],
    ['seller_name', deleteField()],
    ['views_count', 8],
    ['views_count', deleteField()],
    ['translation', { lang: 'vi', html: '<p>Mine.</p>', of: 'mine' }],
    ['translation', deleteField()],
    // The rules let sellers neither add nor delete a price of the history.
    ['price_steps', [{ day: '2026-01-01', price: 99_000_000 }]],
    ['price_steps', deleteField()],
    ['shop', 'xe-may-hung'],
    ['shop', deleteField()],
    ['reduced_from', 99_000_000],
    ['reduced_until', now()],
    ['updated_at', yesterday()],
    ['updated_at', Timestamp.fromMillis(Date.now() + 86_400_000)],
    ['verified', true],
    ['contact_phone', '+84912345678'],
    ['status', 'archived'],
    ['price', 0],
    ['images', []],
    ['images', buildPhotos(1, 'active')],
    ['make', deleteField()],
  ])('refuses to change %s to %o', (field, value) => denies(change({ [field]: value })));

  it('refuses a change that does not say when', () => denies(edit(book, path, { price: 1 })));
  it('refuses a change that is not counted', () =>
    denies(updateDoc(doc(book.as('seller'), path), { price: 1, updated_at: now() })));
  it('keeps what the server wrote', async () => {
    await allows(change({ price: 1 }));
    expect(await book.read(path)).toMatchObject(server);
  });

  const moves = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));
  it.each(moves)(
    '[S4.4] [S4.5] [S4.6] [S4.7] [S4.8] [S4.9] lets a complete bike go from %s to %s',
    async (from, to) => {
      await book.place({ [path]: mine({ status: from }), 'slugs/mine': { motorcycle_id: 'mine' } });
      await allows(change({ status: to }));
      expect(await book.read(path)).toMatchObject({ slug: 'mine', status: to });
    },
  );

  const incomplete: [string, object][] = [
    ['[S5.12] without a photo', { images: [] }],
    ['[S5.13] with a price of 0', { price: 0 }],
    ['without a price', { price: null }],
    ['without a year', { year: null }],
    ['without a description', { description: '' }],
    ['without a fuel', { fuel: null }],
  ];
  const publicStatuses: Status[] = ['active', 'paused', 'sold'];
  const attempts = incomplete.flatMap(([title, gap]) =>
    publicStatuses.map((to) => [title, to, gap] as const),
  );
  it.each(attempts)('[D22] refuses a draft %s that wants to be %s', async (_, to, gap) => {
    await book.place({ [path]: mine({ status: 'draft', ...gap }), 'slugs/mine': { motorcycle_id: 'mine' } });
    await denies(change({ status: to }));
    await allows(change({ status: 'draft', model: 'Wave' }));
  });
});

describe('reserving a bike', () => {
  const path = 'motorcycles/mine';
  const day = 86_400_000;
  const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * day);
  const place = (changes: object = {}) =>
    book.place({
      [path]: { ...stored(buildListing({ id: 'mine', slug: 'mine' })), ...changes },
      'slugs/mine': { motorcycle_id: 'mine' },
    });
  const change = (changes: object, uid = 'seller') =>
    edit(book, path, { updated_at: now(), ...changes }, { uid });
  beforeEach(() => place());

  it.each([1, 7, 13.9])('lasts %s days', (days) => allows(change({ reserved_until: inDays(days) })));
  it('is lifted', async () => {
    await place({ reserved_until: inDays(3) });
    await allows(change({ reserved_until: null }));
  });
  it('is lifted by leaving it out', async () => {
    await place({ reserved_until: inDays(3) });
    await allows(change({ reserved_until: deleteField() }));
  });
  it('that has ended stays while something else changes, and cannot be set so', async () => {
    const ended = inDays(-1);
    await denies(change({ reserved_until: ended }));
    await place({ reserved_until: ended });
    await allows(change({ price: 1 }));
    await denies(change({ reserved_until: inDays(-2) }));
  });
  it('that lasts stays while the bike is paused or sold, which the server ends', async () => {
    for (const status of ['paused', 'sold']) {
      await place({ reserved_until: inDays(3) });
      await allows(change({ status }));
    }
  });
  it.each(['paused', 'sold', 'draft'])('is not set for one that is %s', async (status) => {
    await place({ status });
    await denies(change({ reserved_until: inDays(3) }));
    await allows(change({ status: 'active', reserved_until: inDays(3) }));
  });
  it.each([
    ['for longer than fourteen days', () => change({ reserved_until: inDays(14.1) })],
    ['by somebody else', () => change({ reserved_until: inDays(1) }, 'stranger')],
    ['with something that is no time', () => change({ reserved_until: 'soon' })],
    ['with a number', () => change({ reserved_until: Date.now() + day })],
    ['without saying when', () => edit(book, path, { reserved_until: inDays(1) })],
  ])('is refused %s', (_, action) => denies(action()));
  it('comes after a bike was put up, not with it', async () => {
    await place({ deleted_at: Timestamp.now() });
    await denies(change({ reserved_until: inDays(1) }));
  });
});

describe('[S4.10] deleting a bike', () => {
  const remove = (id: string, changes: object = {}, uid = 'seller') =>
    updateDoc(doc(book.as(uid), `motorcycles/${id}`), { deleted_at: now(), updated_at: now(), ...changes });
  beforeEach(() => book.place(scene));

  it.each(['active', 'paused', 'sold', 'draft'])('marks a bike that is %s', (id) => allows(remove(id)));
  it.each([
    ['by somebody else', () => remove('active', {}, 'stranger')],
    ['with a time of its own', () => remove('active', { deleted_at: yesterday() })],
    ['with a change time of its own', () => remove('active', { updated_at: yesterday() })],
    ['with something that is no time', () => remove('active', { deleted_at: true })],
    ['together with another change', () => remove('active', { price: 1 })],
    ['twice', () => remove('deleted')],
    ['and then changed', () => edit(book, 'motorcycles/deleted', { price: 1, updated_at: now() })],
  ])('is refused %s', (_, action) => denies(action()));

  it('works for a bike that no longer fits the shape', async () => {
    await book.place({ 'motorcycles/old': { user_id: 'seller', year: 'new', deleted_at: null } });
    await allows(remove('old'));
  });
});

describe('bringing back a deleted bike', () => {
  const restore = (id: string, changes: object = {}, uid = 'seller') =>
    edit(book, `motorcycles/${id}`, { deleted_at: null, updated_at: now(), ...changes }, { uid });
  const deletedAgo = (milliseconds: number, changes: object = {}) => {
    const at = { deleted_at: Date.now() - milliseconds };
    return book.place({
      'motorcycles/late': stored({ ...buildListing({ id: 'late', slug: 'late' }), ...at, ...changes }),
    });
  };
  const aMonth = 30 * 86_400_000;
  beforeEach(() => book.place(scene));

  it.each(['active', 'paused', 'sold'])('lets one that was %s be so again', async (status) => {
    await deletedAgo(aMonth - 60_000, { status });
    await allows(restore('late'));
    expect(await book.read('motorcycles/late')).toMatchObject({ status, deleted_at: null });
  });
  it('lets a draft be one again, which goes public by the count of a new bike', async () => {
    await book.place({
      'motorcycles/late': stored({ ...buildDraft(), deleted_at: Date.now() - 60_000 }),
    });
    await allows(restore('late'));
    await denies(edit(book, 'motorcycles/late', { status: 'active', updated_at: now() }));
  });
  it('is counted as an edit, since deleting it again is not', () =>
    denies(
      updateDoc(doc(book.as('seller'), 'motorcycles/deletedLately'), { deleted_at: null, updated_at: now() }),
    ));
  it('ends after thirty days', async () => {
    await deletedAgo(aMonth + 60_000);
    await denies(restore('late'));
  });
  it.each([
    ['by somebody else', () => restore('deletedLately', {}, 'stranger')],
    ['of a bike that an operator has hidden', () => restore('hiddenDeleted')],
    ['of one that was deleted long ago', () => restore('deleted')],
    ['with another change', () => restore('deletedLately', { price: 1 })],
    ['with another status', () => restore('deletedLately', { status: 'sold' })],
    ['with a change time of its own', () => restore('deletedLately', { updated_at: yesterday() })],
    ['with a later end', () => restore('deletedLately', { deleted_at: now() })],
  ])('is refused %s', (_, action) => denies(action()));
});
