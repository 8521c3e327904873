import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readShared } from './readShared.ts';
import { readShare } from './sharedPlace.ts';
import { takeShared } from './takeShared.ts';

const origin = 'https://vongxe.example';
const fakeCaches = () => {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const stored = all.get(name) ?? new Map<string, Response>();
    all.set(name, stored);
    return {
      put: async (path: string, answer: Response) => void stored.set(path, answer),
      keys: async () => [...stored.keys()].map((path) => ({ url: origin + path })),
      match: async (path: string) => stored.get(path)?.clone(),
    };
  };
  return {
    all,
    open,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
  };
};
beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  // Node's own function refuses relative addresses.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (to, status) => ({ status, headers: new Headers({ Location: String(to) }) }) as Response,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const photo = (name: string, type = 'image/jpeg', size = 3) => new File(['x'.repeat(size)], name, { type });
const share = (files: File[], words: Record<string, string> = {}) => {
  const form = new FormData();
  for (const file of files) form.append('photos', file);
  for (const [field, text] of Object.entries(words)) form.set(field, text);
  return form;
};
const send = (form: FormData, path = '/sell/shared', now = 1_000) =>
  takeShared(new Request(origin + path, { method: 'POST', body: form }), path, now);

describe('what a phone shares', () => {
  it('is stored for the form, and redirects to it in the language of the address', async () => {
    const form = share([photo('Ảnh xe.jpg'), photo('b.png', 'image/png')], { text: 'Bán Wave 2021' });
    const answer = await send(form, '/vi/sell/shared');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/vi/sell?shared=1']);
    const read = await readShared(2_000);
    expect(read?.photos.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['Ảnh xe.jpg', 'image/jpeg', 3],
      ['b.png', 'image/png', 3],
    ]);
    expect([read?.words, read?.left]).toEqual(['Bán Wave 2021', 0]);
  });

  it('is read once', async () => {
    await send(share([photo('a.jpg')]));
    expect(await readShared(2_000)).not.toBeNull();
    expect(await readShared(2_000)).toBeNull();
  });

  it('is forgotten after a day, and by the next share', async () => {
    await send(share([photo('a.jpg'), photo('b.jpg')]));
    expect(await readShared(1_000 + 24 * 3_600_000)).toBeNull();
    await send(share([photo('a.jpg'), photo('b.jpg')]));
    await send(share([photo('c.jpg')]));
    expect((await readShared(2_000))?.photos.map(({ name }) => name)).toEqual(['c.jpg']);
  });

  it('leads to the form also where it cannot be read', async () => {
    const broken = new Request(`${origin}/sell/shared`, { method: 'POST', body: 'no form' });
    expect((await takeShared(broken, '/sell/shared', 1_000)).headers.get('Location')).toBe('/sell?shared=1');
    expect(await readShared(2_000)).toBeNull();
  });
});

describe('of a share', () => {
  it('ten pictures are taken, none over ten megabytes, and the others are counted', () => {
    const many = Array.from({ length: 11 }, (_, index) => photo(`${index}.jpg`));
    expect(readShare(share(many))).toMatchObject({ photos: { length: 10 }, left: 1 });
    const large = photo('large.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1);
    const others = [photo('a.pdf', 'application/pdf'), photo('a.mp4', 'video/mp4'), large];
    expect(readShare(share([...others, photo('a.webp', 'image/webp')]))).toMatchObject({
      photos: [{ name: 'a.webp' }],
      left: 3,
    });
  });

  it('the words are its title, text and address, up to a length', () => {
    const words = { title: 'Wave', text: 'Bán xe', url: 'https://example.com/1' };
    expect(readShare(share([], words)).words).toBe('Wave\nBán xe\nhttps://example.com/1');
    expect(readShare(share([], { text: 'x'.repeat(6_000) })).words).toHaveLength(5_000);
    expect(readShare(share([], { title: ' ' })).words).toBe('');
  });
});
