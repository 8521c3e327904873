import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutants } from '../../tests/statements/mutants.ts';
import { inRoot } from '../project.ts';
import { statementsDocument } from './statementsDocument.ts';

it('docs/statements.md has each line that is broken; `node local/run.mjs docs` writes it anew', () => {
  const text = readFileSync(inRoot('docs', 'statements.md'), 'utf8');
  expect(text).toBe(statementsDocument(text, mutants));
});

it('shows code with bars, backticks and several lines in one cell', () => {
  const mutant = { statement: 'S1.1', file: 'a.ts', test: 'a.test.ts', title: '' };
  const text = '# Statements\n\n## Lines that are broken\nold\n\n## Else\nkept\n';
  expect(
    statementsDocument(text, [
      { ...mutant, find: 'a ||\n  b', put: '' },
      { ...mutant, find: '`a`', put: 'b' },
    ]),
  ).toBe(`# Statements

## Lines that are broken
Written by \`node local/run.mjs docs\` from \`tests/statements/mutants.ts\`.

| statement | line | test that notices |
|---|---|---|
| S1.1 | a.ts: \`a \\|\\| b\` is gone | a.test.ts |
| S1.1 | a.ts: \`\` \`a\` \`\` becomes \`b\` | a.test.ts |

## Else
kept
`);
});
