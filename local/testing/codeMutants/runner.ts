import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createVitest } from 'vitest/node';
import { modulesOf } from '../modulesOf.ts';

/** `coverage`: runs all files without a mutant and records which mutants each file executes. */
export type Order = { mutant: string; files: readonly string[]; hits: number } | { coverage: string };
export type Answer = { failed: string[]; unhandled: number };

type Project = {
  resolve?: object;
  test: { name: string; include: string[]; isolate: boolean; setupFiles?: string[] };
};

const root = process.cwd();
const { default: config }: { default: { test: { projects: Project[] } } } = await import(
  pathToFileURL(join(root, 'vitest.config.ts')).href
);
const looksAtTree = (file: string) =>
  /from 'node:(?:fs|child_process)'/.test(readFileSync(join(root, file), 'utf8'));
const projects = config.test.projects
  .filter(({ test }) => test.name.startsWith('unit'))
  .map(({ test, ...project }) => ({
    ...project,
    test: {
      ...test,
      // Excludes tests that read source files or start programs: they would see the inserted mutants.
      include: globSync(test.include).filter((file) => !looksAtTree(file)),
      isolate: process.env.MUTANT_COVERAGE ? true : test.isolate,
      setupFiles: [...(test.setupFiles ?? []), join(root, 'local/testing/codeMutants/runsSetup.ts')],
    },
  }));

const vitest = await createVitest('test', {
  root,
  config: false,
  projects: projects as never,
  watch: false,
  bail: process.env.MUTANT_COVERAGE ? 0 : 1,
  maxWorkers: process.env.MUTANT_COVERAGE ? 2 : 1,
  reporters: [{}],
});
const all = await vitest.globTestSpecifications();

const run = async (order: Order): Promise<Answer> => {
  const files = 'files' in order ? order.files : null;
  if ('mutant' in order)
    Object.assign(process.env, { MUTANT: order.mutant, MUTANT_HITS: String(order.hits) });
  const chosen = files ? files.flatMap((file) => all.filter(({ moduleId }) => moduleId === file)) : all;
  const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(chosen);
  return {
    failed: modulesOf(chosen, testModules)
      .filter((module) => !module.ok())
      .map(({ moduleId }) => moduleId),
    unhandled: unhandledErrors.length,
  };
};

process.on('message', async (order: Order) => process.send?.(await run(order)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
