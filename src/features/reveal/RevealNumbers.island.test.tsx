import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { refuse, world } from '../../../tests/memory/browserFirestore.ts';
import { openIsland } from '../../../tests/memory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
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
    const asked = vi.fn((_: unknown) => ({ value: '+84901234567' }));
    world.calls.revealContact = asked;
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    openIsland(RevealNumbers, props);
    expect(asked).not.toHaveBeenCalled();
    await press('Show phone number');
    const link = await screen.findByRole('link', { name: /^Call / });
    expect(link.getAttribute('href')).toBe('tel:+84901234567');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith({ listing_id: 'wave', channel: 'phone' });
    await press(/^Copy/);
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
    writeText.mockRejectedValue(new Error('no leave'));
    await press(/^Copy/);
    await says(/^We couldn't copy the number/);
  });

  it.each([
    ['NOT_FOUND', /hidden their phone number/],
    ['RESOURCE_EXHAUSTED', /viewed a lot of numbers/],
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
});
