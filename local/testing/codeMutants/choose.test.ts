import { describe, expect, it } from 'vitest';
import { chooseMutants, folderOf, foldersIn, isSource } from './choose.ts';

const many = (folder: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({ fileName: `${folder}/a.ts`, place }));
const all = ['src/domain', 'src/firebase', 'src/features', 'functions/src'].flatMap((folder) =>
  many(folder, 50),
);

describe('the choice of mutants', () => {
  it('takes as many of each folder, none twice', () => {
    const chosen = chooseMutants(all, 20, 1);
    const counts = Object.groupBy(chosen, ({ fileName }) => folderOf(fileName));
    expect(Object.values(counts).map((own) => own?.length)).toEqual([5, 5, 5, 5]);
    expect(new Set(chosen).size).toBe(20);
  });

  it('adds up to what was asked for where that cannot be divided', () => {
    expect(chooseMutants(all, 22, 1)).toHaveLength(22);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(chooseMutants(all, 20, 1)).toEqual(chooseMutants(all, 20, 1));
    expect(chooseMutants(all, 20, 2)).not.toEqual(chooseMutants(all, 20, 1));
  });

  it('takes all of the folders that are asked for, where not all are', () => {
    const chosen = chooseMutants(all, 20, 1, foldersIn('src/features,src/domain'));
    const counts = Object.groupBy(chosen, ({ fileName }) => folderOf(fileName));
    expect(Object.entries(counts).map(([folder, own]) => [folder, own?.length])).toEqual([
      ['src/domain', 10],
      ['src/features', 10],
    ]);
    expect(foldersIn()).toEqual(foldersIn('functions/src,src/features,src/firebase,src/domain'));
    expect(() => foldersIn('src/pages')).toThrow('src/pages is none of the folders');
  });

  it.each([
    ['src/domain/a.ts', true],
    ['src/features/A.tsx', true],
    ['src/domain/a.test.ts', false],
    ['src/features/A.test.tsx', false],
    ['src/features/a.d.ts', false],
    ['functions/src/platform/testing/site.ts', false],
    ['src/features/a.css', false],
  ])('%s can be broken: %s', (file, can) => expect(isSource(file)).toBe(can));
});
