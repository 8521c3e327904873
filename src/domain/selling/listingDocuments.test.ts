import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { Contact } from '../contacts/contact.schema.ts';
import { Draft, Listing, Published } from '../listings/listing.schema.ts';
import { photoAddress } from '../photos/photo.ts';
import { photosOf, toContacts, toListingFields, toListingForm } from './listingDocuments.ts';
import { emptyForm, type ListingForm } from './listingForm.ts';

const photos = [1, 2].map((n) => photoAddress('bike', `00000000-0000-4000-8000-00000000000${n}`));
const identity = { user_id: 'seller', created_at: 1, updated_at: 1, deleted_at: null };
const published = (form: ListingForm, addresses = photos) =>
  Published.parse({ ...toListingFields(form, addresses), ...identity, slug: 'honda-wave', status: 'active' });
const draft = (form: ListingForm) =>
  Draft.parse({ ...toListingFields(form, []), ...identity, slug: null, status: 'draft' });

describe('what the form writes', () => {
  it('[S7.15] is a listing that its schema accepts, transmission, fuel and features included', () => {
    expect(published(buildForm({ features: ['ABS'] }))).toMatchObject({
      make: 'Honda',
      model: 'Wave Alpha',
      year: 2021,
      mileage: 12_500,
      price: 15_500_000,
      transmission: 'manual',
      fuel: 'gasoline',
      features: ['ABS'],
    });
  });

  it('[S2.75 S7.16] keeps the order of the photos, the main one first', () => {
    const listing = published(buildForm(), photos.toReversed());
    expect(listing.images).toEqual([
      { image_url: photos[1], image_order: 0 },
      { image_url: photos[0], image_order: 1 },
    ]);
    expect(photosOf({ ...listing, images: listing.images.toReversed() })).toEqual(photos.toReversed());
  });

  it('[S5.15] leaves the gaps of a draft open', () => {
    expect(draft({ ...emptyForm, make: 'Honda', model: 'Wave', condition: '' })).toMatchObject({
      year: null,
      mileage: null,
      price: null,
      category: null,
      condition: null,
      transmission: null,
      fuel: null,
      engine: '',
      location: '',
      description: '',
    });
  });

  it('[S3.11] stores another make by its own name, spaces tidied', () => {
    const form = buildForm({ make: 'Other', otherMake: '  Ural   Motors ', model: ' Gear\tUp ' });
    expect(published(form)).toMatchObject({ make: 'Ural Motors', model: 'Gear Up' });
  });

  it('leaves out what shows nothing, or turns what follows around', () => {
    const fields = {
      make: 'Other',
      otherMake: 'Ural\u202e',
      model: '\u200bGear\u00ad Up',
      engine: '125\u202ecc',
    };
    const form = buildForm({ ...fields, location: 'Hue\u2069', features: ['A\u200bBS', '\ufeff'] });
    expect(published(form)).toMatchObject({
      make: 'Ural',
      model: 'Gear Up',
      engine: '125cc',
      location: 'Hue',
      features: ['ABS'],
    });
  });

  it('holds the second text as it was written, and none where it has no words', () => {
    expect(published(buildForm({ otherDescription: '<p>Một đời chủ</p>' })).other_description).toBe(
      '<p>Một đời chủ</p>',
    );
    expect(published(buildForm({ otherDescription: '<p><br></p>' })).other_description).toBe('');
  });

  it('writes no phone number into the public document', () => {
    expect(JSON.stringify(published(buildForm({ whatsappNumber: '0987654321' })))).not.toMatch(
      /912345678|987654321/,
    );
  });
});

describe('the battery', () => {
  it('that one tab rents out and another sells keeps no rent', () => {
    const rented = { fuel: 'electric', battery_fee: '350000' } as const;
    expect(published(buildForm({ ...rented, facts: ['pack:rented'] })).battery_fee).toBe(350_000);
    expect(published(buildForm({ ...rented, facts: ['pack:owned'] })).battery_fee).toBeNull();
    expect(
      published(buildForm({ ...rented, facts: ['pack:rented'], fuel: 'gasoline' })).battery_fee,
    ).toBeNull();
  });

  const battery = { battery_health: '90', battery_range: '80' };

  it('is kept of an electric bike, and comes back', () => {
    const stored = published(buildForm({ ...battery, fuel: 'electric' }));
    expect([stored.battery_health, stored.battery_range]).toEqual([90, 80]);
    expect(toListingForm(stored, {})).toMatchObject(battery);
  });

  it('that nobody said anything of is null, as an open colour is', () => {
    const { battery_health, battery_range, colour } = published(buildForm({ fuel: 'electric' }));
    expect([battery_health, battery_range, colour]).toEqual([null, null, null]);
  });

  it('is dropped with a change to petrol', () => {
    const { battery_health, battery_range } = published(buildForm(battery));
    expect([battery_health, battery_range]).toEqual([null, null]);
  });
});

