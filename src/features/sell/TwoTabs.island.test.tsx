import { describe, expect, it, vi } from 'vitest';
import { buildContact } from '../../../tests/fixtures/buildContact.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { buildPhotos } from '../../../tests/fixtures/buildPhoto.ts';
import { changeElsewhere, put, stored } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  hasDialog,
  named,
  notices,
  opened,
  press,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import {
  bike,
  isLeft,
  leave,
  left,
  nextNotice,
  notice,
  openStored,
  photo,
  status,
} from '../../../tests/inMemory/sellForm.tsx';
import { photosOf, toListingForm } from '../../domain/selling/listingDocuments.ts';
import { answersIn } from '../../domain/selling/mergeForms.ts';
import { EditListing } from './EditListing.tsx';
import { keptKey } from './keptForm.ts';

vi.mock('./RichEditor.tsx', () => Promise.reject(new Error('not here')));

const path = 'motorcycles/bike';
const amount = (field: string) => (bike()?.[field] as { integerValue: string } | undefined)?.integerValue;
const dialogText = async () => (await opened()).textContent?.replaceAll('\u00a0', ' ');
const update = () => press('Update Listing');

describe('a listing that was changed elsewhere while its form was open', () => {
  it('keeps that where the seller changed something else, and asks nothing', async () => {
    await openStored({ price: 27_500_000 });
    changeElsewhere(path, { price: 26_900_000 });
    type(named('mileage'), '13000');
    await update();
    await isLeft();
    expect(hasDialog()).toBe(false);
    expect([amount('price'), amount('mileage'), amount('revision')]).toEqual(['26900000', '13000', '2']);
    expect(nextNotice()).toEqual({ title: 'Listing updated successfully!', tone: 'success' });
  });

  it('shows what differs, and saves what the seller chooses', async () => {
    await openStored({ price: 27_500_000 });
    changeElsewhere(path, { price: 26_900_000, mileage: 20_000 });
    type(named('mileage'), '13000');
    type(named('price'), '25000000');
    await update();
    const text = await dialogText();
    expect(text).toContain('The listing was also changed elsewhere');
    expect(text).toContain('MileageSaved elsewhere20,000 kmEntered here13,000 km');
    expect(text).toContain('Price in VNDSaved elsewhere26,900,000 ₫Entered here25,000,000 ₫');
    expect(amount('price')).toBe('26900000');
    expect((await button('Save this choice')).disabled).toBe(true);
    await press('Use all the changes saved elsewhere');
    const [, mine] = document.querySelectorAll<HTMLInputElement>('[name="conflict-price"]');
    mine?.click();
    await press('Save this choice');
    await isLeft();
    expect([amount('price'), amount('mileage'), amount('revision')]).toEqual(['25000000', '20000', '2']);
  });

  it('asks again where it changed once more while the seller chose', async () => {
    await openStored();
    changeElsewhere(path, { price: 26_900_000 });
    type(named('price'), '25000000');
    await update();
    await opened();
    changeElsewhere(path, { price: 26_000_000 });
    await tick(/^Entered here/);
    await press('Save this choice');
    await until(dialogText).toContain('26,000,000 ₫');
    expect(amount('price')).toBe('26000000');
    await press('Keep editing');
    await until(hasDialog).toBe(false);
    expect(named('price').value).toBe('25,000,000');
    expect(left).not.toHaveBeenCalled();
  });

  it('takes the photos of the other side where the seller chooses them', async () => {
    await openStored({ images: buildPhotos(2, 'bike') });
    const theirs = buildPhotos(3, 'bike')
      .toReversed()
      .map((one, image_order) => ({ ...one, image_order }));
    changeElsewhere(path, { images: theirs });
    await press('Remove photo 2');
    await update();
    expect(await dialogText()).toContain('Saved elsewhere3 photosEntered here1 photo');
    await tick(/^Saved elsewhere/);
    await press('Save this choice');
    await isLeft();
    expect(JSON.stringify(bike()?.images)).toContain(theirs[0]?.image_url);
    expect(bike()?.images).toMatchObject({ arrayValue: { values: { length: 3 } } });
  });

  it('leaves the numbers to call alone unless the seller changed one', async () => {
    await openStored();
    const elsewhere = { ...buildContact(), value: '+84987654321' };
    changeElsewhere(path, {});
    put(`${path}/contact/phone`, elsewhere);
    type(named('mileage'), '13000');
    await update();
    await isLeft();
    expect(stored(`${path}/contact/phone`)).toMatchObject({ value: { stringValue: '+84987654321' } });
  });

  it.each([
    ['paused', 'paused'],
    ['sold', 'sold'],
  ])('stays as it is where it was %s meanwhile', async (now, then) => {
    await openStored();
    changeElsewhere(path, { status: now });
    type(named('mileage'), '13000');
    await update();
    await isLeft();
    expect([status(), amount('mileage')]).toEqual([then, '13000']);
  });

  it('is not taken off the site by a draft that was published meanwhile', async () => {
    await openStored({ status: 'draft' });
    changeElsewhere(path, { status: 'active' });
    await press('Save as Draft');
    expect(await dialogText()).toContain('StatusSaved elsewhereActiveEntered hereDraft');
    await tick(/^Saved elsewhere/);
    await press('Save this choice');
    await isLeft();
    expect(status()).toBe('active');
  });

  it('that was deleted is not written, and what was typed is kept', async () => {
    await openStored();
    type(named('price'), '25000000');
    changeElsewhere(path, { deleted_at: 5 });
    await update();
    await notices('This listing was deleted elsewhere');
    expect(notice()?.text).toContain('What you typed is still in this browser');
    expect(Object.values({ ...localStorage }).join('')).toContain('25000000');
  });

  it('that an operator has hidden says so', async () => {
    await openStored();
    const hidden = { reason: 'scam', note: null, cause: 'listing', status: 'active', hidden_at: new Date(1) };
    changeElsewhere(path, { status: 'hidden', hidden });
    await update();
    await notices('Removed by Vongxe');
    expect(notice()?.link?.href).toBe('/contact');
    expect(status()).toBe('hidden');
  });
});

