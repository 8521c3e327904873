import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { eraseUser } from '../../functions/src/flows/eraseUser.ts';
import { setLogo } from '../../functions/src/shops/changeLogo.ts';
import { deleteOldLogos } from '../../functions/src/shops/deleteOldLogos.ts';
import { maxPhotoBytes } from '../../src/domain/photos/photoLimits.ts';
import { logoAddress, logoUploadPath, logoUrl } from '../../src/domain/shops/logo.ts';
import { shopLimits } from '../../src/domain/shops/shop.ts';
import { day } from '../../src/domain/time/time.ts';
import { shopPath } from '../../src/paths.ts';
import { auditOf, openAdmin } from '../functions/operators.ts';
import { createMember } from './memoryPeople.ts';
import { join, openShop, type Person } from './memoryShops.ts';
import { bucket, call, documents, site, visit } from './memorySuite.ts';
import { quiet } from './triggers.ts';

beforeEach(quiet);

const { act } = await openAdmin('moderator');
const paint = (changes: object = {}) =>
  sharp({ create: { width: 60, height: 20, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 1 } } })
    .composite([])
    .withExif({ IFD0: { Copyright: 'Hung, 12 Nguyen Trai' }, ...changes })
    .png()
    .toBuffer();
const picture = await paint();

/** Uploads a file as a logo. @returns the address that it has in the shop */
const upload = async (person: Person, shop: string, content: Buffer = picture) => {
  const photo = randomUUID();
  await bucket.file(logoUploadPath(person.id, photo)).save(content);
  await quiet();
  return logoAddress(shop, photo);
};
const logoOf = async (shop: string) => (await documents.doc(`shops/${shop}`).get()).get('logo');
const filesOf = (shop: string) => site.files.list(`logos/${shop}/`);
const answerTo = async (address: string) => (await visit(`${logoUrl(address)}?waiting`)).status;
const refusal = async (address: string) => JSON.parse((await visit(`${logoUrl(address)}?waiting`)).body);

it('an owner’s logo is on the page, without hidden data; the next one replaces it, and removing deletes it', async () => {
  const { id, owner } = await openShop();
  expect((await visit(shopPath(id))).body).not.toContain('"logo"');
  const first = await upload(owner, id);
  expect(await logoOf(id)).toBe(first);
  expect((await visit(`/vi${shopPath(id)}`)).body).toContain(`"logo":"${first}"`);
  const { status, header } = await visit(logoUrl(first));
  expect([status, header('content-type'), header('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, s-maxage=3600, immutable',
  ]);
  const file = await site.files.read(`logos/${id}/${first.split('/').at(-1)}/144.webp`);
  const { width, height, exif, hasAlpha } = await sharp(file ?? Buffer.alloc(0)).metadata();
  expect([width, height, exif, hasAlpha]).toEqual([144, 144, undefined, false]);

  const second = await upload(owner, id);
  expect([await answerTo(first), await answerTo(second), (await filesOf(id)).length]).toEqual([202, 200, 1]);
  const { body } = await call('ownShop', { act: 'read' }, owner.token);
  expect(JSON.parse(body).result.shop).toMatchObject({ logo: second, revision: 1 });
  const removed = await call('ownShop', { act: 'removeLogo' }, owner.token);
  expect(JSON.parse(removed.body).result.shop.logo).toBeUndefined();
  expect([await filesOf(id), (await visit(logoUrl(second))).status]).toEqual([[], 404]);
  expect(await site.files.list(`uploads/${owner.id}/`)).toEqual([]);
});

it('staff, people of another shop, strangers and who has left change no logo', async () => {
  const [mine, other] = [await openShop(), await openShop()];
  const own = await upload(mine.owner, mine.id);
  const [staff, stranger] = [await join(mine.id), await createMember('Lan')];
  const theirs = await upload(other.owner, mine.id);
  for (const person of [staff, stranger]) await upload(person, mine.id);
  await documents.doc(`shop_people/${staff.id}`).delete();
  await upload(staff, mine.id);
  expect(await logoOf(mine.id)).toBe(own);
  const window = Math.floor(Date.now() / day);
  expect((await documents.doc(`limits/${mine.id}_shop_logo_${window}`).get()).get('used')).toBe(1);
  expect(await logoOf(other.id)).toBe(theirs.replace(mine.id, other.id));
  expect((await filesOf(mine.id)).length).toBe(1);
  for (const person of [staff, stranger]) {
    expect(await site.files.list(`uploads/${person.id}/`)).toEqual([]);
    expect((await call('ownShop', { act: 'removeLogo' }, person.token)).status).toBe(403);
  }
  expect(await logoOf(mine.id)).toBe(own);
});

it('who loses the shop, is suspended or leaves while a logo is made does not set it', async () => {
  const { id, owner } = await openShop();
  const set = (userId: string) => setLogo(site, { shopId: id, userId }, logoAddress(id, randomUUID()));
  expect(await set((await join(id)).id)).toBe(false);
  for (const bar of [`suspensions/${owner.id}`, `erasures/${owner.id}`]) {
    await documents.doc(bar).set({});
    expect.soft([bar, await set(owner.id)]).toEqual([bar, false]);
    await documents.doc(bar).delete();
  }
  await documents.doc(`shops/${id}`).delete();
  expect([await set(owner.id), await logoOf(id)]).toEqual([false, undefined]);
});

it('what is no picture, cut off, too large or too long is refused with the reason', async () => {
  const { id, owner } = await openShop();
  const long = await sharp({ create: { width: 300, height: 20, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  for (const [content, reason] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'type'],
    [picture.subarray(0, picture.length - 20), 'truncated'],
    [Buffer.concat([picture, Buffer.alloc(maxPhotoBytes)]), 'size'],
    [long, 'shape'],
  ] as const)
    expect.soft(await refusal(await upload(owner, id, content))).toEqual({ reason });
  expect(await logoOf(id)).toBeUndefined();
});

it('a hundred uploads: twenty a day are taken, also from two at once, and the last one stays', async () => {
  const { id, owner } = await openShop();
  const all = await Promise.all(Array.from({ length: 100 }, () => upload(owner, id)));
  const shown = await logoOf(id);
  expect(all).toContain(shown);
  const reasons = await Promise.all(
    all.map(async (address) => ((await answerTo(address)) === 422 ? refusal(address) : null)),
  );
  const refused = reasons.filter((answer) => answer !== null);
  expect(refused).toHaveLength(100 - shopLimits.logos);
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['limit']));
  expect((await filesOf(id)).filter((path) => path.endsWith('.webp'))).toHaveLength(1);
});

