import { fireEvent } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { store, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  control,
  follow,
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
import { $notices } from '../../ui/notify.ts';
import { pendingAction } from '../../ui/pendingAction.ts';
import { Alerts } from './Alerts.tsx';
import { AskAlert } from './AskAlert.tsx';

/** Renders a link that asks for an alert, as in the static page. */
const ask = (address = '/alerts?make=Honda&price_to=20000000', saves?: string) => {
  const attribute = saves === undefined ? '' : ` data-saves="${saves}"`;
  document.body.innerHTML = `<a href="${address}" data-ask="alert"${attribute}>Alert me</a>`;
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

  it('[S2.97] [S6.6] a visitor is asked to sign in, and comes back to the same alert', async () => {
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

describe('a search that is saved in one press', () => {
  const saved = "We'll tell you about new ones";
  const last = () => $notices.get().at(-1);

  it('becomes an alert without a form, with a way to undo and to change it', async () => {
    ask('/alerts?make=Honda&price_to=20000000', '');
    openIsland(AskAlert, { lang: 'en' });
    await notices(saved);
    expect(hasDialog()).toBe(false);
    expect(last()).toMatchObject({
      text: expect.stringMatching(/^Any Honda, up to 20,000,000\s₫$/),
      link: { href: '/alerts', label: 'Change' },
    });
    expect(alerts()).toMatchObject([{ mapValue: { fields: { make: { stringValue: 'Honda' } } } }]);
    last()?.action?.run();
    await until(alerts).toEqual([]);
  });

  it('is one alert after two presses at once, and after a third that says so', async () => {
    const link = ask('/alerts?make=Honda', '');
    openIsland(AskAlert, { lang: 'en' });
    fireEvent.click(link);
    await notices(saved);
    fireEvent.click(link);
    await notices('You already have this alert.');
    expect(alerts()).toHaveLength(1);
  });

  it('says what an alert cannot check', async () => {
    ask('/alerts?make=Honda', '50–125 cc');
    openIsland(AskAlert, { lang: 'en' });
    await notices(saved);
    expect(last()?.text).toBe(
      "Any Honda. You may hear about other bikes too, because alerts can't filter by this: 50–125 cc.",
    );
  });

  it('is refused where an alert would match every bike, and leads to the form', async () => {
    ask('/alerts', '50–125 cc');
    openIsland(AskAlert, { lang: 'en' });
    await notices("This search can't be saved as an alert yet");
    expect([alerts(), hasDialog(), last()?.text]).toEqual([[], false, expect.stringContaining('50–125 cc')]);
    last()?.action?.run();
    await opened();
  });

  it('with reversed prices leads to the form', async () => {
    ask('/alerts?price_from=30000000&price_to=20000000', '');
    openIsland(AskAlert, { lang: 'en' });
    await opened();
    expect([(await control('Maximum price')).value, alerts()]).toEqual(['20,000,000', []]);
  });

  it('that cannot be stored says so', async () => {
    world.broken = /commit/;
    ask('/alerts?make=Honda', '');
    openIsland(AskAlert, { lang: 'en' });
    await notices('Error Setting Up Alert');
    expect(alerts()).toEqual([]);
  });

  const signIn = async () => {
    ask('/alerts?make=Honda', '');
    openIsland(AskAlert, { lang: 'en' }, { as: null });
    await opened();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await follow('Sign in');
  };
  it('is completed after a visitor has signed in, once', async () => {
    await signIn();
    cleanup();
    history.replaceState(null, '', '/alerts?make=Honda');
    openIsland(Alerts, { lang: 'en' });
    await notices(saved);
    expect([alerts().length, hasDialog(), location.search]).toEqual([1, false, '']);
    expect(pendingAction('/alerts?make=Honda')).toBeNull();
  });
  it('is no more than a filled-in form for whoever opens the address alone', async () => {
    history.replaceState(null, '', '/alerts?make=Honda');
    openIsland(Alerts, { lang: 'en' });
    await opened();
    expect(alerts()).toEqual([]);
  });
});
