import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bucketFiles } from './files.ts';

type Metadata = { metadata?: Record<string, string>; timeCreated?: string; size?: string };
type Kept = { content: Buffer; options: object; metadata: Metadata };
const stored = new Map<string, Kept>();
const requests: unknown[] = [];
/** Results of successive list requests. */
let listings: unknown[][] = [];
let failure: (Error & { code?: number }) | null = null;
const storage = { retryOptions: { idempotencyStrategy: 2 } };

const fail = (code: number, message = 'it failed') => Object.assign(new Error(message), { code });
const existing = (path: string): Kept => {
  if (failure) throw failure;
  const file = stored.get(path);
  if (!file) throw fail(404);
  return file;
};
const file = (path: string) => ({
  download: async (options: object) => {
    requests.push(options);
    return [existing(path).content];
  },
  exists: async () => [stored.has(path)],
  save: async (content: string | Buffer, options: { metadata?: Metadata }) => {
    stored.set(path, { content: Buffer.from(content), options, metadata: options.metadata ?? {} });
  },
  getMetadata: async () => [existing(path).metadata],
  setMetadata: async (metadata: unknown) => {
    existing(path);
    requests.push([path, metadata]);
  },
  delete: async ({ ignoreNotFound = false } = {}) => {
    if (!stored.delete(path) && !ignoreNotFound) throw fail(404);
  },
  move: async (to: string) => {
    stored.set(to, existing(path));
    stored.delete(path);
  },
});
const getFiles = async (question: object) => {
  requests.push(question);
  return listings.shift();
};
vi.mock('firebase-admin/storage', () => ({
  getStorage: () => ({ bucket: (name: string) => ({ name, storage, file, getFiles }) }),
}));

const files = bucketFiles('bucket');
beforeEach(() => {
  stored.clear();
  requests.length = 0;
  listings = [];
  failure = null;
});

describe('a file', () => {
  it('is written whole, with its type, and read as it was written', async () => {
    await files.write('a.html', 'Xin chào', 'text/html');
    expect(String(await files.read('a.html'))).toBe('Xin chào');
    expect(stored.get('a.html')?.options).toEqual({
      resumable: false,
      validation: false,
      contentType: 'text/html',
    });
    // Storage compresses files in transit, so the checksum cannot match.
    expect(requests).toEqual([{ validation: false }]);
    expect([await files.exists('a.html'), await files.exists('b.html')]).toEqual([true, false]);
  });

  it('keeps the version that it was written with', async () => {
    await files.write('old', 'x', 'text/plain');
    await files.write('new', 'x', 'text/plain', 'v1');
    expect(await files.version('new')).toBe('v1');
    expect(await files.version('old')).toBe('');
    expect(await files.version('none')).toBeNull();
  });

  it('that is not there is nothing', async () => {
    expect(await files.read('none')).toBeNull();
    await files.remove('none');
    await files.move('none', 'somewhere');
    expect(await files.exists('somewhere')).toBe(false);
  });

  it('goes, and gets another path', async () => {
    await files.write('a', 'first', 'text/plain');
    await files.move('a', 'b');
    expect([await files.read('a'), String(await files.read('b'))]).toEqual([null, 'first']);
    await files.remove('b');
    expect(await files.exists('b')).toBe(false);
  });

  it.each([
    ['read', () => files.read('a')],
    ['compared', () => files.version('a')],
    ['moved', () => files.move('a', 'b')],
    ['closed', () => files.closeDownload('a')],
  ])('is not taken for missing where it cannot be %s', async (_, ask) => {
    await files.write('a', 'x', 'text/plain');
    failure = fail(503, 'away');
    await expect(ask()).rejects.toThrow('away');
  });

  it('is written again after a failure, whatever Storage thinks of that', () => {
    expect(storage.retryOptions.idempotencyStrategy).toBe(0);
  });

  /** The emulator always creates a token, so the test checks the request. */
  it('loses its download token, if it is there', async () => {
    await files.write('uploads/u/l/p', 'x', 'image/jpeg');
    await files.closeDownload('uploads/u/l/p');
    await files.closeDownload('uploads/gone');
    expect(requests).toEqual([['uploads/u/l/p', { metadata: { firebaseStorageDownloadTokens: null } }]]);
  });
});

describe('a folder', () => {
  it('lists the paths below it', async () => {
    listings = [[[{ name: 'uploads/u1/a' }, { name: 'uploads/u1/b' }]]];
    expect(await files.list('uploads/u1/')).toEqual(['uploads/u1/a', 'uploads/u1/b']);
    expect(requests).toEqual([{ prefix: 'uploads/u1/' }]);
  });

  it('is gone through a thousand files at a time', async () => {
    const one = { name: 'a', metadata: { timeCreated: '2026-06-01T00:00:00Z', size: '12' } };
    listings = [
      [[one], { pageToken: 'next' }],
      [[{ name: 'b', metadata: {} }], null],
    ];
    const pages = [];
    for await (const page of files.pages('public/')) pages.push(page);
    expect(pages).toEqual([
      [{ path: 'a', created: Date.UTC(2026, 5, 1), bytes: 12 }],
      [{ path: 'b', created: Number.NaN, bytes: 0 }],
    ]);
    const question = { prefix: 'public/', autoPaginate: false, maxResults: 1_000 };
    expect(requests).toEqual([question, { ...question, pageToken: 'next' }]);
  });

  it('is gone through from behind a path, although Storage begins with the path itself', async () => {
    listings = [[['a', 'b', 'c'].map((name) => ({ name, metadata: {} })), null]];
    const paths = [];
    for await (const page of files.pages('', 'b')) paths.push(...page.map(({ path }) => path));
    expect(paths).toEqual(['c']);
    expect(requests).toMatchObject([{ startOffset: 'b' }]);
  });

  it('names the folders directly within it, however many answers that takes', async () => {
    listings = [
      [[], { pageToken: 'next' }, { prefixes: ['hidden/a/', 'hidden/b/'] }],
      [[], null, { prefixes: ['hidden/c/'] }],
    ];
    expect(await files.folders('hidden/')).toEqual(['hidden/a/', 'hidden/b/', 'hidden/c/']);
    const question = { prefix: 'hidden/', delimiter: '/', autoPaginate: false };
    expect(requests).toEqual([question, { ...question, pageToken: 'next' }]);
    listings = [[[], null, {}]];
    expect(await files.folders('hidden/')).toEqual([]);
  });
});
