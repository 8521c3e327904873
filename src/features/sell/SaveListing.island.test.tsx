import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { browserFetch, put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  hasButton,
  hasDialog,
  leadsTo,
  named,
  notices,
  opened,
  press,
  says,
  until,
} from '../../../tests/inMemory/hands.ts';
import { enter } from '../../../tests/inMemory/memoryAuthentication.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import {
  bike,
  isLeft,
  leave,
  left,
  newKey,
  nextNotice,
  notice,
  openNew,
  openStored,
  photo,
  status,
  textOf,
} from '../../../tests/inMemory/sellForm.tsx';
import { photosOf, toListingForm } from '../../domain/selling/listingDocuments.ts';
import { answersIn } from '../../domain/selling/mergeForms.ts';
import { EditListing } from './EditListing.tsx';
import { keptKey } from './keptForm.ts';

vi.mock('./RichEditor.tsx', () => Promise.reject(new Error('not here')));

describe('a listing that is published', () => {
  it('has its address, its numbers, its photo and its owner, and nothing is left in the browser', async () => {
    leave();
    await openNew();
    await press('Create Listing');
    await isLeft();
    const slug = textOf('slug');
    expect(slug).toMatch(/^honda-wave-alpha-2021-da-nang/);
    expect(stored(`slugs/${slug}`)).toEqual({ motorcycle_id: { stringValue: 'bike' } });
    expect(bike()).toMatchObject({
      status: { stringValue: 'active' },
      user_id: { stringValue: 'buyer' },
      price: { integerValue: '15500000' },
      deleted_at: { nullValue: null },
    });
    expect(JSON.stringify(bike()?.images)).toContain(photo(1).address);
    expect(stored('motorcycles/bike/contact/phone')).toMatchObject({
      value: { stringValue: '+84912345678' },
    });
    expect(stored('limits/buyer_listing')).toMatchObject({ used: { integerValue: '1' } });
    expect(nextNotice()).toEqual({
      title: 'Listing created successfully!',
      tone: 'success',
      link: { href: '/share-kit?listing=bike', label: 'Share it' },
    });
    expect(localStorage.getItem(newKey)).toBeNull();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(newKey)).toBeNull();
  });

  it('without make in the catalogue has the words of its seller in its address', async () => {
    leave({}, { make: 'Other', otherMake: 'Ural', year: '2020', description: '<p>Runs.</p>' });
    await openNew();
    await press('Create Listing');
    await isLeft();
    expect(bike()).toMatchObject({ make: { stringValue: 'Ural' } });
    expect(textOf('slug')).toMatch(/^ural-wave-alpha-2020/);
  });

  it('is kept as a draft where none of its photos arrives, and says so', async () => {
    leave({ photos: [photo(1, 'local')] });
    await openNew();
    await press('Create Listing');
    await isLeft();
    expect(status()).toBe('draft');
    expect(nextNotice()).toEqual({
      title: 'Motorcycle created but some images failed to save',
      text: "We've saved it as a draft. Add a photo, then publish it.",
      tone: 'error',
    });
  });

  it('is published with those of its photos that did arrive', async () => {
    leave({ photos: [photo(1, 'local'), photo(2), photo(3)] });
    await openNew();
    await press('Create Listing');
    await isLeft();
    expect(status()).toBe('active');
    const images = JSON.stringify(bike()?.images);
    expect([1, 2, 3].map((place) => images.includes(photo(place).address))).toEqual([false, true, true]);
    expect(nextNotice()).toMatchObject({ title: 'Motorcycle created but some images failed to save' });
  });

  it('is not, while a field is wrong: the first of them takes the focus', async () => {
    leave({}, { engine: '', location: '' });
    await openNew();
    await press('Create Listing');
    await until(() => named('engine').getAttribute('aria-invalid')).toBe('true');
    await until(() => document.activeElement).toBe(named('engine'));
    expect(named('location').getAttribute('aria-invalid')).toBe('true');
    expect(bike()).toBeNull();
    expect((await button('Create Listing')).disabled).toBe(false);
  });

  it('that the server had already, without an answer, is not made twice', async () => {
    put('motorcycles/bike', buildListing({ id: 'bike', slug: 'first-slug', user_id: 'buyer' }));
    leave({ attempted: true });
    await openNew();
    await press('Create Listing');
    await isLeft();
    expect(bike()).toMatchObject({
      slug: { stringValue: 'first-slug' },
      model: { stringValue: 'Wave Alpha' },
    });
    expect(stored('limits/buyer_listing')).toBeNull();
  });
});

it('a listing that was the last but one of today says so on the next page', async () => {
  const since = new Date(Date.now() - 60_000);
  put('limits/buyer_listing', { used: 1, since, last: since, what: 'earlier' });
  leave();
  await openNew();
  await press('Create Listing');
  await isLeft();
  expect(sessionStorage.getItem('vongxe.notice')).toContain(
    'You can list 1 more bike today. The limit resets',
  );
});

