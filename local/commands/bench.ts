import { readdirSync } from 'node:fs';
import { buildAll } from '../build/buildAll.ts';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { runProject } from '../suite/runProject.ts';
import { runTool } from '../tool.ts';

/** Returns the benches that run without emulators, because they need a quiet machine. */
const alone = () =>
  readdirSync(inRoot('tests', 'bench', 'alone')).map((file) => file.replace(/\.test\.ts$/, ''));

/** Runs the benches of tests/bench. Names choose some: `npm run bench -- floor`. */
export const run = async (args: string[]): Promise<void> => {
  const quiet = alone();
  const wantsSuite = args.length === 0 || args.some((name) => !quiet.includes(name));
  if (wantsSuite) return runProject(['bench'], args);
  await buildAll({ ifStale: true });
  const files = args.map((name) => `alone/${name}.test.ts`);
  const { ok } = await runTool('vitest', ['run', '--project', 'bench', ...files], { show: true });
  if (!ok) throw new Problem('A bench failed.');
};
