import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { writeMatches } from './writeMatches.ts';

type Failure = { code: number; failedAttempts: number };
const coded = (code: number) => Object.assign(new Error(`failure ${code}`), { code });

/** Stand-in for Firestore's BulkWriter, with some failing writes. */
const open = (failing: Record<string, Error> = {}) => {
  let repeats: (failure: Failure) => boolean = () => false;
  const written: string[] = [];
  const writer = {
    onWriteError: (decide: typeof repeats) => {
      repeats = decide;
    },
    create: async (id: string, { user_id }: { user_id: string }) => {
      const failure = failing[user_id];
      if (failure) throw failure;
      written.push(id);
    },
    close: vi.fn(async () => undefined),
  };
  const documents = {
    bulkWriter: () => writer,
    collection: () => ({ doc: (id: string) => id }),
  } as unknown as Firestore;
  const write = (...people: string[]) => writeMatches(documents, { id: 'bike' }, people, 0);
  return { write, written, writer, isRepeated: (failure: Failure) => repeats(failure) };
};

it('a find that is there already is the same find, and the others are written', async () => {
  const { write, written, writer } = open({ an: coded(6) });
  await write('an', 'binh');
  expect(written).toHaveLength(1);
  expect(writer.close).toHaveBeenCalledOnce();
});

it('any other failure is told, once the others are written', async () => {
  const { write, written } = open({ an: coded(14) });
  await expect(write('an', 'binh', 'chi')).rejects.toThrow('failure 14');
  expect(written).toHaveLength(2);
});

it.each([
  [14, 1, true],
  [14, 4, true],
  [14, 5, false],
  [6, 1, false],
])('a failure %i that came %i times is tried again: %s', async (code, failedAttempts, again) => {
  const { write, isRepeated } = open();
  await write('an');
  expect(isRepeated(Object.assign(coded(code), { failedAttempts }))).toBe(again);
});
