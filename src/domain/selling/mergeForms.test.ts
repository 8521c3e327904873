import { describe, expect, it } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import type { ListingForm } from './listingForm.ts';
import { answersIn, compareForms, type FormVersion, mergeForms } from './mergeForms.ts';

const version = (form: Partial<ListingForm> = {}, photos: string[] = ['a', 'b']): FormVersion => ({
  form: buildForm(form),
  photos,
});
const base = answersIn(version());
const meet = (mine: FormVersion, theirs: FormVersion, begun: typeof base | null = base) => {
  const { conflicts, sideOf } = compareForms(begun, mine, theirs);
  return { conflicts, merged: mergeForms(mine, theirs, sideOf) };
};

describe('two who change one form', () => {
  it('both keep what they changed where that is not the same', () => {
    const { conflicts, merged } = meet(version({ mileage: '13000' }), version({ price: '14000000' }));
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(version({ mileage: '13000', price: '14000000' }));
  });

  it('collide where both changed the same, each in a way of their own', () => {
    const { conflicts, merged } = meet(version({ price: '13000000' }), version({ price: '14000000' }));
    expect(conflicts).toEqual(['price']);
    expect(merged.form.price).toBe('13000000');
  });

  it('do not where both changed it to the same', () => {
    const same = version({ price: '14000000', features: ['ABS'], facts: ['owners:1'] }, ['b', 'a']);
    expect(meet(same, same)).toEqual({ conflicts: [], merged: same });
  });

  it.each([
    ['make', { make: 'Yamaha' }, { make: 'Other', otherMake: 'Ural' }],
    ['phone', { phoneCountry: 'GB', contactPhone: '7700900123' }, { contactPhone: '0987654321' }],
    ['whatsapp', { whatsappNumber: '0911111111' }, { whatsappNumber: '0922222222' }],
    ['description', { description: '<p>Mine.</p>' }, { description: '<p>Theirs.</p>' }],
    ['fact:owners', { facts: ['owners:1'] }, { facts: ['owners:2'] }],
  ] as const)('are asked about %s as one answer', (answer, mine, theirs) => {
    const own = version({ ...mine, features: [] } as Partial<ListingForm>);
    expect(meet(own, version({ ...theirs, features: [] } as Partial<ListingForm>)).conflicts).toEqual([
      answer,
    ]);
  });

  it('add and remove features, and answer questions, without a collision', () => {
    const begun = answersIn(version({ features: ['ABS', 'LED'], facts: ['owners:1', 'papers:family'] }));
    const mine = version({ features: ['LED', 'Horn'], facts: ['owners:1', 'papers:own_name'] });
    const theirs = version({
      features: ['ABS', 'LED', 'Rack'],
      facts: ['card:lost', 'owners:2', 'papers:family'],
    });
    const { conflicts, merged } = meet(mine, theirs, begun);
    expect(conflicts).toEqual([]);
    expect(merged.form.features).toEqual(['LED', 'Rack', 'Horn']);
    expect(merged.form.facts).toEqual(['card:lost', 'owners:2', 'papers:own_name']);
  });

  it('collide over the photos, of which the order is one, and else take those that were changed', () => {
    expect(meet(version({}, ['b', 'a']), version({}, ['a'])).conflicts).toEqual(['images']);
    expect(meet(version({}, ['b', 'a']), version()).merged.photos).toEqual(['b', 'a']);
    expect(meet(version(), version({}, ['a'])).merged.photos).toEqual(['a']);
  });

  it('are asked about every difference where it is not known what both began from', () => {
    const mine = version({ price: '13000000', features: ['ABS'] });
    expect(meet(mine, version({ features: ['LED'] }), null)).toEqual({
      conflicts: ['price', 'feature:ABS', 'feature:LED'],
      merged: mine,
    });
    expect(meet(version(), version(), null).conflicts).toEqual([]);
  });
});
