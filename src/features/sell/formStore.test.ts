import { describe, expect, it, vi } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { emptyForm } from '../../domain/selling/listingForm.ts';
import { checkForm } from './checkForm.ts';
import { createForm } from './formStore.ts';

const settle = (form: ReturnType<typeof createForm>, problems: unknown) =>
  vi.waitFor(() => expect(form.$problems.get()).toEqual(problems));

describe('a form that is filled in', () => {
  it('says what is wrong once a field is left, of that field alone, and takes it back while it is put right', async () => {
    const form = createForm(emptyForm);
    form.set('year', '1066');
    form.set('price', '-1');
    form.leave('year');
    await settle(form, { year: 'yearRange' });
    form.set('year', '2020');
    await settle(form, {});
    form.set('year', '3000');
    await settle(form, { year: 'yearRange' });
  });

  it('does not call an empty field a mistake before somebody saves', async () => {
    const form = createForm(emptyForm);
    form.leave('model');
    form.leave('year');
    form.set('price', '-1');
    form.leave('price');
    await settle(form, { price: 'priceLow' });
  });

  it('asks a draft for make and model alone, and what is published for all; the purpose stays the measure', async () => {
    const form = createForm(emptyForm);
    expect(await form.check('draft')).toBe(false);
    expect(Object.keys(form.$problems.get()).sort()).toEqual(['make', 'model']);
    form.set('make', 'Honda');
    form.set('model', 'Wave');
    await settle(form, {});
    expect(await form.check('draft')).toBe(true);
    expect(await form.check('publish')).toBe(false);
    expect(form.$problems.get()).toMatchObject({ year: 'yearRequired', contactPhone: 'phoneRequired' });
    form.set('year', '2020');
    form.set('year', '');
    await settle(form, expect.objectContaining({ year: 'yearRequired' }));
  });

  it('knows what stands otherwise than in the beginning', () => {
    const form = createForm(emptyForm);
    expect(form.changes()).toEqual({});
    form.set('make', 'Honda');
    form.set('hidePhone', true);
    form.set('model', 'Wave');
    form.set('model', '');
    expect(form.changes()).toEqual({ make: 'Honda', hidePhone: true });
  });

  it('tells who listens of each change once, with what stands there', () => {
    const form = createForm(emptyForm);
    const listener = vi.fn();
    form.$values.listen(listener);
    form.set('engine', '110cc');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(form.$values.get()).toEqual({ ...emptyForm, engine: '110cc' });
  });
});

describe('what is wrong with a form', () => {
  it('is nothing where all is well', () => expect(checkForm(buildForm(), 'publish')).toEqual({}));

  it('is said once for each field, what is missing before what is too long', () => {
    expect(checkForm(buildForm({ model: ' '.repeat(200), otherMake: '' }), 'publish')).toEqual({
      model: 'modelRequired',
    });
  });

  it('is nothing in a field that the form hides', () => {
    const wrong = { battery_health: '101', battery_range: '0' };
    expect(checkForm(buildForm({ ...wrong, fuel: 'gasoline' }), 'publish')).toEqual({});
    expect(checkForm(buildForm({ ...wrong, fuel: 'electric' }), 'publish')).toEqual({
      battery_health: 'battery_healthRange',
      battery_range: 'battery_rangeRange',
    });
  });

  it('names a phone of another country, the make in own words, and a feature that is too long', () => {
    const form = buildForm({ contactPhone: '12', make: 'Other', features: ['x'.repeat(500)] });
    expect(checkForm(form, 'draft')).toEqual({
      contactPhone: 'phoneInvalid',
      otherMake: 'makeRequired',
      features: 'tooLong',
    });
  });
});

it('what is filled in for the seller is no change of theirs, and takes nothing from what they typed', () => {
  const form = createForm(emptyForm);
  form.set('contactPhone', '0900000000');
  form.prefill({ location: 'Hue', contactPhone: '0912345678' });
  expect(form.$values.get()).toEqual({ ...emptyForm, location: 'Hue', contactPhone: '0900000000' });
  expect(form.changes()).toEqual({ contactPhone: '0900000000' });
  expect(form.start.location).toBe('Hue');
});
