import { expect, it } from 'vitest';
import { readAdvertisement } from '../../domain/pasted/readAdvertisement.ts';
import { emptyForm } from '../../domain/selling/listingForm.ts';
import { planPaste } from './planPaste.ts';

const now = new Date('2026-03-01T05:00:00Z');
const read = readAdvertisement(
  'Bán Honda Vision 2021, odo 2v3, chính chủ, giá 25tr5 có fix. Xe ở Đà Nẵng. Zalo 0905 123 456',
  now,
);

it('fills in an empty form', () => {
  const { changes, filled, kept } = planPaste(emptyForm, read);
  expect(changes).toEqual({
    make: 'Honda',
    model: 'Vision',
    year: '2021',
    mileage: '23000',
    price: '25500000',
    location: 'Da Nang',
    phoneCountry: 'VN',
    contactPhone: '0905123456',
    facts: ['papers:own_name', 'price:open'],
    description: '<p>Bán Honda Vision 2021, odo 2v3, chính chủ, giá 25tr5 có fix. Xe ở Đà Nẵng.</p>',
  });
  expect(filled).toHaveLength(9);
  expect(kept).toEqual([]);
});

it('leaves alone what the seller has filled in, and says so', () => {
  const form = {
    ...emptyForm,
    price: '24000000',
    phoneCountry: 'DE' as const,
    contactPhone: '015112345678',
    description: '<p>Xe đẹp.</p>',
    facts: ['price:firm'],
  };
  const { changes, kept } = planPaste(form, read);
  expect(kept).toEqual(['price', 'contactPhone', 'description']);
  expect(changes).not.toHaveProperty('phoneCountry');
  expect(changes.facts).toEqual(['papers:own_name', 'price:firm']);
});

it('features join those that are ticked, and a make of the seller’s own comes with its kind', () => {
  const yadea = readAdvertisement('Bán Yadea Odora 2023 smartkey, phanh cbs, giá 11tr', now);
  const { changes } = planPaste({ ...emptyForm, features: ['Smart Key'], category: 'scooter' }, yadea);
  expect(changes).toMatchObject({
    make: 'Other',
    otherMake: 'Yadea',
    fuel: 'electric',
    features: ['Smart Key', 'Combined brakes (CBS)'],
  });
  expect(changes).not.toHaveProperty('category');
});

it('an empty paragraph of the editor is no description', () => {
  expect(planPaste({ ...emptyForm, description: '<p><br></p>' }, read).filled).toContain('description');
});

it('facts that are all answered stay as they are', () => {
  const form = { ...emptyForm, facts: ['papers:family', 'price:firm'] };
  const { changes, kept } = planPaste(form, read);
  expect(kept).toEqual(['facts']);
  expect(changes).not.toHaveProperty('facts');
});

it('what is unsure is pointed out only where it was filled in', () => {
  const bare = readAdvertisement('Yamaha Sirius 2015 giá 18', now);
  expect(planPaste(emptyForm, bare).unsure).toEqual(['price']);
  expect(planPaste({ ...emptyForm, price: '17000000' }, bare).unsure).toEqual([]);
});

it('a battery is nothing to a bike that runs on petrol', () => {
  const electric = readAdvertisement('VinFast Feliz 2022, pin còn 90%, sạc đầy đi 80 km', now);
  expect(planPaste(emptyForm, electric).changes).toMatchObject({ battery_health: '90', battery_range: '80' });
  const petrol = planPaste({ ...emptyForm, fuel: 'gasoline' }, electric);
  expect(petrol.changes).not.toHaveProperty('battery_health');
  expect([...petrol.filled, ...petrol.kept]).not.toContain('battery_range');
});

it('a rent is filled in where the battery is rented after the paste, and never into a hidden field', () => {
  const rented = readAdvertisement('VinFast Feliz 2022, phí pin 350k/tháng, giá 15tr', now);
  const electric = { ...emptyForm, fuel: 'electric' } as const;
  for (const form of [emptyForm, electric])
    expect(planPaste(form, rented).changes).toMatchObject({ battery_fee: '350000', facts: ['pack:rented'] });
  for (const form of [emptyForm, electric, { ...emptyForm, fuel: 'gasoline' } as const])
    expect(planPaste({ ...form, facts: ['pack:owned'] }, rented).changes).not.toHaveProperty('battery_fee');
});
