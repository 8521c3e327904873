import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { store, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  control,
  hasDialog,
  leadsTo,
  notices,
  opened,
  press,
  submit,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { AskAlert } from './AskAlert.tsx';

/** Renders a link that asks for an alert, as in the static page. */
const ask = (address = '/alerts?make=Honda&price_to=20000000') => {
  document.body.innerHTML = `<a href="${address}" data-ask="alert">Alert me</a>`;
  return document.querySelector('a') as HTMLAnchorElement;
};
beforeEach(() => {
  document.body.innerHTML = '';
});
const alerts = () =>
  [...store().documents]
    .filter(([name]) => name.includes('/alerts/'))
    .map(([, { fields }]) => fields.criteria);

describe('an alert from a list', () => {
  it('[S7.32] is filled in with what the list is narrowed to, and saved', async () => {
    ask();
    openIsland(AskAlert, { lang: 'en' });
    await opened();
    expect((await control('Make')).value).toBe('Honda');
    expect((await control('Maximum price')).value).toBe('20,000,000');
    await press('Create alert');
    await notices('Alert Set Up Successfully');
    expect(alerts()).toMatchObject([
      { mapValue: { fields: { make: { stringValue: 'Honda' }, max_price: { integerValue: '20000000' } } } },
    ]);
    await until(hasDialog).toBe(false);
  });

  it('a visitor is asked to sign in, and comes back to the same alert', async () => {
    ask();
    openIsland(AskAlert, { lang: 'en' }, { as: null });
    await opened();
    const way = (await leadsTo('Sign in')) ?? '';
    expect(new URL(way, 'https://vongxe.example').searchParams.get('redirect')).toBe(
      '/alerts?make=Honda&price_to=20000000',
    );
    await press('Close');
    await until(hasDialog).toBe(false);
  });

  it('opens again with another press, and not where the link is wanted in another tab', async () => {
    const link = ask();
    openIsland(AskAlert, { lang: 'en' });
    await opened();
    await press('Close');
    await until(hasDialog).toBe(false);
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { metaKey: true });
    expect(hasDialog()).toBe(false);
    fireEvent.click(link);
    await opened();
  });

  it('reversed prices are an error, and nothing is stored', async () => {
    ask('/alerts');
    openIsland(AskAlert, { lang: 'en' });
    await opened();
    type(await control('Minimum price'), '30000000');
    type(await control('Maximum price'), '20000000');
    submit(await control('Model'));
    await until(() => document.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(0);
    expect(alerts()).toEqual([]);
  });

  it('that cannot be stored says so, and the dialog stays open', async () => {
    ask();
    openIsland(AskAlert, { lang: 'en' });
    await opened();
    world.broken = /commit/;
    await press('Create alert');
    await notices('Error Setting Up Alert');
    expect([hasDialog(), alerts()]).toEqual([true, []]);
    expect((await button('Create alert')).disabled).toBe(false);
  });
});
