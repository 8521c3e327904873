import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  follow,
  hasButton,
  hasDialog,
  leadsTo,
  notices,
  opened,
  press,
  says,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
import { ShareBike } from './ShareBike.tsx';

const address = 'https://vongxe.example/motorcycle/honda-wave';
const open = (lang: 'en' | 'vi' = 'en', facts = '') =>
  openIsland(ShareBike, { lang, title: 'Honda Wave 2021', price: '15M', facts, address }, { as: null });
const copied = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
const texts = () => $notices.get().map(({ text }) => text);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

describe('[S2.95] [S2.96] sharing a bike', () => {
  it('opens with the script, closes, and opens again with the same link', async () => {
    open();
    await opened();
    await press('Close');
    await until(hasDialog).toBe(false);
    expect(await follow('Share')).toBe(false);
    await opened();
  });

  it('leads to the services with the title, the price and the address', async () => {
    open('vi');
    await opened();
    expect(decodeURIComponent((await leadsTo('WhatsApp')) ?? '')).toBe(
      `https://wa.me/?text=Honda Wave 2021, giá 15M ${address}`,
    );
    expect(decodeURIComponent((await leadsTo('Facebook')) ?? '')).toContain(`u=${address}`);
  });

  it('tells them what the seller says of the bike', async () => {
    open('vi', 'Xe chính chủ. Giá còn thương lượng.');
    await opened();
    expect(decodeURIComponent((await leadsTo('WhatsApp')) ?? '')).toBe(
      `https://wa.me/?text=Honda Wave 2021, giá 15M. Xe chính chủ. Giá còn thương lượng. ${address}`,
    );
  });

  it('copies the address and says so', async () => {
    const writeText = copied();
    open();
    await press('Copy link');
    await notices('Link Copied');
    expect(writeText).toHaveBeenCalledWith(address);
    expect(texts()).toEqual(['Link copied!']);
  });

  it('says when the address cannot be copied', async () => {
    copied().mockRejectedValue(new Error('no leave'));
    open();
    await press('Copy link');
    await notices('Share Error');
    expect(texts()).toEqual(['Failed to share the listing. Please try again.']);
  });

  it('to Zalo the link is pasted: it is copied on the way there', async () => {
    const writeText = copied();
    open();
    expect(await leadsTo('Zalo')).toBe('https://chat.zalo.me/');
    await follow('Zalo');
    await notices('Link Copied');
    expect([writeText.mock.calls, texts()]).toEqual([
      [[address]],
      ['Link copied. Paste it into a Zalo chat.'],
    ]);
  });

  it('[S8.40] to Instagram there is no link, which it says', async () => {
    open();
    const instagram = await button('Instagram');
    expect(document.body.textContent).not.toContain("You can't share links to Instagram");
    await press('Instagram');
    await says("You can't share links to Instagram from here.");
    expect(instagram.getAttribute('aria-expanded')).toBe('true');
  });

  const onDevice = (share: (data: ShareData) => Promise<void>) => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  };

  it('a phone’s own ways are offered where it has any', async () => {
    open();
    await opened();
    expect(hasButton('More…')).toBe(false);
  });

  it('a phone’s own ways get the title and the address, and close the dialog', async () => {
    const share = vi.fn(async (_: ShareData) => undefined);
    onDevice(share);
    open();
    await press('More…');
    await until(hasDialog).toBe(false);
    expect(share).toHaveBeenCalledWith({ title: 'Honda Wave 2021, 15M', url: address });
  });

  it.each([
    ['on a phone', true, 'More…'],
    ['elsewhere', false, 'Copy link'],
  ])('the first way %s is the likeliest there', async (_where, isCoarse, first) => {
    onDevice(async () => undefined);
    const matches = vi.spyOn(window, 'matchMedia');
    const query = matchMedia('(pointer: coarse)');
    matches.mockReturnValue({ ...query, matches: isCoarse } as MediaQueryList);
    open();
    await button('More…');
    const ways = [...(await opened()).querySelectorAll('.grid > *')].map(({ textContent }) => textContent);
    expect(ways.filter((way) => way === 'More…' || way === 'Copy link')[0]).toBe(first);
    expect((await button(first)).className).toContain('bg-signal');
  });

  it.each([
    ['was closed', new DOMException('closed', 'AbortError'), []],
    ['failed', new Error('failed'), ['Failed to share.']],
  ])('a phone’s own way that %s says: %j', async (_what, failure, words) => {
    const share = vi.fn(() => Promise.reject(failure));
    onDevice(share);
    open();
    await press('More…');
    await until(() => share.mock.calls.length).toBe(1);
    await until(texts).toEqual(words);
    expect(hasDialog()).toBe(true);
  });
});
