import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { buildContact } from '../../../tests/fixtures/buildContact.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { put, root, store, stored } from '../../../tests/memory/browserFirestore.ts';
import { openIsland } from '../../../tests/memory/openIsland.tsx';
import { EditListing } from './EditListing.tsx';
import { SellForm } from './SellForm.tsx';

// There is no IndexedDB here; what it keeps is held by the browser tests.
vi.mock('./photoStore.ts', () => ({
  forgetOldPhotos: async () => undefined,
  keepPhoto: async () => undefined,
  recallPhoto: async () => null,
  forgetPhoto: async () => undefined,
}));

// Nor are there locks, by which a tab keeps a form for itself.
vi.mock('./claimForm.ts', async (original) => ({
  ...(await original<typeof import('./claimForm.ts')>()),
  formInBrowser: async () => ({ key: 'form', kept: null }),
}));

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
