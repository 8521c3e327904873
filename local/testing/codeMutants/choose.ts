import { Problem } from '../../problem.ts';
import { type Random, seeded } from '../../random.ts';

export const folders = ['src/domain', 'src/firebase', 'src/features', 'functions/src'] as const;
export type Folder = (typeof folders)[number];

export const folderOf = (file: string): Folder => {
  const folder = folders.find((one) => file.startsWith(`${one}/`));
  if (!folder) throw new Error(`${file} lies in none of the folders.`);
  return folder;
};

export const foldersIn = (list = ''): readonly Folder[] => {
  const names = list.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !folders.some((folder) => folder === name));
  if (unknown) throw new Problem(`${unknown} is none of the folders ${folders.join(', ')}.`);
  return names.length === 0 ? folders : folders.filter((folder) => names.includes(folder));
};

export const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|(?:^|\/)testing\//.test(file);

const shuffle = <T>(all: readonly T[], random: Random): T[] => {
  const rest = [...all];
  for (let end = rest.length - 1; end > 0; end -= 1) {
    const other = random.whole(0, end);
    [rest[end], rest[other]] = [rest[other] as T, rest[end] as T];
  }
  return rest;
};

/** Chooses equally many mutants from each folder, if it has enough. Equal seeds give equal choices. */
export const chooseMutants = <T extends { fileName: string }>(
  all: readonly T[],
  count: number,
  seed: number,
  among: readonly Folder[] = folders,
): T[] => {
  const random = seeded(seed);
  return among.flatMap((folder, index) => {
    const share =
      Math.floor((count * (index + 1)) / among.length) - Math.floor((count * index) / among.length);
    const own = all.filter(({ fileName }) => folderOf(fileName) === folder);
    return shuffle(own, random).slice(0, share);
  });
};
