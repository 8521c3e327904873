import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { buildContact } from '../../../tests/fixtures/buildContact.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { put, store, world } from '../../../tests/inMemory/browserFirestore.ts';
import { hasButton, named, notices, press, says, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import {
  bike,
  isLeft,
  leave,
  newKey,
  nextNotice,
  openNew,
  photo,
} from '../../../tests/inMemory/sellForm.tsx';
import { $session } from '../../firebase/session.ts';
import { EditListing } from './EditListing.tsx';
import type { KeptForm } from './keptFormSchema.ts';
import { SellForm } from './SellForm.tsx';

vi.mock('./RichEditor.tsx', () => Promise.reject(new Error('not here')));

describe('a listing to edit', () => {
  const edit = () => {
    history.replaceState(null, '', '/edit-listing/bike/');
    openIsland(EditListing, { lang: 'en', models: [] });
  };

  it('that was taken off the site cannot be edited, and says whom to write to', async () => {
    put('motorcycles/bike', {
      ...buildListing({ id: 'bike', user_id: 'buyer' }),
      status: 'hidden',
      hidden: { reason: 'scam', note: null, cause: 'listing', status: 'active', hidden_at: new Date(1) },
    });
    edit();
    await says('Removed by Vongxe');
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/my-listings',
      '/contact',
      '/my-listings',
    ]);
    expect(named('model')).toBeNull();
  });

  it('[S2.84] that was deleted cannot be found', async () => {
    put('motorcycles/bike', buildListing({ id: 'bike', user_id: 'buyer', deleted_at: 1 }));
    edit();
    await says('Motorcycle not found');
  });

  it('[S7.13] that is of somebody else is not there', async () => {
    put('motorcycles/bike', buildListing({ id: 'bike', user_id: 'somebody' }));
    edit();
    await says('Motorcycle not found');
    expect(named('model')).toBeNull();
  });

  it('that cannot be read leads back, with a word about it', async () => {
    const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    world.broken = /batchGet/;
    edit();
    await until(() => replaced.mock.calls.flat()).toEqual(['/my-listings']);
    expect(nextNotice()).toEqual({
      title: 'Failed to load data. Please try again.',
      tone: 'error',
    });
  });
});

describe('what is typed', () => {
  const type = (name: string, value: string) => {
    fireEvent.focusIn(named(name));
    fireEvent.input(named(name), { target: { value } });
    fireEvent.change(named(name), { target: { value } });
  };
  const keptNow = () =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('vongxe.form.'))
      .map(([, value]) => (JSON.parse(value) as KeptForm).form.model);
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('is kept in the browser, and leaving asks', async () => {
    openIsland(SellForm, { lang: 'en', models: [] });
    await until(() => sessionStorage.getItem('vongxe.tab.buyer.new')).not.toBeNull();
    dispatchEvent(new Event('pagehide'));
    expect(keptNow()).toEqual([]);
    expect(asks()).toBe(false);
    type('model', 'Vision');
    expect(asks()).toBe(true);
    await until(keptNow).toEqual(['Vision']);
    type('model', 'SH Mode');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(keptNow()).toEqual(['SH Mode']);
    $session.set({ state: 'loading' });
    expect(asks()).toBe(false);
  });

  it('can be discarded, with its photos', async () => {
    leave({ photos: [photo(1), photo(2)] });
    await openNew();
    expect(named('model').value).toBe('Wave Alpha');
    await until(asks).toBe(true);
    await press('Discard');
    await until(() => named('model').value).toBe('');
    await until(() => document.body.textContent).not.toContain('restored');
    await says('0 of 10 photos');
    expect(localStorage.getItem(newKey)).toBeNull();
    expect(asks()).toBe(false);
  });

  it('[S8.3] says in a notice that it could not be opened, and is opened again', async () => {
    leave();
    const lock = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new Error('not now');
    });
    localStorage.clear();
    openIsland(SellForm, { lang: 'en', models: [] });
    await until(() => hasButton('Try again')).toBe(true);
    await notices('Failed to load data. Please try again.');
    lock.mockRestore();
    await press('Try again');
    await until(() => named('model')).not.toBeNull();
  });

  it('of another bike is offered for one like it, without what is true of one bike alone', async () => {
    put(
      'motorcycles/wave',
      buildListing({ id: 'wave', slug: 'honda-wave', user_id: 'buyer', condition: 'poor' as never }),
    );
    put('motorcycles/wave/contact/phone', buildContact());
    history.replaceState(null, '', '/sell?like=wave');
    openIsland(SellForm, { lang: 'en', models: [] });
    await says(/^.*filled this in from your Honda Wave 2021\. Add this bike's mileage and photos/);
    expect(named('model').value).toBe('Wave');
    expect(named('mileage').value).toBe('');
    expect(named('contactPhone').value).toBe('0912345678');
    fireEvent.focusIn(named('model'));
    await press('Save as Draft');
    await isLeft();
    const bikes = [...store().documents].filter(([name]) => name.split('/').at(-2) === 'motorcycles');
    expect(bikes.map(([, { fields }]) => fields.model)).toEqual([
      { stringValue: 'Wave' },
      { stringValue: 'Wave' },
    ]);
    expect(bike()).toBeNull();
  });

  it('once, of place and number, is filled in for the next bike when its form is touched', async () => {
    const now = Date.now();
    put(
      'motorcycles/old',
      buildListing({ id: 'old', user_id: 'buyer', location: 'Hue', created_at: now - 9 }),
    );
    put(
      'motorcycles/gone',
      buildListing({ id: 'gone', user_id: 'buyer', location: 'Da Lat', created_at: now, deleted_at: now }),
    );
    put(
      'motorcycles/wave',
      buildListing({ id: 'wave', user_id: 'buyer', location: 'Da Nang', created_at: now - 1 }),
    );
    put('motorcycles/wave/contact/phone', buildContact());
    put('motorcycles/wave/contact/whatsapp', buildContact({ value: '+84987654321' }));
    openIsland(SellForm, { lang: 'en', models: [] });
    await until(() => sessionStorage.getItem('vongxe.tab.buyer.new')).not.toBeNull();
    expect(named('contactPhone').value).toBe('');
    fireEvent.focusIn(named('model'));
    await until(() => named('contactPhone').value).toBe('0912345678');
    expect(named('whatsappNumber').value).toBe('0987654321');
    expect(named('location').value).toBe('Da Nang');
    expect(named('model').value).toBe('');
    expect(asks()).toBe(false);
  });
});
