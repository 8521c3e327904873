import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { maxPhotoBytes } from '../../domain/photos/photoLimits.ts';
import { readZip } from './readZip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const zip = (files: Record<string, Uint8Array>, level: 0 | 9 = 9) =>
  new File([new Uint8Array(zipSync(files, { level }))], 'photos.zip');
const read = async (archive: File, files = 400, all?: number) => {
  const result = await readZip(archive, { files, ...(all !== undefined && { bytes: all }) });
  return { names: result.files.map(({ name, size }) => [name, size]), problems: result.problems };
};

it('files come with their names, without folders and clutter', async () => {
  const archive = zip({
    'A102-1.jpg': bytes('one'),
    'deep/er/A102-2.jpg': bytes('three'),
    '../../etc/A103-1.jpg': bytes('x'),
    '__MACOSX/._A102-1.jpg': bytes('x'),
    'deep/.DS_Store': bytes('x'),
  });
  expect(await read(archive)).toEqual({
    names: [
      ['A102-1.jpg', 3],
      ['A102-2.jpg', 5],
      ['A103-1.jpg', 1],
    ],
    problems: [],
  });
});

it('a bomb stops at 10 MB, and the file after it is read', async () => {
  const archive = zip({ 'bomb.jpg': new Uint8Array(2 * maxPhotoBytes), 'A1-1.jpg': bytes('ok') });
  expect(archive.size).toBeLessThan(1_000_000);
  expect(await read(archive)).toEqual({
    names: [['A1-1.jpg', 2]],
    problems: [{ name: 'bomb.jpg', problem: 'size' }],
  });
});

it('many files, and much together, end at a limit', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [`A${index}-1.jpg`, new Uint8Array(100)]),
  );
  expect(await read(zip(many), 3)).toMatchObject({ names: { length: 3 }, problems: [{ problem: 'many' }] });
  const { names, problems } = await read(zip(many, 0), 400, 250);
  expect(names).toHaveLength(2);
  expect(problems.every(({ problem }) => problem === 'many')).toBe(true);
});

it.each([
  ['no archive', bytes('hello')],
  ['an archive that is cut off', new Uint8Array(zipSync({ 'A1-1.jpg': new Uint8Array(5_000) })).slice(0, 20)],
  ['nothing', new Uint8Array()],
])('%s is refused', async (_, content) => {
  const { names, problems } = await read(new File([content], 'photos.zip'));
  expect(names).toEqual([]);
  expect(problems).toMatchObject([{ name: 'photos.zip', problem: 'archive' }]);
});
