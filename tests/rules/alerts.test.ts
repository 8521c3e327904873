import {
  collection,
  deleteField,
  doc,
  getDocs,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { Alert } from '../../src/domain/alerts/alert.schema.ts';
import { AlertSettings } from '../../src/domain/alerts/alertSettings.schema.ts';
import { blankTexts } from '../fixtures/blankTexts.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { count } from './counted.ts';
import { fresh, now, stored, yesterday } from './documents.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('alerts');
const { allows, denies } = book;
const alert = (changes: object = {}) => ({ ...fresh(buildAlert()), ...changes });
const about = (criteria: object) => alert({ criteria: { ...buildCriteria(), ...criteria } });
const create = (data: object, id = 'buyer_0') => {
  const store = book.as('buyer');
  const batch = writeBatch(store).set(doc(store, 'alerts', id), data);
  return count(batch, store, 'buyer', 'alert', `alerts/${id}`).commit();
};

describe('[S3.25] [S4.26] [S4.27] an alert', () => {
  beforeEach(() => book.place(scene));

  it.each([0, 1, 9, 10, 19])('takes place %i', (slot) => allows(create(alert(), `buyer_${slot}`)));
  it.each([
    'buyer_20',
    'buyer_21',
    'buyer_99',
    'buyer_100',
    'buyer_00',
    'buyer_01',
    'buyer_-1',
    'buyer_',
    'buyer',
    'buyer_x',
  ])('is refused at %s', (id) => denies(create(alert(), id)));
  it.each([
    ['at the place of somebody else', alert(), 'seller_1'],
    ['for somebody else', alert({ user_id: 'seller' }), 'seller_1'],
    ['switched off from the start', alert({ is_active: false }), 'buyer_0'],
    ['with a time of its own', alert({ created_at: yesterday() }), 'buyer_0'],
    ['with another field', alert({ email: 'x@example.com' }), 'buyer_0'],
    [
      'without criteria',
      { user_id: 'buyer', is_active: true, created_at: fresh(buildAlert()).created_at },
      'buyer_0',
    ],
    ['with criteria that are no map', alert({ criteria: [] }), 'buyer_0'],
  ])('is refused %s', (_, data, id) => denies(create(data, id)));

  const words = ['make', 'model', 'location'];
  const numbers = ['min_price', 'max_price', 'year'];
  const rows = [
    ...words.flatMap((field) => [
      ...['x', 'a'.repeat(60), null].map((value) => ({ field, value, good: true })),
      ...['', ...blankTexts, 'a'.repeat(61), 5, ['x'], '🏍'.repeat(31)].map((value) => ({
        field,
        value,
        good: false,
      })),
    ]),
    ...numbers.flatMap((field) => [
      ...[0, 2024, 600_000_000, null].map((value) => ({ field, value, good: true })),
      ...[-1, 1.5, '2024'].map((value) => ({ field, value, good: false })),
    ]),
    ...['automatic', 'manual', 'semi-automatic', null].map((value) => ({
      field: 'transmission',
      value,
      good: true,
    })),
    ...['', 'clutch', 5].map((value) => ({ field: 'transmission', value, good: false })),
    ...['red', 'cream', null].map((value) => ({ field: 'colour', value, good: true })),
    ...['', 'plaid', 'reds', 5].map((value) => ({ field: 'colour', value, good: false })),
    ...['shop', 'private', null].map((value) => ({ field: 'seller', value, good: true })),
    ...['', 'shops', 5, true].map((value) => ({ field: 'seller', value, good: false })),
    { field: 'models', value: [], good: true },
    { field: 'models', value: ['Wave'], good: false },
    { field: 'seats', value: 2, good: false },
  ];
  it.each(rows)('[S3.26] with $field $value: $good, in schema and rules', async ({ field, value, good }) => {
    const criteria = { ...buildCriteria(), [field]: value };
    expect(Alert.safeParse({ ...stored(buildAlert()), criteria }).success).toBe(good);
    await (good ? allows : denies)(create(about({ [field]: value })));
  });
  it.each([...words, ...numbers])('[S3.26] names every criterion: not without %s', (field) => {
    const criteria = Object.fromEntries(Object.entries(buildCriteria()).filter(([name]) => name !== field));
    return denies(create(alert({ criteria })));
  });

  it('[D62] may leave the transmission out, as alerts did before it could be chosen', () => {
    const { transmission: _, ...criteria } = buildCriteria();
    return allows(create(alert({ criteria })));
  });

  const { models: _models, seller: _seller, ...withoutLater } = buildCriteria({ make: 'Honda' });
  const twenty = Array.from({ length: 20 }, (_, n) => `${n} ${'x'.repeat(57)}`);
  it.each<[unknown, boolean]>([
    [undefined, true],
    [['Wave', 'Đam Mê'], true],
    [twenty, true],
    [[...twenty, 'Wave'], false],
    [['x'.repeat(61)], false],
    [['Wave', ''], false],
    [['Wave|SH'], false],
    [['Wave', 5], false],
    [[null], false],
    ['Wave', false],
    [{ 0: 'Wave' }, false],
    [null, false],
  ])('may name models of its make: %j, %s', async (models, good) => {
    const criteria = { ...withoutLater, ...(models !== undefined && { models }) };
    expect(Alert.safeParse({ ...stored(buildAlert()), criteria }).success).toBe(good);
    await (good ? allows : denies)(create(alert({ criteria })));
  });

  const { around: _around, ...olderCriteria } = buildCriteria({ location: 'Da Nang' });
  it.each([
    [buildCriteria({ location: 'Da Nang', around: true }), true],
    [olderCriteria, true],
    [buildCriteria({ around: true }), false],
    [{ ...olderCriteria, around: 65 }, false],
    [{ ...olderCriteria, leaving: true }, true],
    [{ ...olderCriteria, leaving: 1 }, false],
    [{ ...olderCriteria, around: null }, false],
  ])('may count what is near its place, but not what is near none: %o, %s', (criteria, good) =>
    (good ? allows : denies)(create(alert({ criteria }))),
  );

  it.each([
    ...['soon', 'daily', 'weekly', null].map((delivery) => ({ delivery, good: true })),
    ...['hourly', '', 0, ['soon'], { soon: true }].map((delivery) => ({ delivery, good: false })),
  ])('has a rhythm, from the start or later: $delivery, $good', async ({ delivery, good }) => {
    expect(Alert.safeParse({ ...stored(buildAlert()), delivery }).success).toBe(good);
    const verdict = good ? allows : denies;
    await verdict(create(alert({ delivery })));
    await verdict(change({ delivery }));
    await verdict(change({ delivery, criteria: others, revision: 1 }));
  });
  it('without a rhythm is as older alerts are', () => {
    const { delivery: _, ...older } = alert() as ReturnType<typeof alert> & { delivery: unknown };
    return allows(create(older));
  });
  it('has no rhythm that somebody else chooses', () => denies(change({ delivery: 'soon' }, 'somebody')));

  const others = buildCriteria({ make: 'Honda', location: 'Hue', around: true });
  const change = (changes: object, uid = 'seller') =>
    updateDoc(doc(book.as(uid), 'alerts/seller_0'), changes);
  it('is switched off and on', async () => {
    await allows(change({ is_active: false }));
    await allows(change({ is_active: true }));
  });
  it.each([
    ['is_active', 'yes'],
    ['is_active', null],
    ['is_active', deleteField()],
    ['user_id', 'buyer'],
    ['created_at', yesterday()],
    ['criteria', buildCriteria({ make: 'Honda' })],
    ['criteria.make', 'Honda'],
    ['note', 'x'],
  ])('keeps its %s from becoming %o', (field, value) => denies(change({ [field]: value })));
  it('is not switched by somebody else', () => denies(change({ is_active: false }, 'somebody')));

  it('takes other criteria with the next revision, once', async () => {
    await allows(change({ criteria: others, revision: 1 }));
    await denies(change({ criteria: buildCriteria(), revision: 1 }));
    await denies(change({ criteria: buildCriteria() }));
    await allows(change({ criteria: buildCriteria(), revision: 2 }));
    await allows(change({ is_active: false }));
  });
  it.each([
    { criteria: others, revision: 0 },
    { criteria: others, revision: 2 },
    { criteria: others, revision: '1' },
    { criteria: { ...others, seats: 2 }, revision: 1 },
    { criteria: { ...others, min_price: -1 }, revision: 1 },
    { criteria: { ...others, location: null }, revision: 1 },
    { criteria: null, revision: 1 },
    { criteria: others, revision: 1, is_active: false },
    { criteria: others, revision: 1, created_at: yesterday() },
    { criteria: others, revision: 1, user_id: 'buyer' },
  ])('is not changed to %o', (changes) => denies(change(changes)));
  it('is not changed by somebody else', () => denies(change({ criteria: others, revision: 1 }, 'somebody')));
  it('does not begin with a revision', () => denies(create(alert({ revision: 1 }))));

  it('[S6.15] is listed for its owner only', async () => {
    const of = (uid: string, owner: string) =>
      getDocs(
        query(
          collection(book.as(uid), 'alerts'),
          where('user_id', '==', owner),
          orderBy('created_at', 'desc'),
        ),
      );
    expect((await of('seller', 'seller')).docs.map((one) => one.id)).toEqual(['seller_0']);
    await denies(of('seller', 'somebody'));
    await denies(getDocs(collection(book.as('seller'), 'alerts')));
  });
});

describe('how somebody wants to hear of bikes', () => {
  beforeEach(() => book.place(scene));
  const good = { language: 'vi', delivery: 'daily' };
  const save = (data: object, uid = 'buyer') =>
    setDoc(doc(book.as('buyer'), 'alert_settings', uid), { ...data, updated_at: now() });

  it.each([
    [good, true],
    [{ language: 'en', delivery: 'soon' }, true],
    [{ language: 'en', delivery: 'weekly' }, true],
    [{ ...good, price_drops: true }, true],
    [{ ...good, price_drops: false }, true],
    [{ ...good, price_drops: 'yes' }, false],
    [{ ...good, price_drops: null }, false],
    [{ ...good, language: 'fr' }, false],
    [{ ...good, delivery: 'hourly' }, false],
    [{ ...good, delivery: null }, false],
    [{ delivery: 'soon' }, false],
    [{ language: 'vi' }, false],
    [{ ...good, email: 'x@example.com' }, false],
  ])('%o is taken by schema and rules: %s', async (data, isGood) => {
    expect(AlertSettings.safeParse({ ...data, updated_at: 1 }).success).toBe(isGood);
    await (isGood ? allows : denies)(save(data));
  });
  it('is chosen again', async () => {
    await allows(save(good));
    await allows(save({ ...good, delivery: 'soon', revision: 1 }));
  });
  it('is not chosen for somebody else, nor with a time of its own', async () => {
    await denies(save(good, 'seller'));
    await denies(setDoc(doc(book.as('buyer'), 'alert_settings/buyer'), { ...good, updated_at: yesterday() }));
  });
});
