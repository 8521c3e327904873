import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { put } from '../../../tests/inMemory/browserFirestore.ts';
import { button, hasButton, hasLink, leadsTo, press, says, until } from '../../../tests/inMemory/hands.ts';
import { stuck } from '../../../tests/inMemory/memoryAuthentication.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const list = () => document.querySelector<HTMLElement>('nav')?.closest<HTMLElement>('div[id]');
const links = () => [...document.querySelectorAll('nav a')].map((one) => one.getAttribute('href'));
const waiting = () => {
  for (const id of ['one', 'two'])
    put(`inquiries/${id}`, buildInquiry({ seller_id: 'buyer', buyer_id: 'other', status: 'new' }));
};
beforeEach(() => {
  document.body.innerHTML = '';
});

describe('the menu of the header', () => {
  it('[S2.29] is a way to sign in for a visitor', async () => {
    openIsland(AccountMenu, { lang: 'vi' }, { as: null });
    expect(await leadsTo('Đăng nhập')).toBe('/vi/auth');
    expect(hasButton('Tài khoản của bạn')).toBe(false);
  });

  it('[S2.29] opens and shuts with its button, and leads to one’s own pages', async () => {
    openIsland(AccountMenu, { lang: 'vi' });
    expect(list()?.hidden).toBe(true);
    await press('Tài khoản của bạn');
    await until(() => list()?.hidden).toBe(false);
    expect(links()).toEqual([
      '/vi/my-listings',
      '/vi/liked-bikes',
      '/vi/messages',
      '/vi/alerts',
      '/vi/profile',
    ]);
    expect(hasLink('Đăng nhập')).toBe(false);
    await press('Tài khoản của bạn');
    await until(() => list()?.hidden).toBe(true);
  });

  it('shuts on Escape, which leaves its button in focus, and on a press elsewhere', async () => {
    openIsland(AccountMenu, { lang: 'en' });
    await press('Your account');
    await until(() => list()?.hidden).toBe(false);
    fireEvent.keyDown(document, { key: 'Tab' });
    fireEvent.pointerDown(document.querySelector('nav a') as Element);
    expect(list()?.hidden).toBe(false);
    fireEvent.keyDown(document, { key: 'Escape' });
    await until(() => list()?.hidden).toBe(true);
    expect(document.activeElement).toBe(await button('Your account'));
    await press('Your account');
    await until(() => list()?.hidden).toBe(false);
    fireEvent.pointerDown(document.body);
    await until(() => list()?.hidden).toBe(true);
  });

  it('[S4.25] says how many conversations are open', async () => {
    waiting();
    openIsland(AccountMenu, { lang: 'en' });
    await button('Your account, 2 open conversations, 2 unread');
    expect(document.querySelector('[data-unread-badge]')?.textContent).toBe('2');
  });

  it('[S8.5] says when it cannot sign out, and can be asked again', async () => {
    openIsland(AccountMenu, { lang: 'en' });
    stuck.signOut = true;
    await press('Logout');
    await says('Logout failed. Please try again.');
    stuck.signOut = false;
    await press('Logout');
    await until(() => hasLink('Sign in')).toBe(true);
  });

  it('signs out', async () => {
    openIsland(AccountMenu, { lang: 'en' });
    await press('Logout');
    await until(() => hasLink('Sign in')).toBe(true);
    expect(hasButton('Your account')).toBe(false);
  });
});

describe('the menu of a phone', () => {
  const shut = () => {
    const menu = document.createElement('details');
    menu.dataset.headerMenu = '';
    menu.innerHTML = '<summary aria-label="Menu"></summary>';
    document.body.append(menu);
    return menu.firstElementChild as HTMLElement;
  };

  it('shows all links, and on its button the number of open conversations', async () => {
    waiting();
    const summary = shut();
    openIsland(AccountMenu, { lang: 'en', section: true });
    await says('Bình');
    await until(() => summary.textContent).toBe('2');
    expect(links()).toHaveLength(5);
    expect(hasButton('Your account')).toBe(false);
  });

  it('has the way to sign in for a visitor, and nothing waits', async () => {
    const summary = shut();
    openIsland(AccountMenu, { lang: 'en', section: true }, { as: null });
    expect(await leadsTo('Sign in')).toBe('/auth');
    expect([summary.getAttribute('aria-label'), summary.textContent]).toEqual(['Menu', '']);
  });
});
