import type { Mutant } from '@stryker-mutator/api/core';
import { folderOf, folders } from './choose.ts';

/** `noticed`: a test failed. `survived`: all tests that ran the mutant passed. `not run`: no test ran it. */
export type Fate = 'noticed' | 'survived' | 'not run';
export type Tried = {
  mutant: Pick<Mutant, 'fileName' | 'location' | 'replacement' | 'mutatorName'>;
  fate: Fate;
};

export const shareNoticed = (tried: readonly Tried[]): number =>
  tried.filter(({ fate }) => fate === 'noticed').length / Math.max(1, tried.length);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const row = (name: string, tried: readonly Tried[], possible: number) => {
  const noticed = tried.filter(({ fate }) => fate === 'noticed').length;
  return `| ${name} | ${noticed}/${tried.length} | ${percent(shareNoticed(tried))} | ${possible} |`;
};

export const table = (tried: readonly Tried[], possible: readonly { fileName: string }[]): string => {
  const within = <T>(all: readonly T[], nameOf: (one: T) => string, folder: string) =>
    all.filter((one) => folderOf(nameOf(one)) === folder);
  return [
    '| folder | noticed | share | possible |',
    '|---|---|---|---|',
    ...folders.map((folder) =>
      row(
        folder,
        within(tried, ({ mutant }) => mutant.fileName, folder),
        within(possible, ({ fileName }) => fileName, folder).length,
      ),
    ),
    row('all', tried, possible.length),
  ].join('\n');
};

/** @example src/a.ts:4 `>=` … */
export const describeMutant = ({ mutant, fate }: Tried, source: string): string => {
  const { start, end } = mutant.location;
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column);
  lines[0] = (lines[0] ?? '').slice(start.column);
  const shown = (text: string) => {
    const flat = text.replace(/\s+/g, ' ').trim();
    return `\`${flat.length > 60 ? `${flat.slice(0, 59)}…` : flat}\``;
  };
  const place = `${mutant.fileName}:${start.line + 1}`;
  return `${place} ${shown(lines.join('\n'))} becomes ${shown(mutant.replacement)} (${fate})`;
};
