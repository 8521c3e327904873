import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

type Switch = {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { perTest: Record<string, Record<string, number>> };
};

// Instrumented files refer to this object: never replace it.
const world = globalThis as { __stryker__?: Switch };
world.__stryker__ ??= {};
const state = world.__stryker__;
const { MUTANT, MUTANT_HITS, MUTANT_COVERAGE } = process.env;
state.activeMutant = MUTANT || undefined;
if (MUTANT_HITS) {
  state.hitCount = 0;
  state.hitLimit = Number(MUTANT_HITS);
}
if (MUTANT_COVERAGE) {
  const file = expect.getState().testPath ?? '';
  state.currentTestId = file;
  afterAll(() => {
    const hits = state.mutantCoverage?.perTest[file] ?? {};
    mkdirSync(MUTANT_COVERAGE, { recursive: true });
    writeFileSync(join(MUTANT_COVERAGE, `${randomUUID()}.json`), JSON.stringify({ file, hits }));
  });
}
