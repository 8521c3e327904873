import { describe, expect, it } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { buildVersion } from '../../../tests/fixtures/buildVersion.ts';
import { Listing } from '../../domain/listings/listing.schema.ts';
import { photoAddress } from '../../domain/photos/photo.ts';
import { emptyForm } from '../../domain/selling/listingForm.ts';
import { serverTime } from '../../firebase/firestore.ts';
import type { Step } from '../../firebase/questions.ts';
import { needsSlug, planSave, type SaveOrder } from './planSave.ts';

const buildOrder = (changes: Partial<SaveOrder> = {}): SaveOrder => ({
  id: 'bike',
  userId: 'seller',
  form: buildForm(),
  photos: [photoAddress('bike', '00000000-0000-4000-8000-000000000001')],
  status: 'active',
  existing: null,
  ...changes,
});
const pathOf = (step: Step) => Object.entries(step)[0]?.join(' ');
const dataOf = (step: Step | undefined) => (step && 'data' in step ? step.data : {});
const emptyDraft = { form: { ...emptyForm, make: 'Honda', model: 'Wave' }, photos: [] };

describe('a save', () => {
  it('[S4.3 S7.15] creates listing, slug and both contacts in one batch', () => {
    const steps = planSave(buildOrder(), 'honda-wave');
    expect(steps.map(pathOf)).toEqual([
      'set motorcycles/bike',
      'set slugs/honda-wave',
      'set motorcycles/bike/contact/phone',
      'set motorcycles/bike/contact/whatsapp',
    ]);
    expect(dataOf(steps[1])).toEqual({ motorcycle_id: 'bike' });
  });

  it('[S4.3] writes a new listing that its schema accepts, on the server’s clock', () => {
    const data = dataOf(planSave(buildOrder(), 'honda-wave')[0]);
    expect(data).toMatchObject({
      user_id: 'seller',
      status: 'active',
      created_at: serverTime,
      updated_at: serverTime,
    });
    expect(Listing.safeParse({ ...data, created_at: 1, updated_at: 1 }).success).toBe(true);
  });

  it('[S4.2 S5.15] writes an incomplete draft without a slug', () => {
    const steps = planSave(buildOrder({ ...emptyDraft, status: 'draft' }));
    expect(steps.map(pathOf)).toEqual(['set motorcycles/bike']);
    const data = dataOf(steps[0]);
    expect(Listing.safeParse({ ...data, created_at: 1, updated_at: 1 }).success).toBe(true);
  });

  it('[S4.5] publishes a draft under its new slug', () => {
    const steps = planSave(
      buildOrder({ existing: buildVersion({ slug: null, status: 'draft' }) }),
      'honda-wave',
    );
    expect(steps.map(pathOf).slice(0, 2)).toEqual(['update motorcycles/bike', 'set slugs/honda-wave']);
    expect(dataOf(steps[0])).toMatchObject({ slug: 'honda-wave', status: 'active' });
  });

  it.each(['active', 'draft', 'paused', 'sold'] as const)(
    '[S4.4 S7.18] updates a public listing to %s without touching owner, slug or birth',
    (status) => {
      const steps = planSave(buildOrder({ status, existing: buildVersion() }));
      expect(steps.map(pathOf)[0]).toBe('update motorcycles/bike');
      expect(steps.some((step) => pathOf(step)?.includes('slugs/'))).toBe(false);
      expect(Object.keys(dataOf(steps[0]))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:slug|user_id|created_at|deleted_at)$/)]),
      );
    },
  );

  it('[S7.17] replaces the photos in the same write', () => {
    const [first, second] = [2, 3].map((n) =>
      photoAddress('bike', `00000000-0000-4000-8000-00000000000${n}`),
    );
    const photos = [first, second].filter((photo) => photo !== undefined);
    const [step] = planSave(buildOrder({ photos, existing: buildVersion() }));
    expect(dataOf(step).images).toEqual([
      { image_url: first, image_order: 0 },
      { image_url: second, image_order: 1 },
    ]);
  });

  it.each([
    [{}, {}],
    [{ price: '14000000' }, { price: 14_000_000 }],
    [{ hidePhone: true }, { hide_phone: true, hide_whatsapp: true }],
    [{ features: ['ABS'] }, { features: ['ABS'] }],
  ])('writes over a stored listing what was changed and nothing else: %o', (form, written) => {
    const [step] = planSave(buildOrder({ form: buildForm(form), existing: buildVersion({ revision: 4 }) }));
    expect(dataOf(step)).toEqual({ ...written, revision: 5, updated_at: serverTime });
  });

  it('counts the first change of a listing from before changes were counted', () => {
    expect(dataOf(planSave(buildOrder({ existing: buildVersion() }))[0])).toMatchObject({ revision: 1 });
  });

  it('writes the numbers of a stored listing where one was changed', () => {
    const save = (form: object) =>
      planSave(buildOrder({ form: buildForm(form), existing: buildVersion() })).map(pathOf);
    expect(save({ price: '1' })).toEqual(['update motorcycles/bike']);
    expect(save({ whatsappNumber: '0987654321' })).toEqual([
      'update motorcycles/bike',
      'set motorcycles/bike/contact/whatsapp',
    ]);
    expect(save({ contactPhone: '0987654321' })).toEqual([
      'update motorcycles/bike',
      'set motorcycles/bike/contact/phone',
      'set motorcycles/bike/contact/whatsapp',
    ]);
  });

  it.each(['seller_name', 'views_count'])('never sends %s, which is the server’s', (name) => {
    for (const existing of [null, buildVersion()])
      expect(dataOf(planSave(buildOrder({ existing }), 'a')[0])).not.toHaveProperty(name);
  });
});

it.each([
  ['active', null, true],
  ['active', buildVersion({ slug: null }), true],
  ['active', buildVersion(), false],
  ['draft', null, false],
  ['sold', buildVersion({ slug: null }), true],
] as const)('[S3.13] a save to %s of %o needs a slug: %s', (status, existing, needs) => {
  expect(needsSlug(buildOrder({ status, existing }))).toBe(needs);
});

describe('the wish to be on Facebook, too', () => {
  const wish = (onFacebook: boolean, asks: boolean) => {
    const order = buildOrder({ form: buildForm({ onFacebook }) });
    return planSave(order, 'honda', asks).filter((step) => 'set' in step && step.set.includes('/wishes/'));
  };
  it.each([true, false])('[D31] is written as it was chosen: %s', (wanted) => {
    expect(wish(wanted, true)).toEqual([
      { set: 'motorcycles/bike/wishes/facebook', data: { wanted, updated_at: serverTime } },
    ]);
  });
  it('[D31] is left as it was by a change that does not say yes', () => {
    const change = (onFacebook: boolean) =>
      planSave(buildOrder({ form: buildForm({ onFacebook }), existing: buildVersion() }), null, true).map(
        pathOf,
      );
    expect(change(false)).toEqual(['update motorcycles/bike']);
    expect(change(true)).toEqual(['update motorcycles/bike', 'set motorcycles/bike/wishes/facebook']);
  });
  it('[D31] is not written where nobody is asked', () => {
    expect(wish(true, false)).toEqual([]);
  });
});
