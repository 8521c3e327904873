import { beforeEach, expect, it, vi } from 'vitest';
import { RequestError } from '../firebase/post.ts';
import { settings } from '../settings.ts';
import { lacksIdentity } from './lacksIdentity.ts';

const world = vi.hoisted(() => ({
  identity: null as object | null,
  notices: [] as object[],
  ways: [] as string[],
}));
vi.mock('../firebase/accounts.ts', () => ({ waysIn: async () => world.ways }));
vi.mock('../firebase/firestore.ts', () => ({ getDocument: async () => world.identity }));
vi.mock('../ui/notify.ts', () => ({ notify: (notice: object) => world.notices.push(notice) }));
const refusal = new RequestError('permission-denied', 'refused');
const need = (level: string) => Object.assign(settings, { publishingNeeds: level });

beforeEach(() => {
  world.identity = null;
  world.notices.length = 0;
  world.ways = [];
  need('none');
});

it('says nothing where publishing needs nothing, or where another reason refused', async () => {
  expect(await lacksIdentity('en', 'u1', refusal)).toBe(false);
  need('papers');
  expect(await lacksIdentity('en', 'u1', new RequestError('unavailable', 'no network'))).toBe(false);
  world.identity = { level: 'vneid' };
  expect(await lacksIdentity('en', 'u1', refusal)).toBe(false);
  expect(world.notices).toEqual([]);
});

it.each([
  ['papers', 'en', '/profile#identity', 'We need to check your identity first'],
  ['vneid', 'vi', '/vi/profile#identity', 'Chúng tôi cần kiểm tra danh tính của bạn trước'],
  ['phone', 'en', '/profile#phone', 'We need to check your identity first'],
] as const)('leads to what is missing where publishing needs %s (%s)', async (level, lang, href, title) => {
  need(level);
  world.identity = level === 'vneid' ? { level: 'papers' } : null;
  expect(await lacksIdentity(lang, 'u1', refusal)).toBe(true);
  expect(world.notices).toMatchObject([{ title, link: { href }, tone: 'error' }]);
});

it('a number that signs in is confirmed, also without a stored check', async () => {
  need('phone');
  world.ways = ['phone'];
  expect(await lacksIdentity('en', 'u1', refusal)).toBe(false);
  expect(world.notices).toEqual([]);
});
