import { describe, expect, it } from 'vitest';
import { likeQueue } from './likeQueue.ts';

/** Queue with a fake server; `refuse` decides which writes fail. */
const scene = (refuse: (liked: boolean) => boolean = () => false, stored = false) => {
  const shown: boolean[] = [];
  const written: boolean[] = [];
  const server = { stored };
  const like = likeQueue({
    show: (_, liked) => shown.push(liked),
    write: async (_, liked) => {
      await Promise.resolve();
      written.push(liked);
      if (refuse(liked)) throw new Error('refused');
      server.stored = liked;
    },
    read: async () => server.stored,
  });
  return { like, shown, written, server };
};

describe('[S4.28] a like', () => {
  it('shows before it is written', async () => {
    const { like, shown, server } = scene();
    const done = like('a', true);
    expect([shown, server.stored]).toEqual([[true], false]);
    await done;
    expect([shown, server.stored]).toEqual([[true], true]);
  });

  it.each([
    [true, false],
    [false, true],
  ])('[S4.28] that is refused (%s) is taken back, and says so', async (wish, stored) => {
    const { like, shown } = scene(() => true, stored);
    await expect(like('a', wish)).rejects.toThrow('refused');
    expect(shown).toEqual([wish, stored]);
  });

  it('that is refused because it is so already stays', async () => {
    const { like, shown } = scene(() => true, true);
    await like('a', true);
    expect(shown).toEqual([true]);
  });

  it('pressed three times quickly ends as the last press wanted, in order', async () => {
    const { like, written, server, shown } = scene();
    await Promise.all([like('a', true), like('a', false), like('a', true)]);
    expect(server.stored).toBe(true);
    expect(shown.at(-1)).toBe(true);
    expect(written).toEqual([true]);
  });

  it('given and taken back while it is being written is written both times', async () => {
    const { like, written } = scene();
    const first = like('a', true);
    await Promise.resolve();
    await Promise.all([first, like('a', false)]);
    expect(written).toEqual([true, false]);
  });

  it('of one bike does not wait for that of another', async () => {
    const { like, written } = scene();
    await Promise.all([like('a', true), like('b', true)]);
    expect(written).toEqual([true, true]);
  });

  it('can be wished again after a failure', async () => {
    let offline = true;
    const { like, server } = scene(() => offline);
    await expect(like('a', true)).rejects.toThrow();
    offline = false;
    await like('a', true);
    expect(server.stored).toBe(true);
  });
});
