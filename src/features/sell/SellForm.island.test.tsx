import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { buildContact } from '../../../tests/fixtures/buildContact.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { put, root, store, stored } from '../../../tests/inMemory/browserFirestore.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { EditListing } from './EditListing.tsx';
import { SellForm } from './SellForm.tsx';

// jsdom has no IndexedDB; the browser tests cover it.
vi.mock('../../photos/photoStore.ts', () => ({
  forgetOldPhotos: async () => undefined,
  keepPhoto: async () => undefined,
  recallPhoto: async () => null,
  isReplaced: async () => false,
  forgetPhoto: async () => undefined,
}));

// jsdom also lacks locks, by which a tab reserves a form.
vi.mock('./claimForm.ts', async (original) => ({
  ...(await original<typeof import('./claimForm.ts')>()),
  formInBrowser: async () => ({ key: 'form', kept: null }),
}));

// jsdom can't run Quill.
vi.mock('./RichEditor.tsx', () => Promise.reject(new Error('not here')));

const named = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const fill = (name: string, value: string) => {
  const field = named(name);
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value } });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const says = (words: string | RegExp) => screen.findAllByText(words);
const press = async (name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const bikes = () =>
  [...store().documents.values()].filter(({ name }) => name.split('/').at(-2) === 'motorcycles');
const leave = () => vi.spyOn(location, 'assign').mockImplementation(() => undefined);

const own = (changes: Parameters<typeof buildListing>[0] = {}) =>
  put('motorcycles/wave', buildListing({ id: 'wave', slug: 'honda-wave', user_id: 'buyer', ...changes }));
const edit = () => {
  history.replaceState(null, '', '/edit-listing/wave');
  return openIsland(EditListing, { lang: 'en', models: [] });
};

describe('a new listing', () => {
  it('begins with the bike that its address names, as the page does that says what one is worth', async () => {
    history.replaceState(null, '', '/sell?make=Honda&model=Vision&year=2020&mileage=9000&papers=own_name');
    openIsland(SellForm, { lang: 'en', models: [] });
    await waitFor(() => expect(named('model')?.value).toBe('Vision'));
    expect(['make', 'year', 'mileage', 'category'].map((name) => named(name).value)).toEqual([
      'Honda',
      '2020',
      '9,000',
      'scooter',
    ]);
  });

  it.each(['?make=Honda', '?make=Asdf&model=Vision&year=2020&mileage=9000'])(
    'begins empty where its address says less: %s',
    async (search) => {
      history.replaceState(null, '', `/sell${search}`);
      openIsland(SellForm, { lang: 'en', models: [] });
      await waitFor(() => expect(named('model')).not.toBeNull());
      fill('model', 'Wave');
      expect(named('make').value).toBe('');
      expect(named('model').value).toBe('Wave');
    },
  );

  it('is kept as a draft with make and model alone, and leads to my listings', async () => {
    const left = leave();
    openIsland(SellForm, { lang: 'en', models: [] });
    await waitFor(() => expect(named('model')).not.toBeNull());
    fill('make', 'Honda');
    fill('model', 'Wave');
    await press('Save as Draft');
    await waitFor(() => expect(bikes()).toHaveLength(1));
    expect(bikes()[0]?.fields).toMatchObject({
      user_id: { stringValue: 'buyer' },
      status: { stringValue: 'draft' },
      make: { stringValue: 'Honda' },
      model: { stringValue: 'Wave' },
    });
    await waitFor(() => expect(left).toHaveBeenCalledWith('/my-listings'));
  });

  it('without make and model is not kept, and says where it lacks them', async () => {
    openIsland(SellForm, { lang: 'en', models: [] });
    await waitFor(() => expect(named('model')).not.toBeNull());
    await press('Save as Draft');
    await waitFor(() => expect(named('model').getAttribute('aria-invalid')).toBe('true'));
    expect(bikes()).toHaveLength(0);
  });
});

describe('a listing that is changed', () => {
  it('shows what is stored, and stores what is changed', async () => {
    own();
    put('motorcycles/wave/contact/phone', buildContact());
    const left = leave();
    edit();
    await waitFor(() => expect(named('model')?.value).toBe('Wave'));
    fill('model', 'Wave RSX');
    fill('price', '16000000');
    await press('Update Listing');
    await waitFor(() => expect(stored('motorcycles/wave')?.price).toEqual({ integerValue: '16000000' }));
    expect(stored('motorcycles/wave')).toMatchObject({
      model: { stringValue: 'Wave RSX' },
      slug: { stringValue: 'honda-wave' },
      status: { stringValue: 'active' },
    });
    await waitFor(() => expect(left).toHaveBeenCalledWith('/my-listings'));
  });

  it.each([
    ['of somebody else', { user_id: 'somebody' }],
    ['that is not there', { id: 'other' }],
  ])('%s cannot be found', async (_what, changes) => {
    if (!('id' in changes)) own(changes);
    edit();
    await waitFor(() => expect(screen.getByRole('link', { name: /my listings/i })).toBeTruthy());
    expect(named('model')).toBeNull();
    expect(store().documents.has(`${root}/slugs/x`)).toBe(false);
  });

  it.each([
    ['draft', /draft/i],
    ['paused', /paused/i],
    ['sold', /sold/i],
  ] as const)('one that is %s says what that means', async (status, words) => {
    own({ status } as never);
    edit();
    await waitFor(() => expect(named('model')?.value).toBe('Wave'));
    await says(words);
  });
});

describe('the description in the other language', () => {
  const open = async (lang: 'en' | 'vi', changes: Parameters<typeof buildListing>[0] = {}) => {
    own(changes);
    put('motorcycles/wave/contact/phone', buildContact());
    leave();
    history.replaceState(null, '', '/edit-listing/wave');
    openIsland(EditListing, { lang, models: [] });
    await waitFor(() => expect(named('model')?.value).toBe('Wave'));
  };
  const second = () => named('otherDescription');

  it.each([
    ['en', '<p>One owner, it runs well.</p>', 'Add a description in Vietnamese'],
    ['en', '<p>Xe chính chủ, máy êm.</p>', 'Add a description in English'],
    ['vi', '<p>One owner, it runs well.</p>', 'Viết thêm mô tả bằng tiếng Việt'],
    ['vi', '<p>Xe chính chủ, máy êm.</p>', 'Viết thêm mô tả bằng tiếng Anh'],
    ['vi', '<p>Honda 2021</p>', 'Viết thêm mô tả bằng tiếng Anh'],
  ] as const)('on a page in %s, of %s, is offered as: %s', async (lang, description, name) => {
    await open(lang, { description });
    await screen.findByRole('button', { name });
    expect(second()).toBeNull();
  });

  it('is written once it is asked for, and stored beside the description', async () => {
    await open('en', { description: '<p>Xe chính chủ, máy êm.</p>' });
    await press('Add a description in English');
    const field = await screen.findByLabelText('Description in English');
    expect(field).toBe(second());
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-required')).toBeNull();
    fill('otherDescription', 'One owner & quiet');
    await press('Update Listing');
    await waitFor(() =>
      expect(stored('motorcycles/wave')).toMatchObject({
        description: { stringValue: '<p>Xe chính chủ, máy êm.</p>' },
        other_description: { stringValue: '<p>One owner &amp; quiet</p>' },
      }),
    );
  });

  it('that is stored stands in its field, which stays while all of it is deleted', async () => {
    await open('en', { description: '<p>One owner.</p>', other_description: '<p>Một đời chủ</p>' });
    await screen.findByLabelText('Description in Vietnamese');
    expect(second().value).toBe('Một đời chủ');
    fill('otherDescription', '');
    expect(second()).not.toBeNull();
    await press('Update Listing');
    await waitFor(() => expect(stored('motorcycles/wave')?.other_description).toEqual({ stringValue: '' }));
  });

  it('that is too long is not stored, and says so', async () => {
    await open('en', { description: '<p>One owner.</p>', other_description: '<p>Một đời chủ</p>' });
    await screen.findByLabelText('Description in Vietnamese');
    fill('otherDescription', 'a'.repeat(20_001));
    await press('Update Listing');
    await waitFor(() => expect(second().getAttribute('aria-invalid')).toBe('true'));
    await says('This is too long. Please shorten it.');
    expect(stored('motorcycles/wave')?.other_description).toEqual({ stringValue: '<p>Một đời chủ</p>' });
  });
});
