import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { browserFetch, refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
import { CountVisit } from './CountVisit.tsx';
import { RevealNumbers } from './RevealNumbers.tsx';

const props = {
  lang: 'en' as const,
  listingId: 'wave',
  sellerId: 'an',
  title: 'Honda Wave 2021',
  address: 'https://vongxe.example/motorcycle/honda-wave',
};
const says = (words: RegExp) =>
  waitFor(() =>
    expect($notices.get().map(({ title }) => title)).toContainEqual(expect.stringMatching(words)),
  );
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the numbers of a seller', () => {
  it('are asked for one at a time, shown, and copied', async () => {
    const revealContact = vi.fn((_: unknown) => ({ value: '+84901234567' }));
    world.calls.revealContact = revealContact;
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    openIsland(RevealNumbers, props);
    expect(revealContact).not.toHaveBeenCalled();
    await press('Show phone number');
    const link = await screen.findByRole('link', { name: /^Call / });
    expect(link.getAttribute('href')).toBe('tel:+84901234567');
    expect(revealContact).toHaveBeenCalledTimes(1);
    expect(revealContact).toHaveBeenCalledWith({ listing_id: 'wave', channel: 'phone' });
    await press(/^Copy/);
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
    writeText.mockRejectedValue(new Error('no leave'));
    await press(/^Copy/);
    await says(/^We couldn't copy the number/);
  });

  it('say how many more can be shown today, if few', async () => {
    world.calls.revealContact = () => ({ value: '+84901234567', left: 3 });
    openIsland(RevealNumbers, props);
    await press('Show phone number');
    await says(/^You can view 3 more phone numbers today/);
  });

  it.each([
    ['NOT_FOUND', /hidden their phone number/],
    ['RESOURCE_EXHAUSTED', /viewed a lot of phone numbers/],
    ['PERMISSION_DENIED', /^This account is suspended/],
    ['FAILED_PRECONDITION', /no longer for sale/],
  ] as const)('that are refused (%s) say why', async (status, words) => {
    world.calls.revealContact = () => refuse(status);
    openIsland(RevealNumbers, props);
    await press('Show phone number');
    await says(words);
    expect(screen.getByRole('button', { name: 'Show phone number' })).toBeTruthy();
  });

  it('WhatsApp opens with a greeting, in a tab of its own, and is a link from then on', async () => {
    world.calls.revealContact = () => ({ value: '+84901234567' });
    const tab = { opener: {} as unknown, location: { assign: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    openIsland(RevealNumbers, props);
    await press(/WhatsApp/);
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledTimes(1));
    expect(tab.opener).toBeNull();
    expect(tab.location.assign.mock.calls[0]?.[0]).toContain('84901234567');
    expect((await screen.findByRole('link', { name: /WhatsApp/ })).getAttribute('target')).toBe('_blank');
  });

  it('Zalo is beside WhatsApp, uses the phone number, and is a link once it is known', async () => {
    const revealContact = vi.fn((_: unknown) => ({ value: '+84901234567' }));
    world.calls.revealContact = revealContact;
    const tab = { opener: {} as unknown, location: { assign: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    openIsland(RevealNumbers, props);
    await press('Message on Zalo');
    await waitFor(() =>
      expect(tab.location.assign.mock.calls.flat()).toEqual(['https://zalo.me/84901234567']),
    );
    expect(revealContact).toHaveBeenCalledWith({ listing_id: 'wave', channel: 'phone' });
    const link = await screen.findByRole('link', { name: 'Message on Zalo' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://zalo.me/84901234567',
      '_blank',
    ]);
  });

  it('a tab without a number is closed', async () => {
    world.calls.revealContact = () => refuse('NOT_FOUND');
    const tab = { opener: {}, location: { assign: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    openIsland(RevealNumbers, props);
    await press(/WhatsApp/);
    await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1));
    expect(tab.location.assign).not.toHaveBeenCalled();
  });

  it('are not shown to the seller, and a visitor is led to the sign-in', () => {
    const own = openIsland(RevealNumbers, { ...props, sellerId: 'buyer' });
    expect(own.container.textContent).toBe('');
    own.unmount();
    openIsland(RevealNumbers, props, { as: null });
    expect(screen.queryByRole('button', { name: 'Show phone number' })).toBeNull();
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/auth/);
  });

  it('that were shown are not asked for again', async () => {
    const revealContact = vi.fn((_: unknown) => ({ value: '+84901234567' }));
    world.calls.revealContact = revealContact;
    const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    openIsland(RevealNumbers, props);
    await press('Call');
    await waitFor(() => expect(left.mock.calls.flat()).toEqual(['tel:+84901234567']));
    await screen.findByRole('link', { name: /^Call / });
    await press('Call');
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
    expect(revealContact).toHaveBeenCalledTimes(1);
  });

  it('that are refused are not dialled', async () => {
    world.calls.revealContact = () => refuse('NOT_FOUND');
    const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    openIsland(RevealNumbers, props);
    await press('Call');
    await says(/hidden their phone number/);
    await press(/WhatsApp/);
    await says(/WhatsApp/);
    expect(left).not.toHaveBeenCalled();
  });

  it('open a Zalo chat from the bar of a phone, if the browser allows it', async () => {
    world.calls.revealContact = () => ({ value: '+84901234567' });
    const tab = { opener: {} as unknown, location: { assign: vi.fn() }, close: vi.fn() };
    const opened = vi.spyOn(window, 'open').mockReturnValue(tab as never);
    openIsland(RevealNumbers, props);
    await press('Zalo');
    await waitFor(() =>
      expect(tab.location.assign.mock.calls.flat()).toEqual(['https://zalo.me/84901234567']),
    );
    opened.mockReturnValue(null);
    await press('Zalo');
    expect(document.querySelector('[data-message]')?.textContent).toBe('Message');
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
    expect(opened.mock.calls[0]).toEqual(['', '_blank']);
  });
});

describe('the visit of a bike', () => {
  const visit = async (as: typeof member | null) => {
    const requests: [string, RequestInit][] = [];
    globalThis.fetch = (async (address: string, init: RequestInit) => {
      requests.push([address, init]);
      throw new TypeError('no network');
    }) as typeof fetch;
    openIsland(CountVisit as never, { listingId: 'wave', lang: 'en' } as never, { as });
    await waitFor(() => expect(requests).toHaveLength(1));
    globalThis.fetch = browserFetch as typeof fetch;
    return requests[0];
  };

  it('is counted, and says by whom, although nobody waits for it', async () => {
    expect(await visit(member)).toEqual([
      '/view',
      {
        method: 'POST',
        body: 'wave',
        keepalive: true,
        headers: { 'Content-Type': 'text/plain', Authorization: 'Bearer token of buyer' },
      },
    ]);
    expect(document.body.textContent).toBe('');
  });
});