it('the day on which a seller leaves is stored as a number, and comes back as a date', () => {
  const stored = published(buildForm({ leaving_on: '2026-12-05' }));
  expect(stored.leaving_on).toBe(20_792);
  expect(toListingForm(stored, {}).leaving_on).toBe('2026-12-05');
  const without = published(buildForm());
  expect(without.leaving_on).toBeNull();
  expect(toListingForm(without, {}).leaving_on).toBe('');
});

describe('what buyers ask', () => {
  it('is stored in codes, without what such a bike cannot have', () => {
    const facts = ['belt:new', 'chain:new', 'pack:owned', 'papers:own_name'];
    expect(published(buildForm({ facts })).facts).toEqual(['chain:new', 'papers:own_name']);
    expect(published(buildForm({ facts, transmission: 'automatic' })).facts).toEqual([
      'belt:new',
      'papers:own_name',
    ]);
  });

  it('is nothing to a listing from before, which comes back as it was', () => {
    const { facts: _, ...before } = published(buildForm({ features: ['Registered in my name'] }));
    const form = toListingForm(Listing.parse(before), {});
    expect(form.facts).toEqual([]);
    expect(form.features).toEqual(['Registered in my name']);
    expect(toListingFields(form, photos)).toEqual({ ...toListingFields(form, photos), facts: [] });
  });

  it('of a later build is read, and not written again', () => {
    const later = Listing.parse({ ...published(buildForm()), facts: ['colour:red', 'papers:family'] });
    expect(later.facts).toEqual(['colour:red', 'papers:family']);
    expect(toListingForm(later, {}).facts).toEqual(['papers:family']);
  });

  it.each([['no code'], ['papers'], [':own_name'], ['papers:'], ['Papers:x'], [`x:${'y'.repeat(31)}`]])(
    'is refused where it is no code at all: %s',
    (fact) => expect(Listing.safeParse({ ...published(buildForm()), facts: [fact] }).success).toBe(false),
  );
});

describe('the private contacts', () => {
  const whatsapp = (changes: Partial<ListingForm>) => toContacts(buildForm(changes))?.whatsapp;

  it('[S5.9] holds the phone as E.164 without the trunk zero', () => {
    expect(toContacts(buildForm())?.phone).toEqual({ value: '+84912345678', hidden: false });
  });

  it('[S5.20] defaults the messaging number to the phone', () => {
    expect(whatsapp({})).toEqual({ value: '+84912345678', hidden: false });
    expect(whatsapp({ whatsappNumber: '4155550132', whatsappCountry: 'US' })?.value).toBe('+14155550132');
  });

  it.each([
    ['', true, false, true],
    ['', false, true, true],
    ['', false, false, false],
    ['0987654321', true, false, false],
    ['0987654321', false, true, true],
  ])(
    '[S2.77 S5.20] number "%s", phone hidden %s, messaging hidden %s: messaging hidden %s',
    (whatsappNumber, hidePhone, hideWhatsApp, hidden) => {
      const changes = { whatsappNumber, hidePhone, hideWhatsApp };
      expect(whatsapp(changes)?.hidden).toBe(hidden);
      expect(published(buildForm(changes)).hide_whatsapp).toBe(hidden);
    },
  );

  it('are left out while a draft has no phone', () => {
    expect(toContacts(emptyForm)).toBeNull();
  });

  it('satisfy their schema', () => {
    const contacts = toContacts(buildForm());
    for (const contact of Object.values(contacts ?? {}))
      expect(z.safeParse(Contact, { ...contact, updated_at: 1 }).success).toBe(true);
  });
});

describe('a listing that is edited again', () => {
  const again = (form: ListingForm) =>
    toListingForm(Listing.parse({ ...published(form) }), toContacts(form) ?? {});

  it.each([
    ['everything filled in', buildForm({ features: ['ABS', 'Smart Key'] })],
    ['two texts', buildForm({ otherDescription: '<p>Một đời chủ</p>' })],
    ['another make', buildForm({ make: 'Other', otherMake: 'Ural' })],
    ["answers to buyers' questions", buildForm({ facts: ['chain:new', 'papers:own_name', 'price:open'] })],
    ['a hidden phone', buildForm({ hidePhone: true })],
    ['a hidden messaging number', buildForm({ hideWhatsApp: true })],
    ['two numbers', buildForm({ whatsappNumber: '4155550132', whatsappCountry: 'US', hideWhatsApp: true })],
  ])('[S3.6] shows what was typed: %s', (_name, form) => expect(again(form)).toEqual(form));

  it('has an empty second text if it was stored before there was one', () => {
    const { other_description: _, ...old } = published(buildForm({ otherDescription: '<p>Xe</p>' }));
    expect(toListingForm(Listing.parse(old), {}).otherDescription).toBe('');
  });

  it('[S3.6] shows an empty draft as an empty form', () => {
    const form = { ...emptyForm, make: 'Honda', model: 'Wave' };
    expect(toListingForm(draft(form), {})).toEqual(form);
  });
});