it('a suspended owner uploads none, and theirs is not shown; a name used again changes nothing', async () => {
  const { id, owner } = await openShop();
  const shown = await upload(owner, id);
  const photo = shown.split('/').at(-1) ?? '';
  const before = await site.files.read(`logos/${id}/${photo}/144.webp`);
  const black = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  await bucket.file(logoUploadPath(owner.id, photo)).save(black);
  await quiet();
  expect(await site.files.read(`logos/${id}/${photo}/144.webp`)).toEqual(before);
  await documents
    .doc(`suspensions/${owner.id}`)
    .set({ reason: 'scam', note: null, suspended_at: new Date() });
  await upload(owner, id);
  expect([await logoOf(id), (await visit(logoUrl(shown))).status]).toEqual([shown, 404]);
});

it('operators remove the logo that they saw, not a later one; the removal is recorded', async () => {
  const { id, owner } = await openShop();
  const [seen, later] = [await upload(owner, id), await upload(owner, id)];
  const remove = (logo: string, person = owner.id) => act({ act: 'removeLogo', person, logo });
  expect(await remove(seen)).toBe(409);
  expect(await logoOf(id)).toBe(later);
  expect(await remove(later, (await join(id)).id)).toBe(404);
  expect([await remove(later), await remove(later)]).toEqual(['done', 'same']);
  expect([await logoOf(id), await filesOf(id)]).toEqual([undefined, []]);
  expect(await auditOf(`accounts/${owner.id}`)).toMatchObject([{ act: 'removeLogo', detail: id }]);
});

it('whoever leaves takes the logo along; a correction of the shop keeps it, and a download names it', async () => {
  const { id, owner } = await openShop();
  const logo = await upload(owner, id);
  const boss = await openAdmin();
  const corrected = { person: owner.id, name: `Xe Hung ${randomUUID().replace(/[^a-f]/g, '')}` };
  expect(await boss.act({ act: 'grantShop', address: '2 Lê Lợi', ...corrected })).toBe('done');
  const { body } = await call('exportAccount', {}, owner.token);
  expect(JSON.parse(body).result.stored.shops).toMatchObject([{ id, logo }]);
  await eraseUser(site, { userId: owner.id, email: owner.email });
  expect([await filesOf(id), (await visit(logoUrl(logo))).status]).toEqual([[], 404]);
});

it('a shop that is taken away loses its logo, and the night deletes files that no shop names', async () => {
  const [gone, { id, owner }] = [await openShop(), await openShop()];
  await upload(gone.owner, gone.id);
  const boss = await openAdmin();
  expect(await boss.act({ act: 'removeShop', person: gone.owner.id })).toBe('done');
  expect(await filesOf(gone.id)).toEqual([]);
  await upload(owner, id);
  const loose = `logos/${id}/${randomUUID()}/144.webp`;
  await site.files.write(loose, 'x', 'image/webp');
  expect(await deleteOldLogos(site, Date.now())).toBe(0);
  await deleteOldLogos(site, Date.now() + 2 * day);
  expect([await site.files.exists(loose), (await filesOf(id)).length]).toEqual([false, 1]);
});
