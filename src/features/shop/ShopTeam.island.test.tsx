import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { jpegFile } from '../../../tests/fixtures/photoWork.ts';
import { refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  control,
  hasButton,
  named,
  notices,
  press,
  says,
  submit,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import type { OwnShop, ShopAction } from '../../domain/shops/ownShop.schema.ts';
import { $memberships } from '../../firebase/shopMembership.ts';
import { ShopTeam } from './ShopTeam.tsx';

const uploadPhoto = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/storage.ts', () => ({ uploadPhoto }));
vi.mock('../../photos/compressPhoto.ts', () => ({
  compressPhoto: async () => new Blob(['small'], { type: 'image/jpeg' }),
}));
beforeEach(() => {
  uploadPhoto.mockReset();
  uploadPhoto.mockResolvedValue(undefined);
  return () => vi.unstubAllGlobals();
});

const nothing: OwnShop = { shop: null, people: [], invitations: [], invited: [] };
const shop: NonNullable<OwnShop['shop']> = {
  ...{ id: 'xe-may-hung', role: 'owner', name: 'Xe Máy Hùng', address: '1 Lê Lợi' },
  ...{ hours: null, map_link: null, revision: 3 },
};
const owned: OwnShop = {
  ...nothing,
  shop,
  people: [
    { id: 'buyer', name: 'Bình', role: 'owner', since: 1 },
    { id: 'minh', name: 'Minh', role: 'stock', since: 2 },
  ],
};

/** @returns actions sent to the server, except `read` */
const open = (first: OwnShop, answers: Partial<Record<ShopAction['act'], OwnShop>> = {}) => {
  const sent: ShopAction[] = [];
  world.calls.ownShop = (action: ShopAction) => {
    if (action.act !== 'read') sent.push(action);
    return answers[action.act] ?? first;
  };
  openIsland(ShopTeam, { lang: 'en' });
  return sent;
};

it('a member without a shop reads how to get one', async () => {
  open(nothing);
  await says("This account doesn't belong to a shop");
});

it('who is invited accepts, and is in the shop', async () => {
  const staff = { ...nothing, shop: { ...shop, role: 'stock' as const } };
  const invited = { ...nothing, invited: [{ id: shop.id, name: shop.name }] };
  const sent = open(invited, { accept: staff });
  const before = $memberships.get();
  await says('Xe Máy Hùng invites you to help manage its listings');
  await press('Accept');
  await notices('You now work for Xe Máy Hùng');
  expect(sent).toEqual([{ act: 'accept', shop: shop.id }]);
  expect($memberships.get()).toBe(before + 1);
  await until(() => hasButton('Leave the shop')).toBe(true);
  expect(hasButton('Save')).toBe(false);
});

it('an owner changes hours, and is told what is wrong before anything is sent', async () => {
  const sent = open(owned, { change: { ...owned, shop: { ...shop, revision: 4 } } });
  type(await control('Link to a map'), 'javascript:alert(1)');
  submit(named('map'));
  await says('Please paste a link from Google Maps or OpenStreetMap that begins with https://.');
  expect(sent).toEqual([]);
  type(await control('Link to a map'), '');
  await tick('Show opening hours');
  await tick('Sunday');
  submit(named('map'));
  await notices('Details saved');
  const hours = { opens: '08:00', closes: '18:00', closed: ['sun'] };
  expect(sent).toEqual([
    { act: 'change', details: { address: '1 Lê Lợi', hours, map_link: null }, revision: 3 },
  ]);
});

it('what was changed elsewhere is not overwritten, and what is typed stays', async () => {
  open(owned);
  const read = world.calls.ownShop;
  world.calls.ownShop = (action: ShopAction) =>
    action.act === 'change' ? refuse('ABORTED') : read?.(action as never);
  const address = await control(/^Street address/);
  type(address, '2 Lê Lợi');
  submit(named('address'));
  await says(
    'The details have just been changed elsewhere. Save again to replace them with what you see here.',
  );
  expect((address as HTMLInputElement).value).toBe('2 Lê Lợi');
});

it.each([
  ['OUT_OF_RANGE', /^A shop can have up to 10 people and 20 open invitations/],
  ['RESOURCE_EXHAUSTED', /^You've done this too many times/],
] as const)('a refused invitation says why: %s', async (status, text) => {
  open(owned);
  const read = world.calls.ownShop;
  world.calls.ownShop = (action: ShopAction) =>
    action.act === 'invite' ? refuse(status) : read?.(action as never);
  type(await control('Email address'), 'an@example.com');
  submit(named('email'));
  await until(() =>
    [...document.querySelectorAll('p, span, div')].some((one) => text.test(one.textContent ?? '')),
  ).toBe(true);
});

it('an owner invites an address and removes a person', async () => {
  const invitations = [{ id: 'i', email: 'an@example.com', expires_at: Date.UTC(2026, 11, 12) }];
  const sent = open(owned, { invite: { ...owned, invitations }, remove: { ...owned, people: [] } });
  type(await control('Email address'), ' an@example.com ');
  submit(named('email'));
  await notices('Invitation saved');
  await says('an@example.com');
  await press('Remove Minh');
  await notices('Minh no longer works for the shop');
  expect(sent).toEqual([
    { act: 'invite', email: 'an@example.com' },
    { act: 'remove', person: 'minh' },
  ]);
});

const chooseLogo = async (file: File) => {
  const input = await control('Logo file');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  fireEvent.change(input);
};
const logo = `/photos/shop/${shop.id}/6f1c`;
const withLogo = { ...owned, shop: { ...shop, logo } };
const shownLogo = () => document.querySelector('img')?.getAttribute('src');
const answerWith = (status: number, body: object = {}) => {
  const addresses: string[] = [];
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!String(address).startsWith('/photos/')) return others(address, init);
    addresses.push(address);
    return Response.json(body, { status });
  });
  return addresses;
};