describe('a listing that cannot be written', () => {
  const refuse = (status: string, first: () => void = () => undefined) => {
    globalThis.fetch = (async (request: string, init?: RequestInit) => {
      if (!/:commit/.test(String(request))) return browserFetch(request, init);
      first();
      return Response.json({ error: { status, message: 'no more' } }, { status: 429 });
    }) as typeof fetch;
  };
  beforeEach(() => {
    globalThis.fetch = browserFetch as typeof fetch;
  });

  it('says so with the words of the failure, is kept here, and can be tried again', async () => {
    leave();
    await openNew();
    world.broken = /commit/;
    await press('Create Listing');
    await notices('Failed to create listing');
    expect(notice()).toMatchObject({
      text: "We couldn't reach the server. Please try again in a minute.",
      tone: 'error',
    });
    await until(() => localStorage.getItem(newKey)).toContain('"attempted":true');
    expect(left).not.toHaveBeenCalled();
    world.broken = null;
    await press('Create Listing');
    await isLeft();
    expect(status()).toBe('active');
  });

  it('because there were too many says how to raise the limit', async () => {
    leave();
    await openNew();
    refuse('RESOURCE_EXHAUSTED');
    await press('Create Listing');
    await notices("You've reached today's limit for new listings");
    expect(notice()).toMatchObject({
      text: 'What you typed is still here. Try again tomorrow. Confirm your phone number to raise the limit from 3 to 10 a day.',
      link: { label: 'Confirm your phone number', href: '/profile#phone' },
      tone: 'error',
    });
  });

  it('because nobody is signed in any more leads to signing in', async () => {
    vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    leave();
    await openNew();
    refuse('UNAUTHENTICATED', () => enter(null));
    await press('Create Listing');
    await notices("Sign in to save your listing. We'll keep what you typed.");
    expect(notice()?.link).toEqual({ href: '/auth?redirect=/sell%3Ffrom%3Dhome', label: 'Sign in' });
    expect(localStorage.getItem(newKey)).toContain('Wave Alpha');
  });

  it('one that is public is left as it is where its new photos fail', async () => {
    const own = buildListing({ id: 'bike', user_id: 'buyer', price: 9_000_000 });
    put('motorcycles/bike', own);
    const answers = answersIn({ form: toListingForm(own, {}), photos: photosOf(own) });
    const base = { answers, status: 'active' as const };
    leave({ photos: [photo(1, 'local')], base }, {}, keptKey('buyer', 'bike', 'tab'));
    history.replaceState(null, '', '/edit-listing/bike');
    openIsland(EditListing, { lang: 'en', models: [] });
    await press('Update Listing');
    await notices('Upload failed');
    await until(async () => (await button('Update Listing')).disabled).toBe(false);
    await until(() => hasButton('Saving…')).toBe(false);
    expect(bike()?.price).toEqual({ integerValue: '9000000' });
    expect(left).not.toHaveBeenCalled();
  });
});

describe('the buttons of a listing that there is', () => {
  it.each([
    ['active', 'Take this bike off the market?', 'Update and keep for sale'],
    ['paused', 'Turn this listing into a draft?', 'Update Listing'],
    ['sold', 'Turn this listing into a draft?', 'Update Listing'],
  ] as const)('of one that is %s ask before it becomes a draft', async (before, question, keep) => {
    await openStored({ status: before });
    expect(hasButton('Update Listing')).toBe(true);
    await press('Save as Draft');
    expect((await opened()).textContent).toContain(question);
    await press('Close');
    await until(hasDialog).toBe(false);
    expect(status()).toBe(before);
    await press('Save as Draft');
    await opened();
    await press(keep);
    await isLeft();
    expect(status()).toBe(before);
    expect(nextNotice()).toEqual({ title: 'Listing updated successfully!', tone: 'success' });
  });

  it('make it a draft where that is wanted', async () => {
    await openStored();
    await press('Save as Draft');
    await opened();
    await press('Save as Draft');
    await isLeft();
    expect(status()).toBe('draft');
    expect(nextNotice()).toEqual({ title: 'Draft saved successfully!', tone: 'success' });
  });

  it('[S2.82] [S2.83] of a draft stand below its notice; another leads back', async () => {
    await openStored({ status: 'draft' });
    await says('This listing is a draft. It is not visible to buyers until you publish it.');
    expect(await leadsTo('Close')).toBe('/my-listings');
  });

  it('[S8.35] keep a new one as a draft, which the next page says', async () => {
    leave();
    await openNew();
    await press('Save as Draft');
    await isLeft();
    expect(status()).toBe('draft');
    expect(nextNotice()).toEqual({
      title: 'Draft saved successfully! You can complete and publish it later.',
      tone: 'success',
    });
  });

  it('of a draft ask nothing', async () => {
    await openStored({ status: 'draft' });
    await press('Save as Draft');
    await isLeft();
    expect(hasDialog()).toBe(false);
    expect(nextNotice()).toEqual({ title: 'Draft saved successfully!', tone: 'success' });
  });

  it('publish a draft', async () => {
    await openStored({ status: 'draft' });
    await press('Publish Listing');
    await isLeft();
    expect(status()).toBe('active');
    expect(nextNotice()).toEqual({
      title: 'Listing published successfully!',
      tone: 'success',
      link: { href: expect.stringMatching(/^\/share-kit\?listing=\w+$/), label: 'Share it' },
    });
  });

  it('opens at the field that a link names', async () => {
    await openStored({}, '#price');
    await until(() => (document.activeElement as HTMLInputElement | null)?.name).toBe('price');
  });

  it('of a draft that is to be published at once show what is missing', async () => {
    await openStored({ status: 'draft', engine: '', images: [] }, '?publish');
    await until(() => named('engine').getAttribute('aria-invalid')).toBe('true');
    const photos = () => document.querySelector('[data-field="images"]')?.textContent;
    await until(photos).toContain('Please add at least one photo of your motorcycle');
    expect((await button('Publish Listing')).disabled).toBe(true);
  });
});
