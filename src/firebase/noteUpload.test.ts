import { beforeEach, expect, it, vi } from 'vitest';

const world = vi.hoisted(() => ({ used: null as number | null, asked: [] as string[], most: 300 }));
const tellLeft = vi.hoisted(() => vi.fn());
vi.mock('./firestore.ts', () => ({
  getDocument: async (_: unknown, path: string) => {
    world.asked.push(path);
    return world.used === null ? null : { used: world.used };
  },
}));
vi.mock('./tellQuota.ts', () => ({ tellLeft }));
vi.mock('./quotaLimit.ts', () => ({ quotaLimit: async () => world.most }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 20_000.5 * 86_400_000 });
  tellLeft.mockClear();
  Object.assign(world, { used: null, asked: [], most: 300 });
});
const upload = async (times: number) => {
  const { noteUpload } = await import('./noteUpload.ts');
  for (let left = times; left > 0; left -= 1) await noteUpload('u');
};

it('reads the count of today once a page, and says nothing while many are left', async () => {
  world.used = 230;
  await upload(9);
  expect(world.asked).toEqual(['limits/u_photos_20000']);
  expect(tellLeft).not.toHaveBeenCalled();
});

it('says how many are left, by what the account may do', async () => {
  world.used = 239;
  await upload(1);
  expect(tellLeft.mock.calls).toEqual([['upload', 60]]);
  world.most = 600;
  await upload(1);
  expect(tellLeft.mock.lastCall).toEqual(['upload', null]);
});

it('counts photos of messages apart', async () => {
  world.used = 15;
  world.most = 20;
  const { noteUpload } = await import('./noteUpload.ts');
  await noteUpload('u', 'messagePhoto');
  expect(world.asked).toEqual(['limits/u_message_photos_20000']);
  expect(tellLeft.mock.calls).toEqual([['messagePhoto', 4]]);
});