describe('a form that was kept in this browser', () => {
  const own = buildListing({ id: 'bike', slug: 'honda-wave', user_id: 'buyer', price: 27_500_000 });
  const form = toListingForm(own, { phone: buildContact() });
  const answers = answersIn({ form, photos: photosOf(own) });
  const keep = (base: object, changes: object) =>
    leave(
      { photos: [{ ...photo(1), address: photosOf(own)[0] ?? '' }], ...base },
      { ...form, ...changes },
      keptKey('buyer', 'bike', 'tab'),
    );
  const restore = async () => {
    put(path, own);
    put(`${path}/contact/phone`, buildContact());
    changeElsewhere(path, { price: 26_900_000 });
    history.replaceState(null, '', '/edit-listing/bike');
    openIsland(EditListing, { lang: 'en', models: [] });
    await until(() => named('mileage')?.value).toBe('13,000');
  };

  it('shows by now what was changed elsewhere since, and saves its own changes alone', async () => {
    keep({ base: { answers, status: 'active' } }, { mileage: '13000' });
    await restore();
    expect(named('price').value).toBe('26,900,000');
    await update();
    await isLeft();
    expect([amount('price'), amount('mileage')]).toEqual(['26900000', '13000']);
  });

  it('asks about what both changed', async () => {
    keep({ base: { answers, status: 'active' } }, { mileage: '13000', price: '25000000' });
    await restore();
    expect(named('price').value).toBe('25,000,000');
    await update();
    expect(await dialogText()).toContain('Saved elsewhere26,900,000 ₫Entered here25,000,000 ₫');
  });

  it('by an older build asks about every difference', async () => {
    keep({}, { mileage: '13000' });
    await restore();
    await update();
    const text = await dialogText();
    expect(text).toContain('26,900,000 ₫Entered here27,500,000 ₫');
    expect(text).toContain('Entered here13,000 km');
  });
});
