import { describe, expect, it, vi } from 'vitest';
import { writeWithFreeSlug } from './chooseSlug.ts';

/** Fake slug storage, which refuses taken slugs. */
const database = (taken: string[]) => {
  const slugs = new Set(taken);
  const isTaken = vi.fn(async (slug: string) => slugs.has(slug));
  const write = vi.fn(async (slug: string) => {
    await Promise.resolve();
    if (slugs.has(slug)) throw new Error('permission-denied');
    slugs.add(slug);
  });
  return { slugs, isTaken, write, random: Math.random };
};
const twins = (count: number) =>
  Array.from({ length: count }, (_, index) => (index === 0 ? 'wave' : `wave-${index + 1}`));

describe('the slug of a new listing', () => {
  it.each([
    [0, 'wave'],
    [1, 'wave-2'],
    [2, 'wave-3'],
    [7, 'wave-8'],
    [100, 'wave-101'],
  ])('[S3.13] after %d twins is %s', async (count, slug) => {
    expect(await writeWithFreeSlug('wave', database(twins(count)))).toBe(slug);
  });

  it('costs one read when it is the first', async () => {
    const { isTaken, ...rest } = database([]);
    await writeWithFreeSlug('wave', { isTaken, ...rest });
    expect(isTaken).toHaveBeenCalledTimes(1);
  });

  it('is found with few reads among a thousand twins', async () => {
    const { isTaken, ...rest } = database(twins(1000));
    await writeWithFreeSlug('wave', { isTaken, ...rest });
    expect(isTaken.mock.calls.length).toBeLessThan(25);
  });

  it('moves on when somebody takes it between the look and the write', async () => {
    const base = database([]);
    const write = vi.fn(base.write).mockImplementationOnce(async (slug) => {
      base.slugs.add(slug);
      throw new Error('permission-denied');
    });
    expect(await writeWithFreeSlug('wave', { ...base, write, random: () => 0 })).toBe('wave-2');
  });

  it('does not hide a refusal that has another cause', async () => {
    const write = vi.fn().mockRejectedValue(new Error('permission-denied'));
    await expect(writeWithFreeSlug('wave', { ...database([]), write })).rejects.toThrow('permission-denied');
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('differs for a hundred twins of the same moment', async () => {
    const shared = database([]);
    const slugs = await Promise.all(Array.from({ length: 100 }, () => writeWithFreeSlug('wave', shared)));
    expect(new Set(slugs).size).toBe(100);
  });
});
