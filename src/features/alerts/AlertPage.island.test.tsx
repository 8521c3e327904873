import { describe, expect, it, vi } from 'vitest';
import { buildAlert, buildCriteria } from '../../../tests/fixtures/buildAlert.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { longAgo } from '../../../tests/fixtures/buildListing.ts';
import { browserFetch, put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  choose,
  control,
  hasDialog,
  notices,
  opened,
  press,
  says,
  submit,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { indexOf, summarize } from '../../domain/search/catalogue.ts';
import { packPart } from '../../domain/search/packedPart.ts';
import { $session } from '../../firebase/session.ts';
import { $notices } from '../../ui/notify.ts';
import { Alerts } from './Alerts.tsx';

const open = (address = '/alerts', lang: 'en' | 'vi' = 'en') => {
  history.replaceState(null, '', address);
  return openIsland(Alerts, { lang });
};
const wait = (n: number, changes: Parameters<typeof buildAlert>[0] = {}) =>
  put(`alerts/buyer_${n}`, buildAlert(changes));
const rows = () =>
  [...document.querySelectorAll('li[aria-busy]')].map((row) => {
    const words = row.cloneNode(true) as Element;
    words.querySelector('select')?.remove();
    return words.textContent?.replaceAll('\u00a0', ' ');
  });
const notice = () => $notices.get().at(-1);
const save = async () => submit(await control('Model'));
const refuse = (status: string) => {
  globalThis.fetch = (async (request: string, init?: RequestInit) =>
    /:commit/.test(String(request))
      ? Response.json({ error: { status, message: 'The reason.' } }, { status: 429 })
      : browserFetch(request, init)) as typeof fetch;
};

describe('the list of alerts', () => {
  it('[S2.125] [S7.33] shows criteria, date and state of each, newest first', async () => {
    wait(0, { criteria: buildCriteria({ make: 'Honda', max_price: 20_000_000 }), created_at: longAgo + 1 });
    wait(1, { criteria: buildCriteria({ location: 'Hue', year: 2021 }), is_active: false });
    open();
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Loading your alerts');
    await says('2 alerts');
    expect(rows()).toEqual([
      'Any Honda, up to 20,000,000 ₫Created on 15 January 2026Active',
      'Any motorcycle, 2021 model, in HueCreated on 15 January 2026Inactive',
    ]);
    const switches = [...document.querySelectorAll<HTMLInputElement>('li [role="switch"]')];
    expect(switches.map(({ checked }) => checked)).toEqual([true, false]);
    expect(switches[1]?.getAttribute('aria-label')).toBe(
      'Inactive. Alert for: Any motorcycle, 2021 model, in Hue',
    );
  });

  it('follows changes of another tab', async () => {
    wait(0);
    open();
    await says('1 alert');
    wait(1, { criteria: buildCriteria({ make: 'Vespa' }) });
    await says('2 alerts');
  });

  it('shows a change that is under way, and says when the server does not take it', async () => {
    wait(0);
    open();
    await until(rows).toHaveLength(1);
    world.broken = /commit/;
    await press(/^Delete alert/);
    await notices('Error');
    expect(notice()).toMatchObject({ text: 'Failed to delete alert', tone: 'error' });
    expect(document.querySelector('li')?.getAttribute('aria-busy')).toBe('false');
    expect(rows()).toHaveLength(1);
  });

  it('says when a deleted one cannot be restored', async () => {
    wait(0);
    open();
    await press(/^Delete alert/);
    await notices('Alert deleted');
    world.broken = /commit/;
    await press('Undo');
    await notices('Error Setting Up Alert');
    expect(notice()).toMatchObject({ text: 'Please try again.', tone: 'error' });
    world.broken = null;
  });

  it('restores an inactive one as inactive', async () => {
    wait(0, { is_active: false, criteria: buildCriteria({ make: 'Honda' }) });
    open();
    await press(/^Delete alert/);
    await notices('Alert deleted');
    await press('Undo');
    await notices('Alert restored');
    expect(stored('alerts/buyer_0')).toMatchObject({
      is_active: { booleanValue: false },
      criteria: { mapValue: { fields: { make: { stringValue: 'Honda' } } } },
    });
  });
});

describe('the form of an alert', () => {
  it('[S2.130] takes all criteria, and says how many recent bikes match', async () => {
    const now = Date.now();
    const cards = [
      buildCard({ id: 'a', make: 'Honda', price: 10_000_000, created_at: now }),
      buildCard({ id: 'b', make: 'Honda', price: 12_000_000, created_at: now }),
      buildCard({ id: 'c', make: 'Honda', price: 14_000_000, created_at: now - 31 * 86_400_000 }),
    ];
    world.files['/catalogue/index.json'] = indexOf([summarize(0, cards, 'one')]);
    world.files['/catalogue/0.json'] = packPart(cards);
    open();
    await press('Create an alert');
    await opened();
    await says(
      'This alert would have matched 2 bikes in the last 30 days, at a typical price of 10,000,000 ₫.',
    );
    type(await control('Make'), 'Honda');
    type(await control('Model'), ' Wave ');
    type(await control('Year'), '20b215');
    expect((await control('Year')).value).toBe('2021');
    choose(await control('Transmission'), 'manual');
    type(await control('Location'), 'da nang');
    await press('Da Nang');
    type(await control('Minimum price'), '5000000');
    type(await control('Maximum price'), '15000000');
    await save();
    await notices('Alert Set Up Successfully');
    expect(notice()).toMatchObject({
      text: "We'll email you when a matching bike is listed.",
      tone: 'success',
    });
    await until(hasDialog).toBe(false);
    expect(stored('alerts/buyer_0')?.criteria).toMatchObject({
      mapValue: {
        fields: {
          make: { stringValue: 'Honda' },
          model: { stringValue: 'Wave' },
          year: { integerValue: '2021' },
          transmission: { stringValue: 'manual' },
          location: { stringValue: 'Da Nang' },
          min_price: { integerValue: '5000000' },
          max_price: { integerValue: '15000000' },
        },
      },
    });
    await until(rows).toHaveLength(1);
  });

  it('says that there were no such bikes', async () => {
    world.files['/catalogue/index.json'] = indexOf([]);
    open('/alerts?make=Vespa', 'vi');
    await opened();
    await says('Trong 30 ngày qua không có xe nào phù hợp với thông báo này.');
  });

  it.each([
    ['Minimum price', '9', 'Maximum price', '1', "The maximum price can't be lower than the minimum price."],
    ['Minimum price', '999999999999', 'Year', '', 'This price is too high. Enter a lower one.'],
    ['Year', '12', 'Model', 'x', 'Enter a year such as 2021.'],
  ])('that is invalid says why, once submitted: %s %s', async (first, value, second, other, words) => {
    open('/alerts?model=x');
    await opened();
    type(await control(first), value);
    type(await control(second), other);
    expect((await opened()).textContent).not.toContain(words);
    await save();
    await says(words);
    expect(stored('alerts/buyer_0')).toBeNull();
  });

  it('is opened by an address that asks for it, once', async () => {
    open('/alerts?make=Honda');
    await opened();
    expect((await control('Make')).value).toBe('Honda');
    expect(location.search).toBe('');
    await press('Cancel');
    await until(hasDialog).toBe(false);
    await press('Create an alert');
    await opened();
    expect((await control('Make')).value).toBe('');
  });

  it.each([
    ['RESOURCE_EXHAUSTED', "You've created a lot of alerts today. Please try again tomorrow."],
    ['INTERNAL', 'The reason.'],
  ])('that is refused (%s) says why, and stays', async (status, words) => {
    open('/alerts?make=Honda');
    await opened();
    refuse(status);
    await save();
    await notices('Error Setting Up Alert');
    globalThis.fetch = browserFetch as typeof fetch;
    expect(notice()).toMatchObject({ text: words, tone: 'error' });
    expect(hasDialog()).toBe(true);
    await save();
    await notices('Alert Set Up Successfully');
  });

  it('has a limit of twenty', async () => {
    for (let n = 0; n < 20; n += 1) wait(n, { criteria: buildCriteria({ year: 2000 + n }) });
    open('/alerts?make=Honda');
    await opened();
    await save();
    await notices('Error Setting Up Alert');
    expect(notice()?.text).toBe("You've reached the limit of 20 alerts. Delete one to add another.");
  });

  it('after the session ended leads to the sign-in, and back to the same criteria', async () => {
    vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    open('/alerts?make=Honda');
    await opened();
    const field = await control('Model');
    $session.set({ state: 'out' });
    submit(field);
    await notices('Authentication Required');
    expect(notice()?.text).toBe('Please sign in to set up alerts.');
    expect(notice()?.link?.label).toBe('Sign in');
    expect(new URL(notice()?.link?.href ?? '', location.href).searchParams.get('redirect')).toBe(
      '/alerts?make=Honda',
    );
    expect(stored('alerts/buyer_0')).toBeNull();
  });
});

describe('the emails', () => {
  it('come as often as chosen, and for price drops', async () => {
    open('/alerts#letters');
    await says('Price drops on bikes I');
    await says("We'll email you when the price of a bike you've liked falls by 2% or more.");
    await until(async () => (await control(/^Price drops/)).disabled).toBe(false);
    expect(document.querySelector('[name="delivery"]')).toBeNull();
    await tick(/^Price drops/);
    await notices('Saved');
    expect(stored('alert_settings/buyer')).toMatchObject({
      price_drops: { booleanValue: true },
      language: { stringValue: 'en' },
    });
    await says('When should we email you?');
    await tick(/^Once a day/);
    await until(() => stored('alert_settings/buyer')?.delivery).toEqual({ stringValue: 'daily' });
    expect(stored('alert_settings/buyer')?.price_drops).toEqual({ booleanValue: true });
  });

  it('stay as they were where the choice cannot be written', async () => {
    open();
    await until(async () => (await control(/^Price drops/)).disabled).toBe(false);
    world.broken = /commit/;
    await tick(/^Price drops/);
    await notices('Error');
    expect(notice()).toMatchObject({ text: 'Failed to save', tone: 'error' });
    await until(async () => (await control(/^Price drops/)).checked).toBe(false);
  });
});

it('[S8.26] a page that cannot be read says so', async () => {
  world.broken = /alerts|runQuery/;
  open();
  await says('Failed to fetch alert subscriptions');
  expect(notice()).toMatchObject({ title: 'Error', text: 'Failed to fetch alerts', tone: 'error' });
});
