import { describe, expect, it, vi } from 'vitest';
import {
  act,
  admin,
  email,
  entries,
  morning,
  open,
  person,
  report,
} from '../../../tests/inMemory/adminPage.ts';
import { refuse } from '../../../tests/inMemory/browserFirestore.ts';
import {
  hasButton,
  hasDialog,
  named,
  notices,
  opened,
  press,
  says,
  submit,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';

const tabs = () => [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
const save = () => submit(document.querySelector('#rights input') as HTMLInputElement);

describe('a moderator', () => {
  it('sees the tabs of the role, and another address is the first of them', async () => {
    admin.queues = { reports: [report], emails: [email] };
    open('#emails', 'Moderator');
    await says('Wants money first.');
    expect(tabs().map((name) => name?.replace(/ [\d,]+ waiting$/, ''))).toEqual([
      'Reports',
      'Signs of fraud',
      'Reviews',
      'Listings',
      'People',
      'Messages',
    ]);
  });

  it('suspends, but grants nothing', async () => {
    admin.queues.people = [person];
    open('#people', 'Moderator');
    await until(() => hasButton('Suspend: An')).toBe(true);
    expect(hasButton('Role: An')).toBe(false);
    expect(hasButton('Daily limit: An')).toBe(false);
    expect(hasButton('Identity: An')).toBe(false);
  });

  it('removes the logo of a shop, which is seen, but not its shop', async () => {
    const logo = '/photos/shop/xe-may-an/6f1c';
    const shop = { id: 'xe-may-an', name: 'Xe Máy An', address: '1 Lê Lợi', role: 'owner' as const };
    admin.queues.people = [
      { ...person, shop: { ...shop, logo } },
      { ...person, id: 'mai', shop: { ...shop, logo, role: 'stock' as const } },
    ];
    open('#people', 'Moderator');
    await press('Remove logo: Xe Máy An');
    await opened();
    await says(/email them/);
    const field = named('note');
    type(field, ' It is the logo of another shop. ');
    submit(field);
    await notices('Logo removed');
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      `${logo}/144.webp`,
    ]);
    expect(hasButton('Shop: An')).toBe(false);
    const note = 'It is the logo of another shop.';
    expect(act.mock.calls.flat()).toEqual([{ act: 'removeLogo', person: 'an', logo, note }]);
  });
});

describe('an owner', () => {
  it('grants a role, and takes it away', async () => {
    admin.queues.people = [person];
    open('#people');
    await press('Role: An');
    await opened();
    await tick(/^Moderator/);
    save();
    await notices('Role granted');
    await until(hasDialog).toBe(false);
    admin.queues.people = [{ ...person, role: 'moderator' }];
    await press('Refresh');
    await until(() => entries()[0]).toContain('Moderator');
    expect(hasButton('Suspend: An')).toBe(false);
    await press('Role: An');
    await opened();
    await tick(/^No role/);
    save();
    await notices('Role removed');
    expect(act.mock.calls.flat()).toEqual([
      { act: 'grant', person: 'an', role: 'moderator' },
      { act: 'revoke', person: 'an' },
    ]);
  });

  it('reads why a role is refused, and the dialog stays', async () => {
    admin.queues.people = [person];
    act.mockImplementation(() => refuse('FAILED_PRECONDITION'));
    open('#people');
    await press('Role: An');
    await opened();
    await tick(/^Owner/);
    save();
    await notices(/^This isn't possible if the account is your own, is suspended/);
    expect(hasDialog()).toBe(true);
  });

  it('who signed in long ago is told so, and led to signing in again', async () => {
    admin.queues.people = [person];
    act.mockImplementation(() => refuse('UNAUTHENTICATED'));
    history.replaceState(null, '', '/admin');
    open('#people');
    await press('Role: An');
    await opened();
    await says('For security, you must have signed in within the last 10 minutes.');
    expect(hasButton('Sign out and sign in again')).toBe(false);
    await tick(/^Owner/);
    save();
    await notices('Nothing has changed, because your last sign-in was more than 10 minutes ago.');
    expect(hasDialog()).toBe(true);
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    await press('Sign out and sign in again');
    await until(() => replace.mock.calls.map(([address]) => String(address))).toEqual([
      '/auth?redirect=/admin',
    ]);
  });

  it('sets how many bikes somebody may add a day', async () => {
    admin.queues.people = [person];
    open('#people');
    await press('Daily limit: An');
    await opened();
    save();
    await says('Enter a whole number from 1 to 9,999.');
    expect(act).not.toHaveBeenCalled();
    type(named('listings'), '50');
    save();
    await notices('Daily limit saved');
    expect(act.mock.calls.flat()).toEqual([{ act: 'quota', person: 'an', listings: 50 }]);
  });

  it('reads in the audit log what was granted', async () => {
    const entry = { operator_id: 'op', target: 'accounts/an', decision: null, acted_at: 1 };
    admin.queues.audit = [
      { ...entry, id: 'a', act: 'grant', detail: 'moderator' },
      { ...entry, id: 'b', act: 'quota', detail: '50' },
    ];
    open('#audit');
    await says('Role granted: Moderator');
    await says('Daily limit changed: 50');
  });
});

it('an owner records how an identity was checked, and takes it back', async () => {
  admin.queues.people = [person];
  open('#people');
  await press('Identity: An');
  await opened();
  await says("Don't keep a copy or photo of any document");
  await tick(/^ID seen/);
  admin.queues.people = [
    { ...person, identity: { level: 'papers', operator_id: 'desk', checked_at: morning } },
  ];
  save();
  await notices('Identity check saved');
  expect(act.mock.calls.flat()).toEqual([{ act: 'identity', person: 'an', level: 'papers' }]);
  await says('ID seen, checked on 15 January 2026');
  await press('Identity: An');
  await opened();
  await tick(/^Nothing/);
  type(named('note'), 'The document was of another person.');
  save();
  await until(() => act.mock.calls.length).toBe(2);
  expect(act.mock.calls[1]).toEqual([
    { act: 'identity', person: 'an', level: 'none', note: 'The document was of another person.' },
  ]);
});

it('an owner grants a shop whose name imitates nobody, and takes it away', async () => {
  admin.queues.people = [person];
  open('#people');
  await press('Shop: An');
  await opened();
  type(named('shop'), 'admin');
  type(named('address'), '1 Lê Lợi, 0912 345 678');
  save();
  await says('This name could be mistaken for part of Vongxe. Please choose another.');
  await says('Please leave out phone numbers.');
  expect(act).not.toHaveBeenCalled();
  type(named('shop'), 'Xe Máy An');
  type(named('address'), '1 Lê Lợi');
  save();
  await notices('Shop saved');
  const shop = { id: 'xe-may-an', name: 'Xe Máy An', address: '1 Lê Lợi', role: 'owner' as const };
  admin.queues.people = [{ ...person, shop }];
  await press('Refresh');
  await says('Owner of Xe Máy An');
  await press('Shop: An');
  await opened();
  await press('Remove the shop');
  await notices('Shop removed');
  expect(act.mock.calls.flat()).toEqual([
    { act: 'grantShop', person: 'an', name: 'Xe Máy An', address: '1 Lê Lợi' },
    { act: 'removeShop', person: 'an', note: null },
  ]);
});
