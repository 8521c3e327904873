import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entriesOf } from '../../local/build/functionEntries.ts';
import { inRoot } from '../../local/project.ts';

const log = process.env.EXECUTED;

/**
 * Functions that never run here: scheduled ones, which `…Now` functions replace on the emulators, and
 * translation, which is not configured (functions/src/entries/onDescriptionWritten.trigger.ts).
 */
const neverThere = ['askStillForSale', 'cleanUp', 'onDescriptionWritten', 'verifyErasures'];

it.runIf(log)('every function was executed on the emulators in this run', () => {
  const names = entriesOf(readFileSync(inRoot('functions', 'src', 'index.ts'), 'utf8')).flatMap(
    (entry) => entry.names,
  );
  const executed = new Set(
    [...readFileSync(String(log), 'utf8').matchAll(/Beginning execution of "[\w-]+-(\w+)"/g)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(50);
  const missing = names.filter((name) => !executed.has(name) && !names.includes(`${name}Now`));
  expect(missing.toSorted()).toEqual(neverThere);
});