it('an owner chooses a logo, sees it beside an empty alt, and removes it', async () => {
  const sent = open(owned, { removeLogo: owned });
  await until(() => document.body.textContent).toContain('XH');
  const addresses = answerWith(200);
  world.calls.ownShop = (action: ShopAction) => {
    if (action.act !== 'read') sent.push(action);
    return action.act === 'removeLogo' ? owned : withLogo;
  };
  await chooseLogo(jpegFile());
  await notices('Logo saved');
  const [path] = uploadPhoto.mock.calls[0] ?? [];
  expect(path).toMatch(/^uploads\/buyer\/shop\/logo\/[0-9a-f-]{36}$/);
  const id = String(path).split('/').at(-1);
  expect(addresses[0]).toBe(`/photos/shop/${shop.id}/${id}/144.webp?waiting`);
  await until(shownLogo).toBe(`${logo}/144.webp`);
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
  await press('Remove');
  await notices('Logo removed');
  await until(shownLogo).toBeUndefined();
  expect(sent).toEqual([{ act: 'removeLogo' }]);
});

it.each([
  ['limit', /You can change the logo up to 20 times a day/],
  ['shape', /This picture is too long and narrow/],
] as const)('a logo that the server refuses says why: %s', async (reason, text) => {
  open(owned);
  answerWith(422, { reason });
  await chooseLogo(jpegFile());
  await says(text);
  expect(hasButton('Choose a logo')).toBe(true);
});

it('what is no picture is not sent, and a failed upload says so', async () => {
  open(owned);
  await chooseLogo(new File(['%PDF-1.7'], 'logo.png'));
  await says('Please choose an image file: JPEG, PNG, GIF, WebP or HEIC.');
  expect(uploadPhoto).not.toHaveBeenCalled();
  uploadPhoto.mockRejectedValue(new Error('offline'));
  await chooseLogo(jpegFile());
  await says("The logo couldn't be uploaded. Check your connection and try again.");
});
