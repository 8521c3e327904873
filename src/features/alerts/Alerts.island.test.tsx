import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { buildAlert, buildCriteria } from '../../../tests/fixtures/buildAlert.ts';
import { buildFollow } from '../../../tests/fixtures/buildFollow.ts';
import { put, root, store, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { Alerts } from './Alerts.tsx';

const wait = (n: number, changes: Parameters<typeof buildAlert>[0] = {}) =>
  put(`alerts/buyer_${n}`, buildAlert(changes));
const open = () => openIsland(Alerts, { lang: 'en' });
const says = (words: string | RegExp) => screen.findAllByText(words);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const alertsStored = () =>
  [...store().documents.keys()].filter((name) => name.startsWith(`${root}/alerts/`)).length;

describe('somebody without an address', () => {
  it('reads that alerts are sent by email, and where to add an address', async () => {
    openIsland(Alerts, { lang: 'en' }, { as: { ...member, email: '' } });
    await says(/^Alerts are sent by email, but your account has no email address yet\./);
    expect(screen.getByRole('link', { name: 'Add your email' }).getAttribute('href')).toBe('/profile#email');
  });
  it('with an address there is no such hint', async () => {
    open();
    await says('No alerts yet');
    expect(screen.queryByText(/Alerts are sent by email/)).toBeNull();
  });
});

describe('my alerts', () => {
  it('[S6.15] [S2.128] are my own, each with what it looks for and whether it is on', async () => {
    wait(0, { criteria: buildCriteria({ make: 'Honda', max_price: 20_000_000 }) });
    wait(1, { criteria: buildCriteria({ location: 'Hue' }), is_active: false });
    put(
      'alerts/somebody_0',
      buildAlert({ user_id: 'somebody', criteria: buildCriteria({ make: 'Yamaha' }) }),
    );
    open();
    const switches = await screen.findAllByRole('switch', { name: /Alert for/ });
    expect(switches.map((one) => (one as HTMLInputElement).checked ?? one.ariaChecked)).toHaveLength(2);
    expect(screen.getAllByText(/Honda/)).not.toHaveLength(0);
    expect(screen.queryByText(/Yamaha/)).toBeNull();
  });

  it('[S2.129] [S4.27] is switched off and on, and deleted with a way back', async () => {
    wait(0, { criteria: buildCriteria({ make: 'Honda' }) });
    open();
    fireEvent.click(await screen.findByRole('switch', { name: /Alert for/ }));
    await says('Alert deactivated');
    expect(stored('alerts/buyer_0')?.is_active).toEqual({ booleanValue: false });
    fireEvent.click(await screen.findByRole('switch', { name: /Alert for/ }));
    await says('Alert activated');
    await waitFor(() => expect(stored('alerts/buyer_0')?.is_active).toEqual({ booleanValue: true }));
    await press(/^Delete alert/);
    await says('Alert deleted');
    expect(alertsStored()).toBe(0);
    await says('No alerts yet');
    await press('Undo');
    await says('Alert restored');
    expect(alertsStored()).toBe(1);
  });

  it('a change that the server refuses is reverted', async () => {
    wait(0);
    open();
    const one = await screen.findByRole('switch', { name: /Alert for/ });
    world.broken = /commit/;
    fireEvent.click(one);
    await says('Failed to update alert status');
    expect(stored('alerts/buyer_0')?.is_active).toEqual({ booleanValue: true });
    await press(/^Delete alert/);
    await says('Failed to delete alert');
    expect(alertsStored()).toBe(1);
    await screen.findByRole('switch', { name: /^Active/ });
  });

  it('that cannot be read are tried again', async () => {
    wait(0);
    world.broken = /runQuery/;
    open();
    await says('Failed to fetch alerts');
    world.broken = null;
    await press(/try again/i);
    await screen.findByRole('switch', { name: /Alert for/ });
  });

  it('[S2.127] [S7.32] [S8.25] a new one is what the form says, and the same one is not made twice', async () => {
    open();
    await press('Create an alert');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Model'), { target: { value: 'Wave' } });
    fireEvent.change(within(dialog).getByLabelText('Year'), { target: { value: '2021x' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create alert' }));
    await says('Alert Set Up Successfully');
    expect(stored('alerts/buyer_0')).toMatchObject({
      user_id: { stringValue: member.id },
      is_active: { booleanValue: true },
      criteria: { mapValue: { fields: { model: { stringValue: 'Wave' }, year: { integerValue: '2021' } } } },
    });
    expect(stored('alert_settings/buyer')?.language).toEqual({ stringValue: 'en' });
    await press('Add a new alert');
    const second = await screen.findByRole('dialog');
    fireEvent.change(within(second).getByLabelText('Model'), { target: { value: 'Wave' } });
    fireEvent.change(within(second).getByLabelText('Year'), { target: { value: '2021' } });
    fireEvent.click(within(second).getByRole('button', { name: 'Create alert' }));
    await says('You already have this alert.');
    expect(alertsStored()).toBe(1);
  });

  it('a form that asks for an impossible year says so and makes nothing', async () => {
    open();
    await press('Create an alert');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Year'), { target: { value: '1' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create alert' }));
    await says('Enter a year such as 2021.');
    expect(alertsStored()).toBe(0);
  });

  it('a price of 9 asks whether 9 million was meant, and makes nothing before', async () => {
    open();
    await press('Create an alert');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Maximum price'), { target: { value: '9' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Create alert' }));
    await says('This price is too low for a bike. Please check the amount.');
    expect(alertsStored()).toBe(0);
    fireEvent.click(dialog.getByRole('button', { name: 'Did you mean 9,000,000\u00a0₫?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Create alert' }));
    await says('Alert Set Up Successfully');
    expect(alertsStored()).toBe(1);
  });

  it('how often emails come is what was chosen, and stays so when it cannot be written', async () => {
    wait(0);
    put('alert_settings/buyer', { language: 'en', delivery: 'soon', price_drops: true, updated_at: 1 });
    open();
    await waitFor(() =>
      expect((screen.getByRole('radio', { name: /soon/i }) as HTMLInputElement).checked).toBe(true),
    );
    fireEvent.click(screen.getByRole('radio', { name: /Once a day/ }));
    await says('Saved');
    expect(stored('alert_settings/buyer')).toMatchObject({
      delivery: { stringValue: 'daily' },
      price_drops: { booleanValue: true },
    });
    world.broken = /commit/;
    fireEvent.click(screen.getByRole('radio', { name: /soon/i }));
    await says('Failed to save');
    expect((screen.getByRole('radio', { name: /Once a day/ }) as HTMLInputElement).checked).toBe(true);
  });
});

