import { InstallationError } from '../src/installation/readInstallation.ts';
import { Problem } from './problem.ts';
import { onStop, stopWhenTold } from './stopping.ts';
import { takeTarget } from './takeTarget.ts';

const commands: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  start: () => import('./commands/start.ts'),
  dev: () => import('./commands/dev.ts'),
  write: () => import('./commands/write.ts'),
  reset: () => import('./commands/reset.ts'),
  seed: () => import('./commands/seed.ts'),
  suite: () => import('./commands/suite.ts'),
  test: () => import('./commands/test.ts'),
  build: () => import('./commands/build.ts'),
  operator: () => import('./commands/operator.ts'),
  deploy: () => import('./commands/deploy.ts'),
  release: () => import('./commands/release.ts'),
  upgrade: () => import('./commands/upgrade.ts'),
  preview: () => import('./commands/preview.ts'),
  doctor: () => import('./commands/doctor.ts'),
  rehearse: () => import('./commands/rehearse.ts'),
  check: () => import('./commands/check.ts'),
  docs: () => import('./commands/docs.ts'),
  rules: () => import('./commands/rules.ts'),
  'test:faults': () => import('./commands/faults.ts'),
  'test:engines': () => import('./commands/engines.ts'),
  'test:load': () => import('./commands/load.ts'),
  'test:mutants': () => import('./commands/mutants.ts'),
  bench: () => import('./commands/bench.ts'),
  screenshots: () => import('./commands/screenshots.ts'),
  exhaustive: () => import('./commands/exhaustive.ts'),
  advisories: () => import('./commands/advisories.ts'),
  texts: () => import('./commands/texts.ts'),
  trace: () => import('./commands/trace.ts'),
};

stopWhenTold();
const [name = '', ...rest] = process.argv.slice(2);
// npm removes the first `--`; without npm, it is still there.
const given = rest[0] === '--' ? rest.slice(1) : rest;
let exitCode = 0;
try {
  const { target, args } = takeTarget(name, given);
  if (target) process.env.VONGXE_TARGET = target;
  const load = commands[name];
  if (!load)
    throw new Problem(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  const command = await load();
  await command.run(args);
  exitCode = Number(process.exitCode ?? 0);
} catch (failure) {
  const isPlain = failure instanceof Problem || failure instanceof InstallationError;
  console.error(isPlain ? `\n${failure.message}\n` : failure);
  exitCode = 1;
}
await onStop.settle();
process.exit(exitCode);
