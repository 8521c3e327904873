import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../project.ts';
import type { Outcome } from './phases.ts';
import { runVitest, type VitestOptions } from './runners.ts';

/** Unit tests that read source files. They always run, since imports don't show what affects them. */
const readers = (): string[] =>
  globSync('{src,functions/src,local,tests/statements}/**/*.test.{ts,tsx}', { cwd: inRoot() }).filter(
    (file) => /from 'node:fs'/.test(readFileSync(inRoot(file), 'utf8')),
  );

export async function runChangedUnitTests(changedSince: string): Promise<Outcome> {
  const options: VitestOptions[] = [{ changedSince }, { filters: readers() }];
  const total: Outcome = { passed: 0, failed: 0, output: '' };
  for (const one of options) {
    const { passed, failed, output } = await runVitest('unit', one);
    total.passed += passed;
    total.failed += failed;
    total.output += output;
  }
  return total;
}