describe('rhythms and followed sellers', () => {
  it('an alert has a rhythm of its own, chosen in its row or in its form', async () => {
    wait(0, { criteria: buildCriteria({ make: 'Honda' }) });
    open();
    const list = await screen.findByLabelText(/^When to email you: Any Honda/);
    expect((list as HTMLSelectElement).value).toBe('');
    fireEvent.change(list, { target: { value: 'weekly' } });
    await says('Saved');
    expect(stored('alerts/buyer_0')?.delivery).toEqual({ stringValue: 'weekly' });
    await press(/^Edit alert/);
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText('When should we email you?');
    expect((field as HTMLSelectElement).value).toBe('weekly');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await says('Alert changed');
    expect(stored('alerts/buyer_0')).toMatchObject({
      delivery: { nullValue: null },
      revision: { integerValue: '1' },
    });
  });

  it('followed sellers are switched off and unfollowed, with a way back', async () => {
    put('follows/buyer_lan', buildFollow({ seller_id: 'lan' }));
    put('follows/somebody_hoa', buildFollow({ user_id: 'somebody', seller_id: 'hoa', seller_name: 'Hoa' }));
    open();
    expect((await screen.findByRole('link', { name: 'Lan Anh' })).getAttribute('href')).toBe('/seller/lan');
    expect(screen.queryByText('Hoa')).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Active. Tell me about new bikes from Lan Anh' }));
    await waitFor(() => expect(stored('follows/buyer_lan')?.is_active).toEqual({ booleanValue: false }));
    await press('Unfollow Lan Anh');
    await says('You no longer follow Lan Anh');
    expect(stored('follows/buyer_lan')).toBeNull();
    await press('Undo');
    await waitFor(() => expect(stored('follows/buyer_lan')?.is_active).toEqual({ booleanValue: true }));
  });
});
