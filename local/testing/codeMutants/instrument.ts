import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { cosmetic } from './cosmetic.ts';

const silent = () => undefined;
const off = () => false;
const logger = {
  ...{ isTraceEnabled: off, isDebugEnabled: off, isInfoEnabled: off },
  ...{ isWarnEnabled: off, isErrorEnabled: off, isFatalEnabled: off },
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
};
const options = { plugins: null, excludedMutations: [], ignorers: [cosmetic] };

/** Identifies a mutant before and after instrumentation. */
export const keyOf = ({ fileName, location, replacement, mutatorName }: Mutant): string =>
  JSON.stringify([fileName, location, mutatorName, replacement]);

export const findMutants = async (folder: string, files: readonly string[]): Promise<Mutant[]> => {
  const sources = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(folder, name), 'utf8'),
  }));
  const { mutants } = await new Instrumenter(logger).instrument(sources, options);
  return mutants.filter(({ status }) => status !== 'Ignored');
};

type Instrumented = { files: readonly { name: string; content: string }[]; mutants: Mutant[] };

/** Inserts the chosen mutants into their files, each behind a switch with its id. */
export const placeMutants = async (folder: string, chosen: readonly Mutant[]): Promise<Instrumented> => {
  const names = [...new Set(chosen.map(({ fileName }) => fileName))];
  const sources = names.map((name) => ({
    name,
    mutate: chosen.filter(({ fileName }) => fileName === name).map(({ location }) => location),
    content: readFileSync(join(folder, name), 'utf8'),
  }));
  const { files, mutants } = await new Instrumenter(logger).instrument(sources, options);
  const wanted = new Set(chosen.map(keyOf));
  return { files, mutants: mutants.filter((mutant) => wanted.has(keyOf(mutant))) };
};
